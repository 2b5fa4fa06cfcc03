import * as example from '../support/example-game.ts';
import {
  talkAtTheBallot,
  talkToRound13,
  tenRoles,
  twelveRounds,
  wholeStory,
} from '../support/example-story.ts';
import { advise } from '../../src/bots/index.ts';
import { setOf } from '../support/positions.ts';
import type { Event, Game } from '../../src/game/index.ts';
import type { Scene } from './scene.ts';

const enter = '\r';
const space = ' ';
const up = '\u001b[A';

/** The drawn game up to the first event of that type in that round. */
function storyTo(round: number, type: Event['type']): readonly Event[] {
  const began = roundBegins(round);
  const last = wholeStory.findIndex((event, index) => index >= began && event.type === type);
  return wholeStory.slice(0, last + 1);
}

const roundBegins = (round: number): number =>
  wholeStory.findIndex((event) => event.type === 'round-began' && event.round === round);

/** The log of an example, with all that the drawn game had before the first round it tells of. */
function whole({ log }: example.Example): readonly Event[] {
  const start = log.findIndex(({ type }) => type === 'round-began');
  const first = log[start];
  const round = first?.type === 'round-began' ? first.round : 1;
  return [...wholeStory.slice(0, roundBegins(round)), ...log.slice(start)];
}

/** An example with the whole log and what was said before it. */
const told = (at: example.Example): Omit<Scene, 'name'> => ({ ...at, log: whole(at), talk: talkAtTheBallot });

const ballot = { ...example.ballot(), log: twelveRounds, talk: talkToRound13 };

const investigated: readonly Event[] = [
  ...storyTo(6, 'investigated'),
  { type: 'saw-party', target: 7, party: 'liberal' },
  { type: 'round-began', round: 7, president: 3, because: 'next' },
];

/** The card has been shown, and Rosa is next. */
const afterCard = (game: Game): Game => ({
  ...game,
  phase: 'nominate',
  round: 7,
  president: 3,
  chancellor: null,
  investigated: setOf([1, 7]),
  usedPowers: [game.usedPowers[0] ?? null, { power: 'investigate', president: 2, target: 7, government: 1 }],
});

const over: Game = {
  ...example.ballot().game,
  roles: [...tenRoles],
  round: 17,
  phase: 'over',
  ending: { winner: 'liberal', by: 'liberal-policies' },
};

const lost: Game = { ...over, round: 14, ending: { winner: 'fascist', by: 'hitler-elected' } };
const lostStory: readonly Event[] = [
  ...storyTo(14, 'elected'),
  { type: 'ended', winner: 'fascist', by: 'hitler-elected', roles: tenRoles, sessions: [] },
];

/** The scenes of a game, in the order in which it comes to them. */
export const inPlay: readonly Scene[] = [
  { name: 'investigate', ...example.investigate(), log: storyTo(6, 'enacted'), keys: ['8'] },
  {
    name: 'investigate-result',
    ...example.investigate(),
    game: afterCard(example.investigate().game),
    log: investigated,
    keys: [space],
  },
  { name: 'peek', ...example.peek(), keys: [space] },
  { name: 'special', ...example.special(), log: storyTo(7, 'enacted'), keys: ['8'] },
  { name: 'nominate-wait', ...told(example.nominateWait()) },
  { name: 'ballot', ...ballot },
  { name: 'ballot-cast', ...ballot, game: example.ballot([1, 2, 4, 5, 6, 8]).game },
  {
    name: 'ballot-clock',
    ...ballot,
    table: {
      clocks: { nominate: 0, vote: 60, legislate: 120, power: 0, extra: 30 },
      timeLeft: { seconds: 30, extra: false },
    },
  },
  { name: 'ballot-rejected', ...told(example.rejected()) },
  { name: 'ballot-elected', ...told(example.legislating()) },
  { name: 'session-wait', ...told(example.legislating()), keys: [enter] },
  { name: 'dead-key', ...told(example.legislating()), keys: [enter, 't'] },
  { name: 'silence-aloud', ...told(example.legislating()), table: { together: true }, keys: [enter] },
  { name: 'chancellor', ...told(example.chancellor()), keys: ['1', space] },
  { name: 'policy-laid', ...told(example.policyLaid()) },
  { name: 'execute-choose', ...told(example.policyLaid(9)), keys: ['2'] },
  { name: 'execute', ...told(example.policyLaid(9)), keys: ['2', enter] },
  { name: 'chaos', ...told(example.afterChaos()), keys: ['3'] },
  { name: 'nominate', ...told(example.nominate()), keys: ['8'] },
  { name: 'president-closed', ...told(example.president()), keys: ['3'] },
  { name: 'president-open', ...told(example.president()), keys: ['3', space] },
  { name: 'claim', ...example.claim(), talk: talkAtTheBallot, keys: [enter, 'c'] },
  { name: 'chancellor-veto', ...told(example.chancellorVeto()), keys: ['1', space] },
  { name: 'veto-answer', ...told(example.vetoAnswer()) },
  { name: 'game-over', game: over, me: 2, log: wholeStory, talk: talkAtTheBallot, table: { stage: 'over' } },
  { name: 'game-lost', game: lost, me: 2, log: lostStory, table: { stage: 'over', host: 2 } },
];

/** What is read over the board, and what is typed. */
export const pages: readonly Scene[] = [
  { name: 'history', ...ballot, keys: ['h'] },
  { name: 'history-votes', ...ballot, keys: ['h', up, up, enter] },
  { name: 'log', ...ballot, keys: ['l'] },
  {
    name: 'chat',
    ...told(example.nominateWait()),
    talk: talkToRound13,
    keys: ['\t', 't', '@Tomás because you owe us one for R7?'],
  },
  { name: 'help', ...ballot, keys: ['?'] },
  { name: 'mine', ...ballot, keys: [space] },
  { name: 'advice', ...ballot, solo: true, advise, keys: ['a'] },
  { name: 'advice-shut', ...told(example.nominate()), advise, keys: ['a'] },
  { name: 'advice-tiles', ...told(example.president()), solo: true, advise, keys: ['a'] },
];
