import { bold, say, type Sentence } from '../span.ts';
import { only } from '../story.ts';
import type { Scene } from '../words.ts';
import type { View } from '../../game/index.ts';

/** Nobody is limited after chaos (R-31). */
export const chaosForgot: Sentence = {
  either: [
    say`${bold('Nobody is limited')} this time: chaos wiped the last elected pair.`,
    say`${bold('Nobody is limited')}: chaos wiped the last pair.`,
  ],
};

/** What the card of an investigation is, in rows that are shared. */
export const partyOnly = [
  "The party, not the role: Hitler's card says Fascist.",
  "Party, not role: Hitler's card says Fascist.",
] as const;

/** What an execution decides. */
export const fatal: Sentence = {
  either: [
    'Hitler: the Liberals win. Anyone else: role stays hidden, the game goes on.',
    'Hitler: the Liberals win. Else: hidden, the game goes on.',
    'Hitler: Liberals win. Else: the game goes on.',
  ],
};

/** What is left to the dead (R-60). */
export const deadAreOut = "The dead don't speak, vote or stand.";

export const drawAndLay: Sentence = {
  either: [
    'The President draws three tiles, discards one; the Chancellor lays one of two.',
    'P draws three tiles, discards one; C lays one of two.',
    'P draws 3, discards 1; C lays 1 of the 2.',
  ],
};

export const talkLater: Sentence = {
  either: [
    'Talk and claims open again when the policy is on the board.',
    'Talk opens again once the policy is laid.',
  ],
};

/** The silence is over: whoever governed may claim what they saw, the others ask them. */
export function talkIsOpen({ story, me, keys }: Scene): string {
  const government = only(story, 'elected').at(-1)?.event;
  const governed = me !== null && (me === government?.president || me === government?.chancellor);
  return `Talk is open again; ${governed ? `${keys.claim} claims what you saw.` : 'ask both what they saw.'}`;
}

/** What the President's answers to a veto lead to. */
export const ifAgreed = ({ tracker }: View): Sentence => ({
  either: [
    `Agreed: three tiles are discarded, no policy is laid, the tracker moves to ${tracker + 1}.`,
    `Agreed: three tiles go, no policy, tracker to ${tracker + 1}.`,
    `Agreed: no policy, tracker to ${tracker + 1}.`,
  ],
});
export const ifRefused = (chancellor: string): Sentence => ({
  either: [
    `Refused: ${chancellor} must lay one, and can't ask again.`,
    "Refused: C must lay one, and can't ask again.",
  ],
});

export const zoneNow: Sentence = {
  either: [
    say`${bold('HITLER ZONE')}  From now on, electing Hitler as Chancellor loses the game.`,
    say`${bold('HITLER ZONE')}  Electing Hitler now loses the game.`,
    say`${bold('HITLER ZONE')}  Elect H: the Fascists win.`,
  ],
};
