import { fewAlive } from '../../game/index.ts';
import type { HelpTopic, HelpWords } from '../table-words.ts';
import type { Scene } from '../words.ts';

export const help: HelpWords = {
  head: 'Help',
  keys: '↑↓ more · Home first · End last',
  now: {
    lobby: topic(
      'the lobby',
      () =>
        'Five to ten play. The seats are in order of play, and the host can change it to how people sit. Once the host starts, the program deals the roles.',
    ),
    roles: topic(
      'roles',
      () =>
        'You are a Liberal, a Fascist or Hitler, and nobody sees your card but you. The Fascists know each other and Hitler. Liberals know nobody, and win only if they find out whom to trust.',
    ),
    nominate: topic('the nomination', (scene) =>
      [
        'The President names another living player as Chancellor,',
        `but not the last elected ${fewAlivePlay(scene) ? 'Chancellor: with five alive the President is free' : 'pair'}.`,
        'All vote on the two. After three failures in a row, chaos lays the top tile.',
      ].join(' '),
    ),
    vote: topic('the vote', (scene) =>
      [
        'Everyone alive votes, both candidates too. More than half must say Ja; a tie fails.',
        'Ballots turn over together. A rejection moves the tracker.',
        scene?.view.hitlerZone === true
          ? 'Three Fascist policies are down: if this Chancellor is Hitler, a Ja ends it.'
          : 'Once three Fascist policies are down, electing Hitler ends it.',
      ].join(' '),
    ),
    legislate: topic(
      'legislation',
      () =>
        'The President draws three tiles and discards one; the Chancellor gets two and lays one. Nobody speaks till it is on the board. What was discarded stays face down: of that both may lie.',
    ),
    'answer-veto': topic(
      'the veto',
      () =>
        'Five Fascist policies are down, so the Chancellor may ask to lay neither tile. If the President agrees, all three are discarded and the tracker moves; if not, one must be laid.',
    ),
    investigate: topic(
      'an investigation',
      () =>
        "The President alone sees the party card of one player: Liberal or Fascist, as Hitler's card says too. What is told of it may be a lie. Nobody is investigated twice.",
    ),
    peek: topic(
      'a peek',
      () =>
        'The President alone sees the top three tiles; they stay as they are, for the next government to draw. What is told of them may be a lie.',
    ),
    'special-election': topic(
      'a special election',
      () =>
        'The President picks who stands for President next: anybody else alive. Afterwards the order resumes left of the President who picked, and nobody is left out.',
    ),
    execute: topic(
      'an execution',
      () =>
        "The President must execute somebody, and decides alone. If it is Hitler, the Liberals win; if not, the role stays hidden. The dead don't speak, vote or stand.",
    ),
    over: topic(
      'the end',
      () =>
        'The game is over, and everybody may talk, the dead and those who watch as well. The host can deal again to the same seats.',
    ),
  },
  keysNow: 'Keys now',
  keysAlways: 'Always',
  boardHead: (players) => `Fascist squares, ${players <= 6 ? '5–6' : players <= 8 ? '7–8' : '9–10'} players`,
  brings: {
    investigate: 'check a party card',
    peek: 'see the top three tiles',
    'special-election': 'pick the next President',
    execute: 'kill a player',
    veto: 'veto opens',
    win: 'the Fascists win',
  },
  label: { marks: 'Marks', tip: 'Tip', words: 'Words' },
  marks: (scene) => [
    ['(P) (C)', 'candidates'],
    ['[P] [C]', 'in office'],
    ['p c ', fewAlivePlay(scene) ? 'elected last: c limited' : 'elected last: limited'],
    ['»', 'the table waits for it'],
    ['x', 'dead'],
    ['*', 'you'],
    ['10→2 ', 'who used it on whom'],
    ['not H ', 'was Chancellor in the Hitler zone'],
    ['probed ', 'card was seen'],
    ['┏━┓', 'next Fascist square, or chosen'],
    ['━━', 'thick bar: a question to you'],
  ],
  words: [
    'Chaos: three failed elections in a row. The top tile is laid by itself; it brings no power, the tracker goes back to 0, and nobody is limited.',
    'Hitler zone: on from the third Fascist policy. From then on, the Fascists win at once if Hitler is elected Chancellor; whoever else is, is proven not to be Hitler.',
    'Veto: from the fifth Fascist policy on, a Chancellor may ask to lay neither tile. If the President agrees, all three are discarded and the tracker moves.',
    "Limited: the President and the Chancellor elected last can't be named Chancellor now; with five alive, only that Chancellor can't.",
  ],
  tips: {
    lobby: 'On the screen, sit in the order in which you sit in the room.',
    roles: 'You can look again all game: hold Space.',
    nominate: 'Ask the President for a reason: a name without one is a clue, too.',
    vote: 'A Fascist policy has three suspects: President, Chancellor, deck.',
    legislate: 'Afterwards the two say what they had: compare the one with the other.',
    'answer-veto': 'Request and answer are public: ask both of them for their reasons.',
    investigate: 'Where a Fascist card is claimed, one of the two is likely a Fascist.',
    peek: 'The next draw puts to the test what is told of a peek.',
    'special-election': 'Of a President who was picked, the table may ask more than of others.',
    execute: "Only Hitler's death wins the game: who is surely not Hitler?",
    over: 'The history shows every government: see where you were deceived.',
  },
};

/** Few are alive, so that term limits bar only the last Chancellor. */
const fewAlivePlay = (scene: Scene | null): boolean => scene !== null && scene.view.living.length <= fewAlive;

function topic(about: string, says: (scene: Scene | null) => string): HelpWords['now'][HelpTopic] {
  return (scene) => ({ head: `Now: ${about}`, says: says(scene) });
}
