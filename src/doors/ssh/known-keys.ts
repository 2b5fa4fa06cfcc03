/** So many are remembered; the one that was used longest ago goes first. */
const MOST_KNOWN = 1000;

/** Which seat somebody took who showed a key, for as long as the door is open. Two people may share a key: the user's name counts, too. */
export class KnownKeys {
  readonly #tokens = new Map<string, string>();

  /** The token of the seat that whoever comes with that key under that name took last; null where they took none. */
  tokenOf(fingerprint: string, user: string): string | null {
    return this.#tokens.get(identity(fingerprint, user)) ?? null;
  }

  remember(fingerprint: string, user: string, token: string): void {
    const known = identity(fingerprint, user);
    this.#tokens.delete(known);
    this.#tokens.set(known, token);
    const [oldest] = this.#tokens.keys();
    if (this.#tokens.size > MOST_KNOWN && oldest !== undefined) this.#tokens.delete(oldest);
  }
}

/** A fingerprint has no space. */
const identity = (fingerprint: string, user: string): string => `${fingerprint} ${user}`;
