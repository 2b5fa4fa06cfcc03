import { X509Certificate, createPrivateKey } from 'node:crypto';

/** What a server of TLS shows and proves: a certificate and its private key, each in PEM. */
export interface Certificate {
  readonly cert: string;
  readonly key: string;
}

const DAY = 86_400_000;
/** How long a certificate lasts, in days: phones take none for more than 825. */
const LASTS = 365;
/** One that ends sooner than in so many milliseconds is made anew, lest it end in the middle of an evening. */
const LEAST_LEFT = 2 * DAY;

/** Makes a certificate that this machine signs itself, on the curve P-256. `now`: milliseconds since the Unix epoch. */
export async function newCertificate(now: number): Promise<Certificate> {
  const { default: selfsigned } = await import('selfsigned');
  const { cert, private: key } = await selfsigned.generate([{ name: 'commonName', value: 'secret-cli' }], {
    keyType: 'ec',
    curve: 'P-256',
    algorithm: 'sha256',
    notBeforeDate: new Date(now - DAY),
    notAfterDate: new Date(now + LASTS * DAY),
  });
  return { cert, key };
}

/** How browsers show a certificate to be told from others: its SHA-256, in hexadecimal with colons. */
export const certificateFingerprint = ({ cert }: Certificate): string =>
  new X509Certificate(cert).fingerprint256;

/** What is kept of a certificate, if it can still be used; null where it is damaged, or ends too soon. */
export function usable(kept: unknown, now: number): Certificate | null {
  const { cert, key } = (kept ?? {}) as { readonly [field: string]: unknown };
  if (typeof cert !== 'string' || typeof key !== 'string') return null;
  try {
    const certificate = new X509Certificate(cert);
    const ends = Date.parse(certificate.validTo);
    const lasts = Date.parse(certificate.validFrom) <= now && ends >= now + LEAST_LEFT;
    return lasts && certificate.checkPrivateKey(createPrivateKey(key)) ? { cert, key } : null;
  } catch {
    return null;
  }
}
