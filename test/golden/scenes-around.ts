import * as example from '../support/example-game.ts';
import { line } from '../support/fake-session.ts';
import { position } from '../support/positions.ts';
import { safeText } from '../../src/text/index.ts';
import { widestNames } from './cast.ts';
import { talkAtTheBallot, talkToRound13, twelveRounds } from '../support/example-story.ts';
import { tenNames } from '../support/example-game.ts';
import { tooSmall, type Scene } from './scene.ts';
import type { ChatLine } from '../../src/table/index.ts';
import type { Role } from '../../src/game/index.ts';

const enter = '\r';
const space = ' ';
const down = '\u001b[B';

const ballot = { ...example.ballot(), log: twelveRounds, talk: talkToRound13 };
const host = { addresses: ['192.168.1.20:7777/KITE-42#b7x4-kq2m-9tfe'], onlyHere: false };

const nomination = { ...example.nominateWait(), log: ballot.log.slice(0, -1), talk: talkAtTheBallot };

const lobby = {
  me: 0,
  players: 8,
  table: { host: 0 },
  sits: (seat: number) => ({ ready: seat < 6 }),
  talk: [1, 4, 6].map((seat) => line(tenNames, seat, 'ready when you are', null)),
  host,
} satisfies Omit<Scene, 'name'>;

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
  { name: 'lobby', ...lobby },
  { name: 'lobby-guest', ...lobby, me: 6, returnLine: 'npx secret-cli join KITE-42' },
  { name: 'seat-order', ...lobby, keys: ['m', '3'] },
  { name: 'seat-order-held', ...lobby, keys: ['m', '3', enter] },
  { name: 'kick', ...lobby, keys: ['k', down, down] },
  { name: 'kick-person', ...lobby, keys: ['k', '3', enter] },
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
    keys: [enter],
  },
  {
    name: 'absent-bot',
    ...nomination,
    sits: (seat) => ({ away: seat === 4, bot: seat === 4 }),
    keys: [enter],
  },
  { name: 'reconnect', ...ballot, keys: [enter], link: { since: '21:13:52', tries: 3, lastTry: '21:14:07' } },
  { name: 'leave', ...ballot, returnLine: 'npx secret-cli join KITE-42', keys: [enter, 'q'] },
  { name: 'leave-host', ...ballot, table: { host: 2 }, keys: [enter, 'q'] },
  { name: 'menu', ...ballot, table: { wantsBreakOff: [4] }, keys: [enter, 'm'] },
  {
    name: 'menu-host',
    ...ballot,
    table: { host: 2 },
    sits: (seat) => ({ away: seat === 6 }),
    keys: [enter, 'm'],
  },
  { name: 'paused', ...ballot, table: { paused: true } },
  { name: 'paused-menu', ...ballot, table: { paused: true, host: 2 }, keys: [enter, 'm'] },
  { name: 'break-off', ...ballot, table: { host: 2 }, keys: [enter, 'm', 'x'] },
  { name: 'broken-off', ...ballot, table: { stage: 'over', brokenOff: true } },
  { name: 'spectator', ...ballot, me: null, table: { spectators: 2 } },
  { name: 'closed', me: 2, table: { stage: 'closed', closedBecause: 'host-left' } },
  { name: 'chat-scripts', ...ballot, talk: scripts, keys: [enter] },
  {
    name: 'chat-long',
    ...ballot,
    talk: [...talkToRound13, ...talkToRound13],
    keys: [enter, '\t', '\u001b[5~'],
  },
  { name: 'widest', ...ballot, ...widest, keys: [enter] },
  { name: 'widest-chat', ...ballot, ...widest, keys: [enter, '\t'] },
  { name: 'ascii', ...ballot, keys: [enter], depth: 'none', look: { ascii: true } },
  { name: 'light', ...ballot, keys: [enter], look: { palette: 'light' } },
  { name: 'too-small', ...ballot, keys: [enter], windows: [tooSmall] },
];
