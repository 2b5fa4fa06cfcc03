import { asFile } from './judged.ts';
import { openTable, play, type OpenedTable } from './open-table.ts';
import { readLeftOff, type LeftOff, type RecordLine } from '../../src/record/index.ts';
import { smallDice } from './small-dice.ts';
import type { ChatLine, Place } from '../../src/table/index.ts';
import type { Policy, Rules } from '../../src/game/index.ts';

/** The game that a record leaves, which must be one to go on with; `torn`: what of a next line was written. */
export async function leftOff(
  lines: readonly RecordLine[],
  torn = '',
  shuffle: (tiles: readonly Policy[]) => readonly Policy[] = (tiles) => tiles,
): Promise<LeftOff> {
  const left = await readLeftOff(new TextEncoder().encode(asFile(lines) + torn), shuffle);
  if ('problem' in left) throw new Error(JSON.stringify(left.problem));
  return left;
}

/** All that these viewers are shown and have heard. */
export const shown = (viewers: readonly Place[], talk: readonly ChatLine[]): string[] =>
  viewers.map(({ latest, log }) => {
    const { viewer, hosts, table, view, decision, claims } = latest;
    return JSON.stringify({ viewer, hosts, table, view, decision, claims, log, talk });
  });

/** Everybody at a table and somebody who looks on. */
export const everybody = ({ table, people }: OpenedTable): readonly Place[] => [
  ...people,
  table.watch() as Place,
];

/** A record, and what everybody saw once each of its lines stood there and before the next one did. */
export interface Seen {
  readonly lines: readonly RecordLine[];
  readonly after: readonly (readonly string[])[];
}

/** A game of people, at random and talkative, and bots. */
export async function playedOut(people: number, bots: number, rules: Partial<Rules>): Promise<Seen> {
  const lines: RecordLine[] = [];
  const after: string[][] = [];
  const talk: ChatLine[] = [];
  const look = () => {
    if (after.length < lines.length) after.push(shown(viewers, talk));
  };
  const opened: OpenedTable = openTable(people, bots, {
    capacity: people + bots,
    rules,
    openRecord: () => ({
      write(line) {
        look();
        lines.push(line);
      },
      close: () => {},
    }),
  });
  const viewers = everybody(opened);
  opened.host.onUpdate((update) => void talk.push(...update.talk));
  for (const person of opened.people) await person.command({ type: 'ready', rules });
  await opened.host.command({ type: 'start' });
  look();
  await opened.people[1]?.say('hello');
  look();
  await looked(opened);
  const chance = smallDice(people);
  while (opened.host.latest.table.stage === 'playing') {
    const speaker = chance.pick(opened.people);
    if (chance.below(6) === 0 && lines.some(({ type }) => type === 'nominate'))
      await speaker.say(`in round ${speaker.latest.view?.round}`);
    if (speaker.latest.claims.length > 0) await speaker.claim(chance.pick(speaker.latest.claims));
    let answers = 0;
    await play(opened, () => (answers += 1) > 1, chance.below(1000));
  }
  look();
  return { lines, after };
}

/** Everybody has looked at their role. */
export async function looked({ people }: OpenedTable): Promise<void> {
  for (const person of people) await person.command({ type: 'looked' });
}
