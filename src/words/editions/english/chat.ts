import type { ChatPhrases } from '../../phrases/chat.ts';
import type { Themed } from '../../theme.ts';

export const chat: Themed<ChatPhrases> = {
  head: 'Chat',
  headWith: (sought) => `Chat with “${sought}”`,
  keys: (find) => `Tab log+chat · ↑ older · ${find} find · End newest`,
  nothing: (talk) => `Nobody has said anything yet. ${talk} talks.`,
  notFound: 'Nobody has said that.',
  round: (round) => `round ${round}`,
  spectator: 'Spectator',
  notices: {
    away: ({ who }) => `${who} is away; the seat is kept.`,
    back: ({ who }) => `${who} is back.`,
    'bot-in': ({ who }) => `${who} is away; a bot holds the seat until they return.`,
    'bot-out': ({ who }) => `${who} is away; no bot holds the seat any more.`,
    'wants-break-off': ({ who }) => `${who} wants to break the game off.`,
    'wants-to-play-on': ({ who }) => `${who} wants to play on.`,
    kicked: ({ who }) => `${who} was put out by the host.`,
    forced: ({ who }) => `${who} is out of time; a bot answered once.`,
    'forced-government': {
      classic: ({ who }) => `${who} is out of time with their government; a bot answered for it.`,
      corporate: ({ who }) => `${who} is out of time with their management; a bot answered for it.`,
      cats: ({ who }) => `${who} is out of time with their town hall; a bot answered for it.`,
    },
  },
  rulesChanged: 'The host changed the house rules: all must be ready anew.',
  left: (columns) => `${columns} left`,
  typing: { say: ['say', 'Enter send · Esc back'], find: ['find', 'Enter keep · Esc all'] },
};
