import { safeName } from '../../text/index.ts';

/** Users that are nobody in particular. */
const nobodies = ['root', 'admin', 'user', 'guest', 'ubuntu', 'debian', 'pi'];

/** What somebody may be called whose user name that is; null where it is no name, or anybody's. */
export function proposedName(user: string): string | null {
  const named = safeName(user);
  return named.ok && !nobodies.includes(user) ? named.name : null;
}
