import { createHash } from 'node:crypto';
import { utils, type ParsedKey } from 'ssh2';

/** A new Ed25519 key by which this host is known, as OpenSSH writes a private key. */
export function newHostKey(): string {
  // ssh2 writes a few of its keys in a way that it can't read again.
  for (;;) {
    const { private: key } = utils.generateKeyPairSync('ed25519');
    if (isHostKey(key)) return key;
  }
}

/** Whether a text is a host's private key that needs no passphrase. */
export const isHostKey = (text: string): boolean => privateKeyIn(text) !== null;

/** How a key is known, as `ssh-keygen -l` prints it: the SHA-256 of its public part, in the form that SSH sends. */
export const fingerprintOf = (publicKey: Buffer): string =>
  `SHA256:${createHash('sha256').update(publicKey).digest('base64').replace(/=+$/, '')}`;

/** The fingerprint of a host's private key. Throws where it is none. */
export function hostFingerprint(hostKey: string): string {
  const key = privateKeyIn(hostKey);
  if (key === null) throw new Error('that is no private key');
  return fingerprintOf(key.getPublicSSH());
}

function privateKeyIn(text: string): ParsedKey | null {
  const parsed: ParsedKey | readonly ParsedKey[] | Error = utils.parseKey(text);
  const [key] = parsed instanceof Error ? [] : [parsed].flat();
  return key?.isPrivateKey() ? key : null;
}
