/** The way in over WebSocket: a host listens, guests connect. */
export { connect, type Unreachable } from './connect.ts';
export { formatAddress, parseAddress, type Address, type AddressProblem } from './address.ts';
export { listen, type Door, type ListenFailure, type ListenOptions } from './listen.ts';
export { localAddresses } from './local-addresses.ts';
