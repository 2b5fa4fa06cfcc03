import { only } from '../story.ts';
import type { Phrases } from '../phrases/index.ts';
import type { Scene } from '../words.ts';

/** The silence is over: whoever governed may claim what they saw, the others ask them. */
export function talkIsOpen({ reminders }: Phrases, { story, me, keys }: Scene): string {
  const government = only(story, 'elected').at(-1)?.event;
  const governed = me !== null && (me === government?.president || me === government?.chancellor);
  return governed ? reminders.talkIsOpen.claim(keys.claim) : reminders.talkIsOpen.ask;
}
