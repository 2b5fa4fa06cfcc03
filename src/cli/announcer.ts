import { textOf, wayIn, wordsIn, type Edition } from '../words/index.ts';
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
  listening: ({ port, open, addresses, fingerprint, certificate }) =>
    io.out(jsonLine({ type: 'listening', port, addresses, doors: open, fingerprint, certificate }, io)),
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

/** The same in sentences, and what those must know who join. `edition`: in what the host reads the game. */
export const plainAnnouncer = (
  io: Io,
  recordOf: (id: string) => string,
  { code, local }: Pick<HostOptions, 'code' | 'local'>,
  edition: Edition,
): Announcer => {
  const { host: say } = io.words;
  const tell = (line: string): void => io.out(`${line}\n`);
  return {
    listening: ({ open, addresses, fingerprint, certificate }) => {
      tell(say.open(addresses.flatMap((host) => open.map((door) => `  ${wayIn(door, host, code)}`))));
      if (fingerprint !== null) tell(say.fingerprint(fingerprint));
      if (certificate !== null) tell(say.certificate(certificate));
      if (!local) tell(textOf(wordsIn(edition).lobby.readable(open)));
    },
    joined: (seat, name, bot) => tell((bot ? say.joinedBot : say.joined)(seat + 1, name)),
    started: (_, players) => tell(say.started(players)),
    ended: (ending, id) => tell(say.ended[ending?.by ?? 'brokenOff'](recordOf(id))),
  };
};
