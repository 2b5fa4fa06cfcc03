import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { createHash, X509Certificate } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { certificateIn } from '../../src/cli/certificate-file.ts';
import { certificateFingerprint, newCertificate, usable } from '../../src/doors/port/index.ts';

const day = 86_400_000;

describe('a certificate', () => {
  it('is one of P-256 that signs itself, and is of use for a year but for its last days', async () => {
    const now = Date.now();
    const made = await newCertificate(now);
    const { publicKey } = new X509Certificate(made.cert);
    expect(publicKey.asymmetricKeyDetails?.namedCurve).toBe('prime256v1');
    expect(usable(made, now)).toEqual(made);
    expect(usable(made, now + 360 * day)).toEqual(made);
    expect(usable(made, now + 364 * day)).toBeNull();
    expect(usable(made, now - 2 * day)).toBeNull();
  });

  it('is of no use with another’s key, or damaged', async () => {
    const now = Date.now();
    const [one, other] = await Promise.all([newCertificate(now), newCertificate(now)]);
    expect(usable({ ...one, key: other.key }, now)).toBeNull();
    expect(usable({ ...one, cert: one.cert.slice(0, 200) }, now)).toBeNull();
    for (const kept of [null, {}, [], 'text', { cert: 1, key: 2 }]) expect(usable(kept, now)).toBeNull();
  });
});

it('is known by the SHA-256 of its DER, as browsers print it', async () => {
  const made = await newCertificate(Date.now());
  const digest = createHash('sha256').update(new X509Certificate(made.cert).raw).digest('hex');
  expect(certificateFingerprint(made)).toBe(digest.toUpperCase().match(/../g)?.join(':'));
});

describe('the kept certificate', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'secret-cli-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('is the same next time, and its owner’s alone', async () => {
    const path = join(folder, 'state', 'certificate.json');
    const first = await certificateIn(path);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(await certificateIn(path)).toEqual(first);
  });

  it('is made anew where it is damaged or at its end', async () => {
    const path = join(folder, 'certificate.json');
    const old = await newCertificate(Date.now() - 365 * day);
    for (const text of ['', '{', JSON.stringify(old)]) {
      writeFileSync(path, text);
      const fresh = await certificateIn(path);
      expect(usable(fresh, Date.now())).toEqual(fresh);
      expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual(fresh);
    }
  });
});
