import type { Socket } from 'node:net';
import type { After } from '../web-socket/index.ts';

/** What a caller speaks. */
export type Speech = 'tls' | 'ssh' | 'http';

/** A client that says nothing for so many milliseconds waits to be spoken to first, as some of SSH do (RFC 4253, 4.2). */
export const SILENCE = 1000;

/** The type of the record that every TLS connection begins with (RFC 8446, 5.1). */
const HANDSHAKE = 0x16;
/** What every client of SSH says first (RFC 4253, 4.2). */
const IDENTIFICATION = Buffer.from('SSH-');

/** What a connection that begins with those bytes speaks; null while it may be this or that. Anything else is taken for HTTP. */
export function speechIn(bytes: Buffer): Speech | null {
  if (bytes[0] === HANDSHAKE) return 'tls';
  const start = bytes.subarray(0, IDENTIFICATION.length);
  if (!start.equals(IDENTIFICATION.subarray(0, start.length))) return 'http';
  return start.length === IDENTIFICATION.length ? 'ssh' : null;
}

/**
 * Calls back, unless the connection ends before, as soon as it is clear what it speaks; whoever takes it over reads
 * it from its first byte.
 */
export function recognise(socket: Socket, after: After, then: (speech: Speech) => void): void {
  let heard: Buffer = Buffer.alloc(0);
  const callOff = after(SILENCE, () => decide('ssh'));
  socket.on('readable', listen);
  socket.on('end', hangUp);
  socket.on('close', callOff);

  function listen(): void {
    const bytes = socket.read() as Buffer | null;
    if (bytes === null) return;
    heard = Buffer.concat([heard, bytes]);
    const speech = speechIn(heard);
    if (speech !== null) decide(speech);
  }

  function decide(speech: Speech): void {
    callOff();
    socket.off('readable', listen);
    socket.off('end', hangUp);
    socket.off('close', callOff);
    if (heard.length > 0) socket.unshift(heard);
    then(speech);
  }

  function hangUp(): void {
    socket.destroy();
  }
}
