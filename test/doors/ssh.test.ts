import { once } from 'node:events';
import {
  BaseAgent,
  utils,
  type AnyAuthMethod,
  type Client,
  type ClientChannel,
  type ConnectConfig,
  type Prompt,
} from 'ssh2';
import { describe, expect, test } from 'vitest';
import { begin, openTable } from '../support/open-table.ts';
import {
  comeBySsh,
  connectSsh,
  openSshDoor,
  shellOn,
  type ListeningDoor,
  type SshGuest,
} from './ssh-client.ts';
import { eventually } from '../support/eventually.ts';
import { houseOf } from '../support/house.ts';
import { MOST_TRIES } from '../../src/doors/ssh/admission.ts';
import { newHostKey } from '../../src/doors/ssh/index.ts';
import { newToken } from '../../src/table/index.ts';
import { randomBytes } from 'node:crypto';

const key = newHostKey();
const otherKey = utils.generateKeyPairSync('rsa', { bits: 2048 });
const withKey = (privateKey = key): ConnectConfig => ({ username: 'boris', privateKey });

type Asking = (
  name: string,
  instructions: string,
  language: string,
  prompts: readonly Prompt[],
  answer: (answers: string[]) => void,
) => void;

/** Answers what a server asks, in order; `asked` grows by its questions. */
function answering(...answers: readonly string[]) {
  const asked: string[] = [];
  const left = [...answers];
  const hear: Asking = (_name, _instructions, _language, prompts, answer) => {
    asked.push(...prompts.map(({ prompt }) => prompt));
    answer(prompts.map(() => left.shift() ?? ''));
  };
  return { asked, hear };
}

/** Comes with a key, where one is given, and answers what is asked. */
function withCode(answers: ReturnType<typeof answering>, config: ConnectConfig = {}): ConnectConfig {
  const { username = 'root', privateKey } = config;
  const methods: AnyAuthMethod[] = [
    { type: 'none', username },
    ...(privateKey === undefined ? [] : [{ type: 'publickey', username, key: privateKey } as const]),
    { type: 'keyboard-interactive', username, prompt: answers.hear as never },
  ];
  return { ...config, authHandler: methods };
}

/** Comes as boris, and sits down beside the host. */
async function seatedBySsh(door: ListeningDoor, config: ConnectConfig): Promise<SshGuest> {
  const guest = await comeBySsh(door, config);
  await guest.shows('Name › boris');
  guest.type('\r');
  await guest.shows('you: 2 boris');
  return guest;
}

describe('by SSH', () => {
  test('somebody without a key gets in unasked, takes a seat and is told how to come back', async () => {
    const { table, host } = openTable(1, 0, { newToken: () => newToken(randomBytes) });
    await using door = await openSshDoor(houseOf(table));
    const guest = await comeBySsh(door, { username: 'boris' });
    await guest.shows('Name › boris');
    expect(door.seated).toHaveLength(0);
    guest.type('\r');
    await guest.shows('you: 2 boris');
    expect(door.seated).toEqual(door.welcomed);
    expect(host.latest.table.seats[1]).toMatchObject({ name: 'boris', door: 'ssh' });
  });

  test.each([
    [{ LANG: 'es_ES.UTF-8' }, 'Nombre ›'],
    [{ LC_ALL: 'ko_KR.UTF-8', LANG: 'es_ES.UTF-8' }, '이름 ›'],
    [{ LANG: 'fr_FR.UTF-8' }, 'Name ›'],
    [{ LANG: `es_ES${'x'.repeat(300)}` }, 'Name ›'],
  ])('a guest whose client sends %j is asked in their language', async (env, asks) => {
    const { table } = openTable(1, 0);
    await using door = await openSshDoor(houseOf(table));
    const guest = await comeBySsh(door, { username: 'root' }, { env });
    expect(await guest.shows(asks)).toBeTruthy();
  });

  test.each(['root', 'pi', 'Bоris', 'a'.repeat(300), '\u001b[2J', ''])(
    'a user called %j is asked for a name',
    async (username) => {
      const { table } = openTable(1, 0);
      await using door = await openSshDoor(houseOf(table));
      const guest = await comeBySsh(door, { username: username || 'root' });
      expect(await guest.shows('Name ›')).toMatch(/Name › *$/m);
    },
  );

  test.each([
    ['ed25519', key],
    ['rsa', otherKey.private],
  ])('somebody with a key of %s gets in unasked, and finds their seat again with it', async (_, privateKey) => {
    const { table } = openTable(1, 0);
    await using door = await openSshDoor(houseOf(table));
    const guest = await seatedBySsh(door, withKey(privateKey));
    guest.client.destroy();
    const back = await comeBySsh(door, withKey(privateKey));
    expect(await back.shows('you: 2 boris')).toBeTruthy();
  });

  test('another key, or the same one under another name, is somebody else', async () => {
    const { table } = openTable(1, 0);
    await using door = await openSshDoor(houseOf(table));
    await seatedBySsh(door, withKey());
    const other = await comeBySsh(door, withKey(otherKey.private));
    await other.shows('Name › boris');
    const carol = await comeBySsh(door, { ...withKey(), username: 'carol' });
    expect(await carol.shows('Name › carol')).toBeTruthy();
  });

  test('a key whose holder can’t sign with it is no key', async () => {
    const { table } = openTable(1, 0);
    await using door = await openSshDoor(houseOf(table));
    await seatedBySsh(door, withKey());
    class Thief extends BaseAgent {
      override getIdentities(found: (error: undefined, keys: Buffer[]) => void): void {
        const parsed = utils.parseKey(key);
        if (parsed instanceof Error) throw parsed;
        found(undefined, [parsed.getPublicSSH()]);
      }
      override sign(_key: unknown, _data: unknown, ...[, signed]: unknown[]): void {
        (signed as (error: undefined, signature: Buffer) => void)(undefined, Buffer.alloc(64, 7));
      }
    }
    const thief = await comeBySsh(door, { username: 'boris', agent: new Thief() as never });
    expect(await thief.shows('Name › boris')).toBeTruthy();
  });

  test('a seat’s token as the user name leads back into the seat', async () => {
    const opened = openTable(5, 0, { newToken: () => newToken(randomBytes) });
    await using door = await openSshDoor(houseOf(opened.table, { code: 'tea' }));
    await begin(opened);
    const [, boris] = opened.people;
    boris?.lost();
    const guest = await comeBySsh(door, { username: boris?.token ?? '' });
    await guest.shows('you: 2 Person 1');
    guest.type('q');
    await guest.shows('Leave the table?');
    guest.type('y');
    await guest.gone;
    expect(guest.exitStatus).toBe(0);
    await guest.shows(`ssh -p ${door.port} ${boris?.token}@127.0.0.1`);
    expect(guest.terminal.buffer.active.type).toBe('normal');
  });

  test('a token of no seat leads to the entrance, and past no code', async () => {
    const { table } = openTable(1, 0, { code: 'tea' });
    await using door = await openSshDoor(houseOf(table, { code: 'tea' }));
    const guest = await comeBySsh(door, { username: newToken(randomBytes) });
    await guest.shows('That seat is not kept any more');
    expect(await guest.shows('Code ›')).toBeTruthy();
  });

  test('a token that is cut short is told of, and is no name', async () => {
    const { table } = openTable(1, 0);
    await using door = await openSshDoor(houseOf(table));
    const guest = await comeBySsh(door, { username: 'k3f9-x2mm-7tq4' });
    expect(await guest.shows('That is no whole way back')).toMatch(/Name › *$/m);
  });

  describe('at a table with a code', () => {
    const opened = () => openTable(1, 0, { code: 'tea' });

    test('somebody is asked for it, again after a wrong one, and not once more at the entrance', async () => {
      const { table } = opened();
      await using door = await openSshDoor(houseOf(table, { code: 'tea' }));
      const answers = answering('coffee', '', ' Tea ');
      const guest = await comeBySsh(door, withCode(answers, { username: 'boris' }));
      await guest.shows('Name › boris');
      expect(answers.asked).toEqual([
        'Code of the table: ',
        'That is not the code; 5 tries are left. Code of the table: ',
        'That is not the code; 4 tries are left. Code of the table: ',
      ]);
    });

    test('somebody with a key is asked, too, until they have a seat', async () => {
      const { table } = opened();
      await using door = await openSshDoor(houseOf(table, { code: 'tea' }));
      const answers = answering('tea');
      const guest = await comeBySsh(door, withCode(answers, withKey()));
      await guest.shows('Name › boris');
      expect(answers.asked).toHaveLength(1);
      guest.type('\r');
      await guest.shows('you: 2 boris');
      guest.client.destroy();
      const unasked = answering();
      const back = await comeBySsh(door, withCode(unasked, withKey()));
      await back.shows('you: 2 boris');
      expect(unasked.asked).toEqual([]);
    });

    test('too many wrong ones end the connection', async () => {
      const { table } = opened();
      await using door = await openSshDoor(houseOf(table, { code: 'tea' }));
      const answers = answering();
      await expect(connectSsh(door, withCode(answers))).rejects.toThrow(/closed|failed/);
      expect(answers.asked).toHaveLength(MOST_TRIES);
      expect(answers.asked.at(-1)).toContain('1 try is left');
    });
  });

  test('a password is never asked for, and ends the connection when it is tried too often', async () => {
    const { table } = openTable(1, 0);
    await using door = await openSshDoor(houseOf(table));
    const offered: unknown[] = [];
    const connecting = connectSsh(door, {
      password: 'secret',
      authHandler: (left, _partial, next) => {
        offered.push(left);
        next('password');
      },
    });
    await expect(connecting).rejects.toThrow('closed');
    expect(offered).toEqual([
      null,
      ...Array.from({ length: MOST_TRIES }, () => ['publickey', 'keyboard-interactive']),
    ]);
  });
});

/** Matches a sequence that sets a look, with such parameters. */
const sgr = (parts: TemplateStringsArray): RegExp => new RegExp(`\\u001b\\[(?:\\d+;)*${parts.raw[0]}`);

describe('an SSH guest’s terminal', () => {
  test.each([
    ['xterm', {}, sgr`(?:\d+;)*(?:3[0-7]|9[0-7])m`, sgr`(?:\d+;)*[34]8;`],
    ['xterm-256color', {}, sgr`(?:\d+;)*(?:3[0-7]|9[0-7])m`, sgr`(?:\d+;)*[34]8;2;`],
    ['xterm', { COLORTERM: 'truecolor' }, sgr`(?:\d+;)*[34]8;2;`, sgr`(?:\d+;)*[34]8;5;`],
    ['dumb', { COLORTERM: 'truecolor' }, /Name/, sgr`(?:\d+;)*(?:[34]8;|3[0-7]m|9[0-7]m)`],
    ['xterm-256color', { NO_COLOR: '1' }, /Name/, sgr`(?:\d+;)*(?:[34]8;|3[0-7]m|9[0-7]m)`],
  ])(
    '%s with %j is sent the colours that it shows, beside others that show more',
    async (term, env, shown, not) => {
      const opened = openTable(5, 0, { newToken: () => newToken(randomBytes) });
      await using door = await openSshDoor(houseOf(opened.table));
      const other = await comeBySsh(
        door,
        { username: 'carol' },
        { term: 'xterm-direct', env: { COLORTERM: 'truecolor' } },
      );
      await other.shows('Name');
      await begin(opened);
      const guest = await comeBySsh(door, { username: opened.people[1]?.token ?? '' }, { term, env });
      await guest.shows('you: 2');
      const sent = guest.sent.replaceAll('Person', 'Name');
      expect(sent).toMatch(shown);
      expect(sent).not.toMatch(not);
    },
  );

  test('has any size, told at any time', async () => {
    const { table } = openTable(1, 0);
    await using door = await openSshDoor(houseOf(table));
    const guest = await comeBySsh(door, { username: 'boris' }, { columns: 80, rows: 24 });
    await guest.shows('Name › boris');
    for (const [columns, rows] of [
      [0, 0],
      [65_535, 65_535],
      [4_294_967_295, 4_294_967_295],
      [1, 1],
    ] as const)
      guest.channel.setWindow(rows, columns, 0, 0);
    guest.type('a');
    guest.resize(100, 30);
    guest.type('n');
    await guest.shows('Name › borisan');
    expect(guest.screen.split('\n').findIndex((line) => line.includes('Name ›'))).toBe(26);
  });

  test('that is killed leaves a seat that is kept', async () => {
    const { table, host } = openTable(1, 0);
    await using door = await openSshDoor(houseOf(table));
    const guest = await seatedBySsh(door, { username: 'boris' });
    guest.client.destroy();
    await eventually(() => expect(host.latest.table.seats[1]?.away).toBe(true));
  });

  test('reads why the table was closed, and is as it was found', async () => {
    const { table } = openTable(1, 0);
    const door = await openSshDoor(houseOf(table));
    const guest = await seatedBySsh(door, { username: 'boris' });
    table.close('host-left');
    await door[Symbol.asyncDispose]();
    await guest.gone;
    expect(guest.exitStatus).toBe(0);
    await guest.shows(/^\s*The table is closed\.\s*$/);
    expect(guest.terminal.buffer.active.type).toBe('normal');
  });
});

describe('an SSH door is for nothing else', () => {
  const refusal = /Unable to|Channel open failure|open failed|failed/;
  const asked = <Answer>(
    ask: (answered: (error: Error | undefined, answer?: Answer) => void) => void,
  ): Promise<unknown> =>
    new Promise((resolve, reject) => ask((error, answer) => (error ? reject(error) : resolve(answer))));

  test.each([
    ['second session', (client: Client) => shellOn(client)],
    [
      'forwarding from the guest',
      (client: Client) => asked((answered) => client.forwardOut('127.0.0.1', 1, '127.0.0.1', 22, answered)),
    ],
    [
      'forwarding to the guest',
      (client: Client) => asked((answered) => client.forwardIn('127.0.0.1', 0, answered)),
    ],
    [
      'forwarding of sockets',
      (client: Client) => asked((answered) => client.openssh_forwardOutStreamLocal('/run/x', answered)),
    ],
  ])('no %s, and the first session goes on', async (_, request) => {
    const { table } = openTable(1, 0);
    await using door = await openSshDoor(houseOf(table));
    const client = await connectSsh(door, { username: 'boris' });
    const guest = await shellOn(client);
    await guest.shows('Name › boris');
    await expect(request(client)).rejects.toThrow(refusal);
    guest.type('\r');
    await guest.shows('you: 2 boris');
  });

  test('no X11', async () => {
    const { table } = openTable(1, 0);
    await using door = await openSshDoor(houseOf(table));
    const client = await connectSsh(door);
    await expect(asked((answered) => client.shell({}, { x11: true }, answered))).rejects.toThrow(refusal);
    client.end();
    await once(client, 'close');
  });

  type Answered = (error: Error | undefined, channel: ClientChannel) => void;

  test.each([
    ['commands', (client: Client, answered: Answered) => client.exec('id', answered)],
    [
      'commands on a terminal',
      (client: Client, answered: Answered) => client.exec('id', { pty: true }, answered),
    ],
    ['files', (client: Client, answered: Answered) => client.subsys('sftp', answered)],
    ['subsystems', (client: Client, answered: Answered) => client.subsys('netconf', answered)],
    ['shells without a terminal', (client: Client, answered: Answered) => client.shell(false, answered)],
  ])('no %s: a sentence, an exit status and the end, whatever is sent', async (_, request) => {
    const { table, host } = openTable(1, 0);
    await using door = await openSshDoor(houseOf(table));
    const client = await connectSsh(door);
    let said = '';
    let status: unknown;
    request(client, (error, channel) => {
      if (error) throw error;
      channel.stderr.on('data', (bytes: Buffer) => (said += bytes.toString()));
      channel.on('exit', (code: unknown) => (status = code)).resume();
      channel.write('x'.repeat(100_000));
    });
    await once(client, 'close');
    expect(said).toBe(`This host only shows the game: connect with  ssh -p ${door.port} 127.0.0.1\r\n`);
    expect(status).toBe(1);
    expect(host.latest.table.seats).toHaveLength(1);
  });
});
