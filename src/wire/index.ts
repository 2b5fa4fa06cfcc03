/** The protocol as data, and a remote session that looks just like a local one. */
export { greet, type Seating } from './greet.ts';
export { join, RemoteSession, type Joined } from './remote-session.ts';
export { HOST_MESSAGE_LENGTH, type SentAway } from './from-host.ts';
export type { Link } from './link.ts';
