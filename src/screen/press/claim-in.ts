import type { Claim, Policy } from '../../game/index.ts';
import type { Terms } from '../../words/index.ts';

/**
 * The open claim that somebody types instead of choosing it: the letters of its tiles, in any order for a hand. `letter`:
 * those of the typist's edition; L and F, the original's, count in every one.
 */
export function claimIn(text: string, claims: readonly Claim[], letter: Terms['letter']): Claim | undefined {
  const policyOf = new Map<string, Policy>([
    ['l', 'liberal'],
    ['f', 'fascist'],
    [plain(letter.liberal), 'liberal'],
    [plain(letter.fascist), 'fascist'],
  ]);
  const typed = Array.from(plain(text), (one) => policyOf.get(one));
  return claims.find((claim) => {
    if (claim.about === 'investigation') return false;
    return claim.about === 'peek'
      ? typed.join() === claim.policies.join()
      : typed.toSorted().join() === claim.policies.toSorted().join();
  });
}

/** However it is composed and cased. */
const plain = (text: string): string => text.normalize('NFC').toLowerCase();
