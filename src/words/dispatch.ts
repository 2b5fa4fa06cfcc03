import type { NameOf, OutcomeType, Panel, Scene, TilePanel, VotePanel, Words } from './words.ts';
import { newest, type Told } from './story.ts';
import type { Ballot, Event, PublicEvent } from '../game/index.ts';

/** The log's line about an event; null for what only one seat knows, and for what the board says by itself. */
export function logLine({ log }: Pick<Words, 'log'>, { event, before }: Told, nameOf: NameOf): string | null {
  if (!isPublic(event, log)) return null;
  const write = log[event.type] as (event: PublicEvent, ...about: [Told['before'], NameOf]) => string | null;
  return write(event, before, nameOf);
}

const isPublic = (event: Event, log: Words['log']): event is PublicEvent => Object.hasOwn(log, event.type);

/** What the dock says of the last thing that came about. */
export type Outcome =
  | (Panel & { readonly policy?: never; readonly note?: never })
  | (TilePanel & { readonly note?: never })
  | (VotePanel & { readonly ballots: readonly (Ballot | null)[] });

/** What came about last since somebody was named Chancellor, unless it is among the `read` first events. */
export function newestOutcome(
  { outcomes }: Pick<Words, 'outcomes'>,
  scene: Scene,
  read: number,
): Outcome | null {
  const told = newest(scene.story, 'nominated', ...(Object.keys(outcomes) as OutcomeType[]));
  if (told === undefined || scene.story.indexOf(told) < read) return null;
  const { event } = told;
  const write = outcomes[event.type] as (told: Told, scene: Scene) => Panel | TilePanel | VotePanel;
  const said = write(told, scene);
  return 'ballots' in event ? ({ ...said, ballots: event.ballots } as Outcome) : (said as Outcome);
}
