/** The way in for programs: the protocol over WebSockets, from a guest's side and a host's. */
export { connect } from './connect.ts';
export { formatAddress, parseAddress, type Address } from './address.ts';
export { localAddresses, ownAddresses } from './local-addresses.ts';
export { webSocketDoor, type WebSocketDoor } from './door.ts';
export { closeSockets, newSocketServer } from './server.ts';
export { keepAlive, type After } from './heartbeat.ts';
export { CONGESTED, MOST_UNREAD } from './web-socket-link.ts';
