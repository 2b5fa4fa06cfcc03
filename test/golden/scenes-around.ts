import * as example from '../support/example-game.ts';
import { line } from '../support/fake-session.ts';
import { position } from '../support/positions.ts';
import { safeText } from '../../src/text/index.ts';
import { widestNames } from './cast.ts';
import { talkAtTheBallot, talkToRound13, twelveRounds } from '../support/example-story.ts';
import { tenNames } from '../support/example-game.ts';
import { tooSmall, type Scene } from './scene.ts';
import type { ChatLine, OpenDoor } from '../../src/table/index.ts';
import type { Role } from '../../src/game/index.ts';

const enter = '\r';
const space = ' ';
const down = '\u001b[B';

const ballot = { ...example.ballot(), log: twelveRounds, talk: talkToRound13 };
const host = {
  addresses: ['192.168.1.20'],
  onlyHere: false,
  fingerprint: 'SHA256:uLmZ8vHVkLt1s0xqpSGbGF3wSQv7cPj4o0xYbK2nTfE',
};

const nomination = { ...example.nominateWait(), log: ballot.log.slice(0, -1), talk: talkAtTheBallot };

const openDoors: readonly OpenDoor[] = [
  { door: 'node', port: 7777, secure: false },
  { door: 'ssh', port: 7777, secure: true },
  { door: 'browser', port: 7777, secure: false },
];
/** One terminal goes round all ten. */
const board = { at: 'board', people: tenNames.map((_, seat) => seat) } as const;
const came = { door: 'node', at: '192.168.1.20' } as const;
const doorOf = [null, 'ssh', 'node', 'browser', 'ssh', 'browser', 'node', 'browser'] as const;

const lobby = {
  me: 0,
  players: 8,
  table: { host: 0, doors: openDoors },
  sits: (seat: number) => ({ ready: seat < 6, door: doorOf[seat] ?? null }),
  talk: [1, 4, 6].map((seat) => line(tenNames, seat, 'ready when you are', null)),
} satisfies Omit<Scene, 'name'>;

const rules = { silence: 'government', mastermind: 'certain' } as const;

const roleOf = { L: 'liberal', F: 'fascist', H: 'hitler' } as const;

/** A new game with those roles, a letter a seat; four or five have looked at theirs, José is looking. */
function dealt(letters: string): Omit<Scene, 'name'> {
  const roles = Array.from(letters, (letter): Role => roleOf[letter as keyof typeof roleOf]);
  return {
    game: { ...position({ players: roles.length, president: 1 }), roles },
    me: 2,
    table: { looking: true },
    sits: (seat) => ({ ready: seat !== 2 && seat >= roles.length - 5 }),
    keys: [space],
  };
}

const ten = 'LFLLLHFLFL';

const longest = [
  '나는 이 정부를 믿을 수 없어요 '.repeat(12),
  '這個政府我不相信'.repeat(24),
  'Wwwwwwww '.repeat(24),
];

/** Names and words as wide as they may be. */
const widest: Partial<Scene> = {
  sits: (seat) => ({ name: safeText(widestNames[seat] ?? '', 16) }),
  talk: Array.from({ length: 12 }, (_, index) =>
    line(widestNames, (index % 10) + 1, longest[index % 3] ?? '', 13),
  ),
};

/** What people of four scripts type, with emoji that terminals disagree about. */
const scripts: readonly ChatLine[] = [
  line(tenNames, 1, 'naïve façade, Łódź, Ж, ñ: all of it Latin or nearly', 13),
  line(tenNames, 5, '我投贊成 👍', 13),
  line(tenNames, 6, '좋아요 😀 저는 반대요', 13),
  line(tenNames, 7, '👨‍👩‍👧 family, ❤️ heart, 🇰🇷 flag, 👍🏽 thumb', 13),
  line(tenNames, 0, 'a spectator 🎉', 13),
];

/** Where people wait, leave, arrange things or look on. */
export const around: readonly Scene[] = [
  { name: 'lobby', ...lobby, host },
  { name: 'lobby-chat', ...lobby, host, keys: ['x'] },
  { name: 'invite', ...lobby, host, keys: ['i'] },
  { name: 'lobby-guest', ...lobby, me: 6, returnLine: 'npx secret-cli join 192.168.1.20:7777', came },
  { name: 'house-rules', ...lobby, table: { ...lobby.table, rules }, host, keys: ['h', '9'] },
  { name: 'house-rules-guest', ...lobby, me: 6, table: { ...lobby.table, rules }, came, keys: ['h'] },
  { name: 'lobby-house-rules', ...lobby, me: 6, table: { ...lobby.table, rules }, came },
  { name: 'way-back', ...lobby, me: 6, came, keys: ['q', 'w'] },
  { name: 'seat-order', ...lobby, host, keys: ['m', '3'] },
  { name: 'seat-order-held', ...lobby, host, keys: ['m', '3', enter] },
  { name: 'kick', ...lobby, host, keys: ['k', down, down] },
  { name: 'kick-person', ...lobby, host, keys: ['k', '3', enter] },
  { name: 'curtain', ...dealt(ten), sits: (seat) => ({ ready: seat > 3 }), keys: [] },
  { name: 'role-liberal', ...dealt(ten) },
  { name: 'role-fascist7', ...dealt('LLFLFHL') },
  { name: 'role-hitler6', ...dealt('LLHFLL') },
  { name: 'role-hitler10', ...dealt('LFHLLLFLFL') },
  { name: 'waiting', ...dealt(ten), sits: (seat) => ({ ready: seat > 1 }), keys: [] },
  {
    name: 'absent',
    ...nomination,
    table: { host: 2 },
    sits: (seat) => ({ away: seat === 8 }),
  },
  {
    name: 'absent-bot',
    ...nomination,
    sits: (seat) => ({ away: seat === 4, bot: seat === 4 }),
  },
  {
    name: 'reconnect',
    ...ballot,
    came,
    table: { doors: openDoors },
    link: { since: '21:13:52', tries: 3, lastTry: '21:14:07' },
  },
  { name: 'leave', ...ballot, returnLine: 'npx secret-cli join KITE-42', keys: ['q'] },
  { name: 'leave-host', ...ballot, table: { host: 2 }, keys: ['q'] },
  { name: 'menu', ...ballot, table: { wantsBreakOff: [4] }, keys: ['m'] },
  {
    name: 'menu-host',
    ...ballot,
    table: { host: 2 },
    sits: (seat) => ({ away: seat === 6 }),
    keys: ['m'],
  },
  { name: 'paused', ...ballot, table: { paused: true } },
  { name: 'paused-menu', ...ballot, table: { paused: true, host: 2 }, keys: ['m'] },
  { name: 'break-off', ...ballot, table: { host: 2 }, keys: ['m', 'x'] },
  { name: 'broken-off', ...ballot, table: { stage: 'over', brokenOff: 'host' } },
  { name: 'spectator', ...ballot, me: null, table: { spectators: 2 } },
  { name: 'board-for-all', ...ballot, me: null, handing: { ...board, next: 4 } },
  { name: 'board-for-all-result', ...example.policyLaid(), me: null, handing: { ...board, next: 9 } },
  { name: 'board-for-all-silent', ...example.legislating(), me: null, handing: { ...board, next: null } },
  { name: 'board-for-all-too-small', ...ballot, me: null, handing: { ...board, next: 4 }, windows: [tooSmall] },
  { name: 'role-before-ritual', ...dealt('LLFLFHL'), handing: { at: 'seat', beforeRitual: true } },
  { name: 'closed', me: 2, table: { stage: 'closed', closedBecause: 'host-left' } },
  { name: 'chat-scripts', ...ballot, talk: scripts },
  {
    name: 'chat-long',
    ...ballot,
    talk: [...talkToRound13, ...talkToRound13],
    keys: ['\t', '\u001b[5~'],
  },
  { name: 'widest', ...ballot, ...widest },
  { name: 'widest-chat', ...ballot, ...widest, keys: ['\t'] },
  { name: 'ascii', ...ballot, depth: 'none', look: { ascii: true } },
  { name: 'light', ...ballot, look: { palette: 'light' } },
  { name: 'too-small', ...ballot, windows: [tooSmall] },
];
