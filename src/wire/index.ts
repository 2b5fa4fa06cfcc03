/** The protocol as data, and a remote session that looks just like a local one. */
export { greet, type LinkedSession, type Seating } from './greet.ts';
export { join, RemoteSession, type Resumption } from './remote-session.ts';
export { Reconnecting, type LinkState, type Reconnection } from './reconnecting.ts';
export { HOST_MESSAGE_LENGTH, type SentAway } from './from-host.ts';
export type { Greeting } from './from-guest.ts';
export type { Link } from './link.ts';
