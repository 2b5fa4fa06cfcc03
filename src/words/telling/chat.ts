import { person } from '../phrases/person.ts';
import type { ChatWords, SeatNotice } from '../table-words.ts';
import type { Phrases } from '../phrases/index.ts';

/** The page of the chat in an edition's phrases. */
export function chat({ chat: phrases }: Pick<Phrases, 'chat'>): ChatWords {
  const about =
    (notice: SeatNotice): ChatWords['notices'][SeatNotice] =>
    (seat, nameOf) =>
      phrases.notices[notice](person(seat, nameOf));
  return {
    ...phrases,
    notices: {
      away: about('away'),
      back: about('back'),
      'bot-in': about('bot-in'),
      'bot-out': about('bot-out'),
      'wants-break-off': about('wants-break-off'),
      'wants-to-play-on': about('wants-to-play-on'),
      kicked: about('kicked'),
      forced: about('forced'),
      'forced-government': about('forced-government'),
    },
  };
}
