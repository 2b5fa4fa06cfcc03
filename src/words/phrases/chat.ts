import type { ChatWords, SeatNotice } from '../table-words.ts';
import type { Person } from './person.ts';

/** The page of the chat, and what everybody is told in it. */
export interface ChatPhrases extends Omit<ChatWords, 'notices'> {
  readonly notices: Readonly<Record<SeatNotice, (person: Person) => string>>;
}
