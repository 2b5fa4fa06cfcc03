import { newest } from '../story.ts';
import { person, type Person } from '../phrases/person.ts';
import { turningPoint } from './turning-points.ts';
import type { EndedBy, Ending, Role } from '../../game/index.ts';
import type { EndedByPolicy, EndPhrases } from '../phrases/end.ts';
import type { EndWords, Scene } from '../words.ts';
import type { Phrases } from '../phrases/index.ts';
import type { Sentence } from '../span.ts';

/** The end of a game, in an edition's phrases. */
export function end(phrases: Phrases): EndWords {
  const { end: say, table } = phrases;
  return {
    won: ({ winner }) => say.won[winner],
    count: say.count,
    whoHead: say.whoHead,
    governmentsHead: say.governmentsHead,
    governmentsColumns: say.governmentsColumns,
    vetoed: say.vetoed,
    lie: say.lie,
    turningHead: say.turningHead,
    turningPoint: turningPoint(phrases),
    killed: say.killed,
    head: say.head,
    panel: (scene, ending, open) => ({
      bar: howWon(say, scene, ending),
      rows: [losers(say, scene, ending), '', open ? say.mayDealAgain : table.noMore],
    }),
  };
}

function howWon(say: EndPhrases, { story, nameOf }: Scene, { by }: Ending): Sentence {
  const laid = newest(story, 'nominated', 'enacted', 'chaos')?.event;
  if (laid === undefined || !isByPolicy(by)) return say.how[by];
  if (laid.type === 'chaos') return say.howChaos[by];
  return say.howLaid[by]({
    president: person(laid.president, nameOf),
    chancellor: person(laid.chancellor, nameOf),
  });
}

const isByPolicy = (by: EndedBy): by is EndedByPolicy =>
  by === 'liberal-policies' || by === 'fascist-policies' || by === 'mastermind';

function losers(
  { lost }: EndPhrases,
  { nameOf }: Scene,
  { winner, roles }: NonNullable<Scene['view']['ending']>,
): Sentence {
  const all = (role: Role): readonly Person[] =>
    roles.flatMap((other, seat) => (other === role ? [person(seat, nameOf)] : []));
  const one = (role: Role): Person => person(roles.includes(role) ? roles.indexOf(role) : null, nameOf);
  if (winner === 'mastermind') return lost.all(one('mastermind'));
  const beside = roles.includes('mastermind');
  if (winner === 'fascist')
    return beside
      ? lost.liberalsAndMastermind(all('liberal'), one('mastermind'))
      : lost.liberals(all('liberal'));
  return beside
    ? lost.fascistsAndMastermind(all('fascist'), one('hitler'), one('mastermind'))
    : lost.fascists(all('fascist'), one('hitler'));
}
