import { newCertificate, usable, type Certificate } from '../doors/port/index.ts';
import { readState, writeState } from './state-file.ts';

/**
 * The certificate that is kept in that file, its owner's alone; a new one, which is kept in its place, where it is
 * missing, damaged or at its end. Where it can't be kept it is used all the same, and browsers ask again next time.
 */
export async function certificateIn(path: string): Promise<Certificate> {
  const now = Date.now();
  const kept = usable(readState(path), now);
  if (kept !== null) return kept;
  const fresh = await newCertificate(now);
  writeState(path, fresh);
  return fresh;
}
