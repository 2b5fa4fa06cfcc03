import { only } from '../story.ts';
import type { Phrases } from '../phrases/index.ts';
import type { Scene } from '../words.ts';

/** A session is over, and the silence of those who kept it: whoever governed may claim what they saw, the others ask them. */
export function talkIsOpen({ reminders }: Phrases, { story, me, keys, view }: Scene): string {
  const government = only(story, 'elected').at(-1)?.event;
  const governed = me !== null && (me === government?.president || me === government?.chancellor);
  const { silence } = view.rules;
  const wasSilent = silence === 'table' || (silence === 'government' && governed);
  const { claim, ask } = reminders.talkIsOpen[wasSilent ? 'again' : 'before'];
  return governed ? claim(keys.claim) : ask;
}
