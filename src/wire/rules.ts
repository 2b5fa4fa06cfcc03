import { boolean, exactOptional, picklist, strictObject } from 'valibot';
import { houseRules, type Rules } from '../game/index.ts';
import { exactly } from './exactly.ts';

const options = {
  termLimitRelax: picklist(houseRules.termLimitRelax.values),
  trackerReset: picklist(houseRules.trackerReset.values),
  silence: picklist(houseRules.silence.values),
  reinvestigate: boolean(),
  hitlerKnows: picklist(houseRules.hitlerKnows.values),
  chaosUnlocksVeto: boolean(),
  deathReveal: picklist(houseRules.deathReveal.values),
  notHitlerBadge: boolean(),
  mastermind: picklist(houseRules.mastermind.values),
  mastermindParty: picklist(houseRules.mastermindParty.values),
  mastermindTiming: picklist(houseRules.mastermindTiming.values),
};

/** The value of every option. */
export const rules = exactly<Rules>()(strictObject(options));

/** The options that differ from the default. */
export const differing = exactly<Partial<Rules>>()(
  strictObject({
    termLimitRelax: exactOptional(options.termLimitRelax),
    trackerReset: exactOptional(options.trackerReset),
    silence: exactOptional(options.silence),
    reinvestigate: exactOptional(options.reinvestigate),
    hitlerKnows: exactOptional(options.hitlerKnows),
    chaosUnlocksVeto: exactOptional(options.chaosUnlocksVeto),
    deathReveal: exactOptional(options.deathReveal),
    notHitlerBadge: exactOptional(options.notHitlerBadge),
    mastermind: exactOptional(options.mastermind),
    mastermindParty: exactOptional(options.mastermindParty),
    mastermindTiming: exactOptional(options.mastermindTiming),
  }),
);
