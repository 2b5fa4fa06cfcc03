import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { spawnSync } from 'node:child_process';
import { afterAll, describe, expect, it } from 'vitest';

const program = fileURLToPath(new URL('../../bin/secret-cli.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'secret-cli-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the program as a shell would, without a terminal. */
function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    encoding: 'utf8',
    input: '',
  });
  return { status, stdout, stderr };
}

describe('the command line', () => {
  it.each([
    ['--help', /^Usage: secret-cli .*host .*join .*simulate .*verify /s],
    ['--version', /^\d+\.\d+\.\d+\n$/],
    [
      '--credits',
      /Mike Boxleiter, Tommy Maranges and Max Temkin.*Mackenzie Schubert.*Goat, Wolf, & Cabbage.*BY-NC-SA/s,
    ],
  ])('%s prints what it is for and ends with 0', (option, prints) => {
    expect(run(option)).toMatchObject({ status: 0, stdout: expect.stringMatching(prints), stderr: '' });
  });

  it.each([
    [['hsot'], /Did you mean host\?/],
    [['simulate', '--gmaes', '3'], /Did you mean --games\?/],
    [['simulate', '--games', '3', '--players', '7', '--bots', 'plian'], /plain/],
    [[], /Usage/],
    [['verify'], /file is missing/],
    [['host', '--players', '11'], /--players takes a number from 5 to 10/],
    [['host', '--players', '5', '--bots', '5'], /--bots takes a number from 0 to 4/],
    [['host', '--no-seat', '--json'], /--players/],
    [['host', '--port', '70000'], /--port takes a number/],
    [['host', '--name', '\u001b[2J'], /--name/],
    [['host', '--name', 'Bot Ada', '--bots', '4'], /looks like a bot’s/],
    [['host'], /needs a terminal/],
    [['solo', '--name', 'Ada'], /played on a terminal/],
    [['solo', '--players', '4'], /--players takes a number from 5 to 10/],
    [['solo', '--speed', 'fats'], /--speed is slow, normal or fast\. Did you mean fast\?/],
    [['solo', '--level', 'plian'], /--level is .*plain.*Did you mean plain\?/],
    [['pass', 'Ann', 'Ben'], /5 to 10 seats, .*, not 2/],
    [['pass', 'Ann', 'Ben', 'Cem', 'Dot', 'ann'], /"ann" is there twice/],
    [['pass', 'Ann', 'Ben', 'Cem', 'Dot', '\u001b[2J'], /a character that is not shown/],
    [['pass', 'Ann', 'Ben', 'Cem', 'Dot', 'Eve'], /played on a terminal/],
    [['pass'], /played on a terminal/],
    [['join', 'ftp://x'], /ws:\/\//],
    [['join', '127.0.0.1:1', '--name', 'Ada'], /needs a terminal/],
    [['simulate', '--games', 'many', '--players', '7'], /--games/],
    [
      ['simulate', '--games', '1', '--players', '7', '--rules', 'silence=on'],
      /silence is table, government or off/,
    ],
  ])('%j is a wrong usage: exit code 2 and a line that says what to do', (args, says) => {
    const { status, stdout, stderr } = run(...args);
    expect(status).toBe(2);
    expect(stdout).toBe('');
    expect(stderr).toMatch(says);
    expect(stderr).not.toMatch(/\n {4}at /);
  });

  it('simulate writes the same bytes for the same seed, and verify finds every game legal', () => {
    const files = ['a', 'b'].map((name) => join(folder, `${name}.jsonl`));
    for (const file of files) {
      const about = [
        '--games',
        '60',
        '--players',
        '7',
        '--bots',
        'plain,random',
        '--rules',
        'rulebook',
        '--seed',
        'tea',
      ];
      expect(run('simulate', ...about, '--records', file).status).toBe(0);
    }
    expect(spawnSync('cmp', files).status).toBe(0);
    expect(run('verify', ...files)).toMatchObject({ status: 0, stdout: '120 games, 0 illegal\n' });
  });

  it('a reader that goes away early is no fault', () => {
    const pipe = `"${process.execPath}" "${program}" verify --json "${join(folder, 'a.jsonl')}" | head -n 1`;
    const { status, stderr } = spawnSync('bash', ['-o', 'pipefail', '-c', pipe], { encoding: 'utf8' });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });
});

describe('in a terminal', () => {
  const inTerminal = (...args: string[]) =>
    spawnSync('script', ['-qec', [process.execPath, program, ...args].join(' '), '/dev/null'], {
      encoding: 'utf8',
      input: '',
      env: { ...process.env, XDG_STATE_HOME: folder },
    });

  it('join ends with 3 where nothing listens, and host where the port is taken', async () => {
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
    const { port } = taken.address() as AddressInfo;
    const hosted = inTerminal('host', '--local', '--port', String(port), '--name', 'Ada', '--records', folder);
    expect(hosted).toMatchObject({ status: 3, stdout: expect.stringContaining('that port is taken') });
    await new Promise((resolve) => taken.close(resolve));
    const joined = inTerminal('join', `127.0.0.1:${port}`, '--name', 'Ada');
    expect(joined).toMatchObject({ status: 3, stdout: expect.stringContaining('nothing listens there') });
  });

  it('join --seat with what is no token says what it takes', () => {
    const joined = inTerminal('join', '127.0.0.1:1', '--seat', 'k3f9-x2mm');
    expect(joined).toMatchObject({ status: 2, stdout: expect.stringContaining('five groups of four') });
  });

  it('join lists several seats that are kept at one host, for its user to choose by name', () => {
    const kept = [
      { host: '127.0.0.1:1', table: 'KITE-42', name: 'Ada', token: '1' },
      { host: '127.0.0.1:1', table: 'OTTER-07', name: 'José Luis', token: '2' },
      { host: '127.0.0.1:2', table: 'OTTER-07', name: 'Zoë', token: '3' },
    ];
    mkdirSync(join(folder, 'secret-cli'), { recursive: true });
    writeFileSync(join(folder, 'secret-cli', 'seats.json'), JSON.stringify(kept));
    const { status, stdout } = inTerminal('join', '127.0.0.1:1');
    expect(status).toBe(2);
    expect(stdout.split('\r\n').slice(1, 4)).toEqual([
      '  npx secret-cli join 127.0.0.1:1 --name Ada   (table KITE-42)',
      "  npx secret-cli join 127.0.0.1:1 --name 'José Luis'   (table OTTER-07)",
      '  npx secret-cli join 127.0.0.1:1 --new',
    ]);
    expect(inTerminal('join', '127.0.0.1:1', '--name', 'Ada')).toMatchObject({
      status: 3,
      stdout: expect.stringContaining('nothing listens there'),
    });
  });

  it('host ends with 5 where its record can’t be written', () => {
    const hosted = inTerminal(
      'host',
      '--local',
      '--port',
      '0',
      '--name',
      'Ada',
      '--records',
      '/dev/null/records',
    );
    expect(hosted).toMatchObject({ status: 5, stdout: expect.stringContaining('--records') });
  });
});
