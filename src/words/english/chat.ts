import { who } from './grammar.ts';
import type { ChatWords } from '../table-words.ts';

export const chat: ChatWords = {
  head: 'Chat',
  headWith: (sought) => `Chat with “${sought}”`,
  keys: (find) => `Tab log+chat · ↑ older · ${find} find · End newest`,
  nothing: (talk) => `Nobody has said anything yet. ${talk} talks.`,
  notFound: 'Nobody has said that.',
  round: (round) => `round ${round}`,
  spectator: 'Spectator',
  notices: {
    away: (seat, nameOf) => `${who(seat, nameOf)} is away; the seat is kept.`,
    back: (seat, nameOf) => `${who(seat, nameOf)} is back.`,
    'bot-in': (seat, nameOf) => `${who(seat, nameOf)} is away; a bot holds the seat until they return.`,
    'bot-out': (seat, nameOf) => `${who(seat, nameOf)} is away; no bot holds the seat any more.`,
    'wants-break-off': (seat, nameOf) => `${who(seat, nameOf)} wants to break the game off.`,
    'wants-to-play-on': (seat, nameOf) => `${who(seat, nameOf)} wants to play on.`,
    kicked: (seat, nameOf) => `${who(seat, nameOf)} was put out by the host.`,
  },
  left: (columns) => `${columns} left`,
  typing: { say: ['say', 'Enter send · Esc back'], find: ['find', 'Enter keep · Esc all'] },
};
