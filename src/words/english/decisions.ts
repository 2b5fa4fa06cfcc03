import { bold, joined, say, type Phrase, type Sentence } from '../span.ts';
import { fewAlive, trackerEnd } from '../../game/index.ts';
import { who, whoBold } from './grammar.ts';
import { newest, only } from '../story.ts';
import { limits } from './refusals.ts';
import { terms } from './terms.ts';
import type { Choice, Confirmation, DecisionWords, Panel, Scene } from '../words.ts';

export const decisions: DecisionWords = {
  nominate(scene, choice) {
    const chaos = newest(scene.story, 'nominated', 'chaos');
    return {
      bar: chaos
        ? `CHAOS laid a ${terms.party[chaos.event.policy]} policy. Name your Chancellor`
        : 'Name your Chancellor',
      rows: [
        picking(scene, choice, 'Enter names this seat', 'names it'),
        whoIsLimited(scene, choice),
        scene.view.hitlerZone
          ? say`${bold('HITLER ZONE')}  Name Hitler and win the vote, and the Fascists win at once.`
          : failing(scene, 'Everybody alive votes on the two of you. A rejection'),
      ],
    };
  },

  vote(scene) {
    const { view, me, keys } = scene;
    const stakes = view.hitlerZone
      ? say`${bold('HITLER ZONE')}  Elect Hitler and the Fascists win.`
      : failing(scene, 'A rejection');
    if (me !== null && view.voted.includes(me)) {
      return {
        bar: waitingFor(scene),
        rows: [
          `${keys.ja} or ${keys.nein} changes it until the last is in · ${view.voted.length} of ${view.living.length} in`,
          stakes,
          'Hold Space to see yours: this screen has neighbours.',
        ],
      };
    }
    return {
      bar: candidates(scene),
      rows: [
        `${view.majority} Ja of ${view.living.length} elect them · ${ballotsIn(view.voted.length)}`,
        stakes,
        view.awaited.length === 1
          ? 'Yours is the last: choose, then Enter turns all over.'
          : 'You can change yours until the last one is in.',
      ],
    };
  },

  discard({ view, nameOf }, { tile, facesOpen }) {
    const chancellor = view.chancellor === null ? '' : nameOf(view.chancellor);
    const bar = 'Discard one; your Chancellor gets the other two';
    if (!facesOpen) {
      return {
        bar,
        rows: [
          'Hold Space to see the faces.',
          '1 2 3 pick the one to discard;',
          'Enter discards it, face down.',
        ],
      };
    }
    if (tile === null) {
      return {
        bar,
        rows: [
          '1 2 3 pick the one to discard.',
          'The other two go on, shuffled.',
          'Let go and the faces close.',
        ],
      };
    }
    const others = [1, 2, 3].filter((number) => number !== tile + 1).join(' and ');
    return {
      bar,
      rows: [
        [bold(`Enter discards tile ${tile + 1}, face down.`)],
        { either: [`${chancellor} gets ${others}, shuffled.`, `C gets ${others}, shuffled.`] },
        'Let go and the faces close.',
      ],
    };
  },

  enact(scene, choice) {
    const bar = choice.barred.some(({ move }) => move.type === 'veto')
      ? 'Lay one; the other is discarded'
      : 'Lay one, or ask for a veto';
    return { bar, rows: enactRows(scene, choice) };
  },

  'answer-veto'({ view, nameOf, keys }) {
    const { chancellor } = view;
    const name = chancellor === null ? 'The Chancellor' : nameOf(chancellor);
    return {
      bar: `${chancellor === null ? '' : who(chancellor, nameOf)}: “I wish to veto this agenda.” Your answer?`,
      rows: [
        `${keys.agree} “I agree to the veto.” Both go, tracker to ${view.tracker + 1}.`,
        {
          either: [
            `${keys.refuse} ${name} must lay one, and can't ask again.`,
            `${keys.refuse} C must lay one, and can't ask again.`,
          ],
        },
        'Hold Space to see what you drew and passed.',
      ],
    };
  },

  investigate(scene, choice) {
    const { nameOf } = scene;
    const name = choice.seat === null ? '' : nameOf(choice.seat);
    return {
      bar: 'Investigate: whose party card will you see?',
      rows: [
        picking(scene, choice, `Enter: “I formally investigate ${name}.”`, 'investigates'),
        "You learn the party, not the role: Hitler's card says Fascist.",
        probedBefore(scene, choice),
      ],
    };
  },

  peek: () => ({
    bar: 'Peek: hold Space to see the top three, then Enter',
    rows: [
      [bold('Tile 1 is drawn first; order stays')],
      'The next President draws these.',
      'Say so, lie, or say nothing.',
    ],
  }),

  'special-election'(scene, choice) {
    const { view, nameOf } = scene;
    const next = view.nextPresident;
    return {
      bar: 'Special election: who is the next President?',
      rows: [
        picking(scene, choice, 'Enter makes this seat President next', 'makes it President next'),
        'Anyone alive but you; term limits bar only Chancellors.',
        say`Then order resumes left of you, at ${whoBold(next, nameOf)}. Pick ${next + 1} and ${next + 1} stands twice.`,
      ],
    };
  },

  execute: (scene, choice) => ({
    bar: 'Execute a player: who must go?',
    rows: [picking(scene, choice, 'Enter, then y, executes this seat', 'then y, executes'), ...fatal],
  }),
};

/** The question before an execution, where Enter means Back. */
export function confirmExecution({ nameOf }: Scene, target: number): Confirmation {
  return {
    head: 'YOUR MOVE',
    bar: `Execute ${who(target, nameOf)}? This can't be undone`,
    rows: ['', fatal[0], `${fatal[1]} Enter takes the highlighted: Back.`],
    buttons: ['Back', `“I formally execute ${nameOf(target)}.”`],
  };
}

/** Whose ballots are missing. */
export function waitingFor({ view, nameOf, me }: Scene): Sentence {
  const before = me !== null && view.voted.includes(me) ? 'Your ballot is in. ' : '';
  const all = (said: (seat: number) => string) => `${before}Waiting for ${view.awaited.map(said).join(', ')}`;
  return { either: [all((seat) => who(seat, nameOf)), all((seat) => String(seat + 1))] };
}

/** Who stands for election. */
export function candidates({ view, nameOf }: Scene): Sentence {
  const { president, chancellor } = view;
  const [p, c] = [who(president, nameOf), chancellor === null ? '' : who(chancellor, nameOf)];
  return { either: [`Vote: President ${p} + Chancellor ${c}?`, `Vote: P ${p} + C ${c}?`] };
}

const fatal = [
  'Hitler: the Liberals win. Anyone else: role stays hidden, the game goes on.',
  "The dead don't speak, vote or stand.",
] as const;

const ballotsIn = (count: number): string =>
  count === 0 ? 'no ballot in yet' : `${count} ballot${count === 1 ? '' : 's'} in, face down`;

function picking({ view }: Scene, { seat }: Choice, enter: string, enterDoes: string): Sentence {
  const tenth = view.living.includes(9) ? ' (0 = seat 10)' : '';
  if (seat === null) return `↑↓ or a digit chooses a seat${tenth}; Enter ${enterDoes}.`;
  return { either: [`${enter} · ↑↓ or a digit moves${tenth}`, `${enter} · ↑↓ or a digit moves`, enter] };
}

function failing({ view }: Scene, what: string): string {
  const left = trackerEnd - view.tracker;
  return left === 1 ? `${what} lays the top tile.` : `${what} moves the tracker to ${view.tracker + 1}.`;
}

function whoIsLimited({ view, nameOf, story }: Scene, { barred }: Choice): Sentence {
  const seats = barred.flatMap(({ move, refusal }) => {
    const why = limits[refusal.reason];
    return move.type === 'nominate' && why !== undefined ? [{ seat: move.chancellor, why }] : [];
  });
  if (seats.length > 0) {
    const each = (said: (seat: number) => string) =>
      say`Not now: ${joined(
        seats.map(({ seat, why }): Phrase => say`${bold(said(seat))}, ${why}`),
        ' · ',
      )}`;
    return { either: [each((seat) => who(seat, nameOf)), each((seat) => `seat ${seat + 1}`)] };
  }
  if (view.termLimits === null)
    return only(story, 'chaos').length > 0
      ? say`${bold('Nobody is limited')} this time: chaos wiped the last elected pair.`
      : say`${bold('Nobody is limited')}: no government has been elected yet.`;
  return view.living.length > fewAlive
    ? say`${bold('Nobody else is limited')}: the last elected pair can't be named anyway.`
    : say`${bold('Nobody else is limited')}: with so few alive only the last Chancellor is.`;
}

function probedBefore({ story, nameOf }: Scene, { barred }: Choice): Sentence {
  const before = barred.flatMap(({ move, refusal }) =>
    move.type === 'investigate' && refusal.reason === 'investigated-before' ? [move.target] : [],
  );
  const [seat] = before;
  if (seat === undefined) return 'Nobody has been investigated yet, and nobody can be twice.';
  const told = only(story, 'investigated').find(({ event }) => event.target === seat);
  const when = told ? `in round ${told.before.round}` : 'before';
  return say`Not ${whoBold(seat, nameOf)}: investigated ${when}, and nobody is twice in a game.`;
}

function enactRows({ view, nameOf, keys }: Scene, { tile, veto, facesOpen, barred }: Choice): Panel['rows'] {
  const president = nameOf(view.president);
  const barredVeto = barred.find(({ move }) => move.type === 'veto')?.refusal.reason;
  const third = barredVeto === 'veto-refused' ? 'The veto was refused, and is asked for once.' : noVetoYet;
  if (barredVeto !== undefined) {
    if (!facesOpen)
      return ['Hold Space to see the faces.', '1 2 pick the one to lay; Enter lays it, face up.', third];
    return [
      tile === null
        ? '1 2 pick the one to lay on the board.'
        : [bold(`Enter lays tile ${tile + 1} on the board, face up.`)],
      'The other one goes to the discards, face down.',
      third,
    ];
  }
  const ask: Sentence = {
    either: [`${keys.veto}: lay neither, if ${president} agrees.`, `${keys.veto}: lay neither, if P agrees.`],
  };
  if (veto) return [[bold('Enter asks for the veto.')], ask, 'One request. Tracker goes up.'];
  if (tile !== null && facesOpen)
    return [[bold(`Enter lays tile ${tile + 1}, face up.`)], ask, 'One request. Tracker goes up.'];
  return [
    facesOpen ? '1 2 pick the one to lay.' : 'Hold Space to see the faces.',
    ask,
    'One request. Tracker goes up.',
  ];
}

const noVetoYet = 'No veto yet: it opens after five Fascist ones.';
