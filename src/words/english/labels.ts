import { who } from './grammar.ts';
import type { BoardWords } from '../words.ts';
import type { KeyWords } from '../key-words.ts';

export const board: BoardWords = {
  round: (round) => `Round ${round}`,
  roundShort: (round) => `R${round}`,
  showsMore: ({ columns, rows }) => `${columns}×${rows} shows more`,
  windowTitle: (isAsked, table) => (isAsked ? `your move · ${table}` : table),
  step: { nominate: 'Nominate', vote: 'Vote', legislate: 'Legislate', power: 'Power' },
  stepNow: { nominate: 'NOMINATE', vote: 'VOTE', legislate: 'LEGISLATE', power: 'POWER' },
  you: (seat, nameOf, hosts) => `you: ${who(seat, nameOf)}${hosts ? ', host' : ''}`,
  spectator: 'watching',
  track: { liberal: 'LIBERAL', fascist: 'FASCIST' },
  trackShort: { liberal: 'LIB', fascist: 'FAS' },
  powers: 'powers',
  laid: (count, squares) => `${count} of ${squares}`,
  win: 'WIN',
  deck: 'Deck',
  discards: (count) => `Disc. ${count}`,
  tracker: 'Tracker',
  chaosNext: '3rd: chaos',
  zone: { on: 'HITLER ZONE ON', off: 'Hitler zone' },
  seats: 'Seats',
  columns: (half, seats) => `1-${half}, ${half + 1}-${seats}`,
  clockwise: 'clockwise',
  now: 'now',
  mark: 'mark',
  rounds: (first, last) => (first === last ? `R${first}` : `R${first}..${last}`),
  ballotsExplained: (first, last) =>
    first === last
      ? `Each seat shows its ballot of round ${first}, J or n.`
      : `Each seat shows its last seven ballots, J or n, rounds ${first} to ${last}.`,
  placard: {
    stands: { president: 'PRESIDENT?', chancellor: 'CHANCELLOR?' },
    inOffice: { president: 'PRESIDENT', chancellor: 'CHANCELLOR' },
    was: { president: 'was P', chancellor: 'was C' },
  },
  next: (seat, nameOf, afterSpecial) => `${afterSpecial ? 'then' : 'next'} P ${who(seat, nameOf)}`,
  nextLong: (seat, nameOf, afterSpecial) => `${afterSpecial ? 'then' : 'next'} President ${who(seat, nameOf)}`,
  cast: 'cast',
  castLong: 'ballot in',
  log: 'Log',
  talk: 'Talk',
  figures: ({ liberalPolicies, fascistPolicies, tracker, deck }) =>
    `L ${liberalPolicies}/5  F ${fascistPolicies}/6  tracker ${tracker}/3  deck ${deck}`,
  pair(view, nameOf) {
    const stands = view.phase === 'nominate' || view.phase === 'vote' ? '?' : '';
    const zone = view.hitlerZone ? '   HITLER ZONE ON' : '';
    const president = `P${stands} ${who(view.president, nameOf)}`;
    if (view.chancellor === null) return { either: [`${president}${zone}`, president] };
    const chancellor = `C${stands} ${who(view.chancellor, nameOf)}`;
    return {
      either: [
        `${president}   ${chancellor}${zone}`,
        `${president}   ${chancellor}`,
        `P${stands} ${view.president + 1}   C${stands} ${view.chancellor + 1}${zone}`,
      ],
    };
  },
};

export const keys: KeyWords = {
  enter: 'Enter',
  escape: 'Esc',
  space: 'Space',
  tab: 'Tab',
  does: {
    ja: 'Ja',
    nein: 'Nein',
    choose: 'choose',
    seat: 'seat',
    move: 'move',
    tile: 'tile',
    faces: 'faces',
    veto: 'veto',
    agree: 'agree',
    refuse: 'refuse',
    look: 'look',
    done: 'done',
    name: 'name',
    discard: 'discard',
    lay: 'lay',
    investigate: 'investigate',
    pick: 'pick',
    execute: 'execute',
    back: 'back',
    claim: 'claim',
    otherClaim: 'another claim',
    notNow: 'not now',
    mine: 'mine',
    hold: 'hold to look',
    knowRole: 'I know my role',
    goOn: 'go on',
    leave: 'leave',
    stay: 'stay',
    close: 'close',
    ready: 'ready',
    notReady: 'not ready',
    start: 'start',
    addBot: 'bot',
    moveSeat: 'move',
    kick: 'kick',
    together: 'together',
    apart: 'apart',
    take: 'take up',
    put: 'put down',
    standIn: 'bot',
    wait: 'wait',
    pause: 'pause',
    resume: 'go on',
    breakOff: 'break off',
    playOn: 'play on',
    again: 'again',
    tryNow: 'try now',
    table: 'table',
    talk: 'talk',
    history: 'history',
    log: 'log',
    chat: 'chat',
    board: 'board',
    help: 'help',
  },
};
