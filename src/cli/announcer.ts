import { english, spansOf, versionsOf, wayIn } from '../words/index.ts';
import { jsonLine, type Io } from './io.ts';
import type { Doors } from './open-doors.ts';
import type { HostOptions } from './host-options.ts';
import type { TableWatcher } from '../table/index.ts';

/** Tells the output of a table without a screen what happens there. */
export interface Announcer extends TableWatcher {
  readonly listening: (doors: Doors) => void;
}

/** An object a line, as `docs/record.md` lists them; `recordOf` gives the file of a game's record. */
export const jsonAnnouncer = (io: Io, recordOf: (id: string) => string): Announcer => ({
  listening: ({ port, open, addresses, fingerprint }) =>
    io.out(jsonLine({ type: 'listening', port, addresses, doors: open, fingerprint }, io)),
  joined: (seat, name, bot) => io.out(jsonLine({ type: 'joined', seat, name, bot }, io)),
  started: (id, players) => io.out(jsonLine({ type: 'started', id, players }, io)),
  ended: (ending, id) =>
    io.out(
      jsonLine(
        { type: 'ended', winner: ending?.winner ?? null, by: ending?.by ?? null, record: recordOf(id) },
        io,
      ),
    ),
});

/** The same in sentences, and what those must know who join. */
export const plainAnnouncer = (
  io: Io,
  recordOf: (id: string) => string,
  { code, local }: Pick<HostOptions, 'code' | 'local'>,
): Announcer => ({
  listening: ({ open, addresses, fingerprint }) => {
    const lines = addresses.flatMap((host) => open.map((door) => `  ${wayIn(door, host, code)}\n`));
    io.out(`The table is open. Join it with\n${lines.join('')}`);
    if (fingerprint !== null) io.out(`The key of this host, as ssh shows it: ${fingerprint}\n`);
    const [readable] = versionsOf(english.lobby.readable(open));
    if (!local)
      io.out(
        `${spansOf(readable)
          .map(({ text }) => text)
          .join('')}\n`,
      );
  },
  joined: (seat, name, bot) => io.out(`Seat ${seat + 1}: ${name}${bot ? ', a bot' : ''}\n`),
  started: (_, players) => io.out(`The game has begun, with ${players} players.\n`),
  ended: (ending, id) => {
    const won = ending && (ending.winner === 'liberal' ? 'The Liberals have won.' : 'The Fascists have won.');
    io.out(`${won ?? 'The game was broken off.'} Its record: ${recordOf(id)}\n`);
  },
});
