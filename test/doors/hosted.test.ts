import { describe, expect, test } from 'vitest';
import { begin, openTable, sit, type OpenedTable } from '../support/open-table.ts';
import { defaultKeymap, type Keymap } from '../../src/screen/index.ts';
import { eventually } from '../support/eventually.ts';
import { houseOf } from '../support/house.ts';
import { MOST_CODES } from '../../src/doors/hosted/visit.ts';
import { modesLeft, XtermSession } from '../support/xterm.ts';
import { usualEdition } from '../../src/words/index.ts';
import { serve, serveSession, type Comer, type House } from '../../src/doors/hosted/index.ts';

/** Somebody who comes to a house, on a terminal of their own. */
function come({ table }: OpenedTable, comer: Partial<Comer> = {}, house: Partial<House> = {}) {
  const terminal = new XtermSession();
  const seated: (string | null)[] = [];
  const served = serve(
    terminal,
    {
      door: 'ssh',
      at: '192.168.1.20',
      openLine: '',
      returnLine: (token) => `ssh -p 7777 ${token}@192.168.1.20`,
      ...comer,
    },
    houseOf(table, house),
    { seated: (token) => void seated.push(token) },
  );
  return { terminal, served, seated };
}

const names = ({ host }: OpenedTable): string[] => host.latest.table.seats.map(({ name }) => name);
const clear = '\u0015';

describe('the entrance', () => {
  test('takes a name that stands in its field already with one key', async () => {
    const opened = openTable(1, 0);
    const { terminal, seated } = come(opened, { name: 'Boris' });
    await terminal.shows('Name › Boris');
    terminal.type('\r');
    await terminal.shows('you: 2 Boris');
    expect(names(opened)).toEqual(['Person 0', 'Boris']);
    expect(seated).toEqual([expect.any(String)]);
  });

  test.each([
    ['taken', 'Person 0', 'Somebody has that name'],
    ['no name', '   ', 'A name has at least one letter'],
    ['too wide', 'a'.repeat(17), 'wider than 16 columns'],
    ['of two alphabets', 'Bоris', 'mixes alphabets'],
  ])('asks again for a name that is %s, and says why', async (_, name, said) => {
    const opened = openTable(1, 0);
    const { terminal } = come(opened);
    await terminal.shows('Name ›');
    terminal.type(`${name}\r`);
    await terminal.shows(said);
    terminal.type(`${clear}Boris`);
    await terminal.until(() => !terminal.lines().join('\n').includes(said), 'no word of it any more');
    terminal.type('\r');
    await expect(terminal.shows('you: 2 Boris')).resolves.toBeUndefined();
  });

  test('a full table is told of at once: no name is asked for, and it can be looked at', async () => {
    const opened = openTable(2, 0, { capacity: 2 });
    const { terminal, seated } = come(opened, { name: 'Boris' });
    await terminal.shows('every seat is taken');
    expect(terminal.lines().join('\n')).toMatch(/No seat is free: give your way back[^]*Way back › *$/m);
    terminal.type('\t');
    await terminal.shows('watching');
    expect(seated).toEqual([null]);
    expect(opened.host.latest.table.spectators).toBe(1);
  });

  test('a game that has begun is told of at once; a way back leads into its seat, one cut short nowhere', async () => {
    const opened = openTable(5, 0);
    await begin(opened);
    const token = opened.people[1]?.token ?? '';
    const { terminal, seated } = come(opened, { name: 'Boris' });
    await terminal.shows('The game has begun');
    terminal.type(`${token.slice(0, -5)}\r`);
    await terminal.shows('That is no whole way back');
    expect(seated).toEqual([]);
    terminal.type(`${clear}ssh -p 7777 ${token}@192.168.1.20\r`);
    await terminal.shows('you: 2 Person 1');
    expect(seated).toEqual([token]);
  });

  test('a game that begins while somebody types a name is told of, and a way back is asked for', async () => {
    const opened = openTable(5, 0);
    const { terminal } = come(opened, { name: 'Boris' });
    await terminal.shows('Name › Boris');
    await begin(opened);
    terminal.type('\r');
    await terminal.shows('The game has begun');
    expect(terminal.lines().join('\n')).toMatch(/Way back › *$/m);
  });

  test('a seat that comes free while a way back is asked for can be taken', async () => {
    const opened = openTable(2, 0, { capacity: 2 });
    const { terminal } = come(opened, { name: 'Boris' });
    await terminal.shows('Way back ›');
    opened.people[1]?.leave();
    terminal.type('\r');
    await terminal.shows('Name › Boris');
    terminal.type('\r');
    await expect(terminal.shows('you: 2 Boris')).resolves.toBeUndefined();
  });

  test('a way back that is given for a name leads into its seat, one cut short is told of and seats nobody', async () => {
    const opened = openTable(2, 0);
    const token = opened.people[1]?.token ?? '';
    const { terminal } = come(opened);
    await terminal.shows('Name ›');
    terminal.type('k3f9-x2mm-7tq4\r');
    await terminal.shows('That is no whole way back');
    terminal.type(`${clear}${token}\r`);
    await terminal.shows('you: 2 Person 1');
    expect(names(opened)).toEqual(['Person 0', 'Person 1']);
  });

  test('a closed table is told of', async () => {
    const opened = openTable(1, 0);
    const { terminal } = come(opened, { name: 'Boris' });
    await terminal.shows('Name › Boris');
    opened.table.close('host-left');
    terminal.type('\r');
    await expect(terminal.shows('The table is closed.')).resolves.toBeUndefined();
  });

  test('is left with Ctrl-C, and the terminal is as it was found', async () => {
    const opened = openTable(1, 0);
    const { terminal, served } = come(opened);
    await terminal.shows('Name ›');
    terminal.type('\u0003');
    expect(await served.done).toBe('');
    await terminal.settled();
    expect(modesLeft(terminal)).toEqual([]);
    expect(names(opened)).toEqual(['Person 0']);
  });

  test('a paste of any length is cut, and is one line', async () => {
    const opened = openTable(1, 0);
    const { terminal } = come(opened);
    await terminal.shows('Name ›');
    terminal.type(`\u001b[200~${'long\nname '.repeat(6000)}\u001b[201~\r`);
    await terminal.shows('wider than 16 columns');
    expect(terminal.lines().findIndex((line) => line.includes('Name ›'))).toBe(20);
  });

  describe('of a table with a code', () => {
    const house = { code: 'tea' };

    test('asks for it again, then for a name', async () => {
      const opened = openTable(1, 0, { code: 'tea' });
      const { terminal } = come(opened, { name: 'Boris' }, house);
      await terminal.shows('Code ›');
      terminal.type('coffee\r');
      await terminal.shows('That is not the code');
      terminal.type('tea\r');
      await terminal.shows('Name › Boris');
      terminal.type('\r');
      await expect(terminal.shows('you: 2 Boris')).resolves.toBeUndefined();
    });

    test('takes it in small letters or capitals', async () => {
      const { terminal } = come(openTable(1, 0, { code: 'tea' }), {}, house);
      await terminal.shows('Code ›');
      terminal.type(' TEA \r');
      await terminal.shows('Name ›');
      terminal.type('Boris\r');
      await expect(terminal.shows('you: 2 Boris')).resolves.toBeUndefined();
    });

    test('asks for a way back once it was given where the game has begun', async () => {
      const opened = openTable(5, 0);
      await begin(opened);
      const { terminal } = come(opened, {}, house);
      await terminal.shows('Code ›');
      terminal.type('tea\r');
      await terminal.shows('The game has begun');
      expect(terminal.lines().join('\n')).toContain('Way back ›');
    });

    test('asks nobody for it who has given it before', async () => {
      const { terminal } = come(openTable(1, 0, { code: 'tea' }), { code: 'tea' }, house);
      await expect(terminal.shows('Name ›')).resolves.toBeUndefined();
    });

    test('ends after too many that are wrong', async () => {
      const { terminal, served } = come(openTable(1, 0, { code: 'tea' }), {}, house);
      await terminal.shows('Code ›');
      for (let attempt = 0; attempt < MOST_CODES; attempt += 1) terminal.type(`${attempt}\r`);
      expect(await served.done).toContain('wrong code too often');
    });
  });

  test('a known token leads straight in, an unknown one to the entrance', async () => {
    const opened = openTable(2, 0);
    const [, boris] = opened.people;
    const back = come(opened, { token: boris?.token ?? '' });
    await back.terminal.shows('you: 2 Person 1');
    expect(back.seated).toEqual([boris?.token]);
    const lost = come(opened, { token: '9999-9999-9999-9999-9999', name: 'Carol' });
    await lost.terminal.shows('That seat is not kept any more');
    lost.terminal.type('\r');
    await lost.terminal.shows('you: 3 Carol');
  });
});

describe('a served screen', () => {
  async function seated(opened: OpenedTable, house: Partial<House> = {}) {
    const guest = come(opened, { name: 'Boris' }, house);
    await guest.terminal.shows('Name › Boris');
    guest.terminal.type('\r');
    await guest.terminal.shows('Boris');
    return guest;
  }

  test('gone with its terminal leaves a seat that is kept', async () => {
    const opened = openTable(1, 0);
    const { terminal, served } = await seated(opened);
    terminal.end();
    await served.done;
    expect(opened.host.latest.table.seats[1]).toMatchObject({ name: 'Boris', away: true });
  });

  test('left by a key in the lobby frees the seat', async () => {
    const opened = openTable(1, 0);
    const { terminal, served } = await seated(opened);
    terminal.type('q');
    await terminal.shows('Leave the table?');
    terminal.type('y');
    expect(await served.done).toBe('You have left the table.');
    await terminal.settled();
    expect(modesLeft(terminal)).toEqual([]);
    expect(names(opened)).toEqual(['Person 0']);
  });

  test('left in a game says how to come back', async () => {
    const opened = openTable(4, 0);
    const { terminal, served, seated: tokens } = await seated(opened);
    terminal.type('r');
    await eventually(() => expect(opened.host.latest.table.seats[4]?.ready).toBe(true));
    await begin(opened);
    await terminal.shows('envelope');
    terminal.type('q');
    await terminal.shows('Leave the table?');
    terminal.type('y');
    expect(await served.done).toBe(
      `Your seat is kept. Come back with:\n  ssh -p 7777 ${tokens[0]}@192.168.1.20`,
    );
    expect(opened.host.latest.table.seats[4]?.away).toBe(true);
  });

  test('is in the language that their side tells, until they turn to another; so is its farewell', async () => {
    const opened = openTable(1, 0);
    const { terminal, served } = come(
      opened,
      { name: 'Boris', language: 'es' },
      { edition: { language: 'ko', theme: 'cats' } },
    );
    await terminal.shows('Nombre › Boris');
    terminal.type('\r');
    await terminal.shows('tú: 2 Boris');
    terminal.type('.');
    await terminal.shows('나: 2 Boris');
    terminal.type('..');
    await terminal.shows('you: 2 Boris');
    terminal.type('q');
    await terminal.shows('Leave the table?');
    terminal.type('y');
    expect(await served.done).toBe('You have left the table.');
  });

  test('is in the host’s language where their side tells none', async () => {
    const { terminal } = come(
      openTable(1, 0),
      { name: 'Boris' },
      { edition: { language: 'ko', theme: 'cats' } },
    );
    await terminal.shows('이름 › Boris');
    expect(terminal.lines().join('\n')).not.toContain('Name');
  });

  test('of somebody put out says so, on the screen until a key and then in a line', async () => {
    const opened = openTable(1, 0);
    const { terminal, served } = await seated(opened);
    await opened.host.command({ type: 'kick', seat: 1 });
    await terminal.shows('PUT OUT by the host');
    terminal.type('\r');
    expect(await served.done).toBe('The host has put you out.');
  });

  test('of a seat taken up elsewhere says so', async () => {
    const opened = openTable(1, 0);
    const { terminal, served, seated: tokens } = await seated(opened);
    opened.table.comeBack(tokens[0] ?? '');
    await terminal.shows('TAKEN UP ELSEWHERE');
    terminal.type('q');
    expect(await served.done).toBe('Your seat was taken up from elsewhere.');
    expect(opened.host.latest.table.seats[1]?.away).toBe(false);
  });

  test('taken down with its table says that it is closed', async () => {
    const opened = openTable(1, 0);
    const { terminal, served } = await seated(opened);
    opened.table.close('host-left');
    served.close();
    expect(await served.done).toBe('The table is closed.');
    await terminal.settled();
    expect(modesLeft(terminal)).toEqual([]);
  });

  test('of somebody who is in already is shown without an entrance', async () => {
    const opened = openTable(1, 0);
    const terminal = new XtermSession();
    const session = sit(opened.table, 'Boris');
    const way = { door: 'browser', at: 'here', openLine: '', returnLine: () => 'the way' } as const;
    serveSession(terminal, session, way, houseOf(opened.table), { edition: usualEdition });
    await terminal.shows('you: 2 Boris');
    terminal.end();
    await eventually(() => expect(opened.host.latest.table.seats[1]?.away).toBe(true));
  });

  describe('with a fault in it', () => {
    /** Keys that fail once a text was said at the table. */
    const brittle = (said: () => boolean): Keymap => ({
      ...defaultKeymap,
      get talk(): string {
        if (said()) throw new Error('a bug');
        return 't';
      },
    });

    test('ends alone, and says so', async () => {
      const opened = openTable(1, 0);
      let said = false;
      const faulty = await seated(opened, { keymap: brittle(() => said) });
      const other = come(opened, { name: 'Carol' });
      await other.terminal.shows('Name › Carol');
      other.terminal.type('\r');
      await other.terminal.shows('you: 3 Carol');
      const spectator = opened.table.watch();
      if ('refused' in spectator) throw new Error(spectator.refused);
      said = true;
      await spectator.say('boo');
      expect(await faulty.served.done).toContain('by a fault of this program');
      expect(faulty.terminal.errors).toEqual([new Error('a bug')]);
      await faulty.terminal.settled();
      expect(modesLeft(faulty.terminal)).toEqual([]);
      await other.terminal.shows('boo');
      expect(opened.host.latest.table.seats[1]?.away).toBe(true);
    });
  });
});
