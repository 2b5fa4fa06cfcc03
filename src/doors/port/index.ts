/** Where all doors are: one port, or some with ports of their own. */
export { Callers } from './callers.ts';
export { certificateFingerprint, newCertificate, usable, type Certificate } from './certificate.ts';
export { openPort, type Port, type PortOptions } from './port.ts';
export { Web, type BrowserDoor } from './web.ts';
export type { ListenFailure } from './listener.ts';
