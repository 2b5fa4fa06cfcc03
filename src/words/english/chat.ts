import type { ChatWords } from '../table-words.ts';

export const chat: ChatWords = {
  head: 'Chat',
  keys: 'Tab log+chat · ↑ older · End newest',
  nothing: 'Nobody has said anything yet. t talks.',
  round: (round) => `round ${round}`,
  spectator: 'Spectator',
  say: 'say',
  sendOrBack: 'Enter send · Esc back',
};
