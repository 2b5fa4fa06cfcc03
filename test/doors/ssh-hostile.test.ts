import { connect, type Socket } from 'node:net';
import { once } from 'node:events';
import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { comeBySsh, connectSsh, openSshDoor, type ListeningDoor, type SshGuest } from './ssh-client.ts';
import { eventually } from '../support/eventually.ts';
import { houseOf } from '../support/house.ts';
import { openTable, type OpenedTable } from '../support/open-table.ts';

/** A bare connection to a door; `told` grows by what the host says. */
function bare({ port }: ListeningDoor): { socket: Socket; told: () => string; closed: Promise<unknown> } {
  const socket = connect(port, '127.0.0.1');
  let told = '';
  socket.on('error', () => {}).on('data', (bytes) => (told += bytes.toString('latin1')));
  return { socket, told: () => told, closed: once(socket, 'close') };
}

async function seatedGuest(door: ListeningDoor, name: string): Promise<SshGuest> {
  const guest = await comeBySsh(door, { username: name });
  await guest.shows(`Name › ${name}`);
  guest.type('\r');
  await guest.shows(new RegExp(`you: \\d ${name}`));
  return guest;
}

/** Somebody else's screen still follows the table. */
async function isWell(guest: SshGuest, { host }: OpenedTable, word: string): Promise<void> {
  await host.say(word);
  await guest.shows(word);
}

describe('an SSH door', () => {
  test('tells whoever connects what it is, and nothing of what it runs on', async () => {
    await using door = await openSshDoor(houseOf(openTable(1, 0).table));
    const { socket, told } = bare(door);
    await eventually(() => expect(told()).toContain('\r\n'));
    expect(told().split('\r\n')[0]).toBe('SSH-2.0-secret-cli');
    socket.destroy();
  });

  test.each([
    ['noise', () => randomBytes(5000)],
    ['a web browser', () => Buffer.from('GET / HTTP/1.1\r\nHost: x\r\n\r\n')],
    ['an endless greeting', () => Buffer.alloc(300_000, 'a')],
    ['noise after the greeting', () => Buffer.concat([Buffer.from('SSH-2.0-x\r\n'), randomBytes(5000)])],
    [
      'a packet beyond all measure',
      () => Buffer.from('SSH-2.0-x\r\n\u007f\u007f\u007f\u007f\u0004\u0014', 'latin1'),
    ],
    ['an old protocol', () => Buffer.from('SSH-1.5-x\r\n')],
  ])('lives through %s, and no guest notices', async (_, noise) => {
    const opened = openTable(1, 0);
    await using door = await openSshDoor(houseOf(opened.table));
    const guest = await seatedGuest(door, 'boris');
    const { socket } = bare(door);
    await once(socket, 'connect');
    socket.write(noise());
    await isWell(guest, opened, 'hello');
    socket.destroy();
    await expect(isWell(guest, opened, 'still there')).resolves.toBeUndefined();
  });

  test('lives through a hundred resets, at any stage', async () => {
    const opened = openTable(1, 0);
    await using door = await openSshDoor(houseOf(opened.table));
    const guest = await seatedGuest(door, 'boris');
    for (let reset = 0; reset < 100; reset += 1) {
      const { socket, closed } = bare(door);
      await once(socket, 'connect');
      if (reset % 3 > 0) await once(socket, 'data');
      if (reset % 3 > 1) socket.write('SSH-2.0-x\r\n');
      socket.resetAndDestroy();
      await closed;
    }
    for (let reset = 0; reset < 5; reset += 1) (await connectSsh(door)).destroy();
    await expect(isWell(guest, opened, 'hello')).resolves.toBeUndefined();
  });

  test('greets a person only once their client has begun a key exchange', async () => {
    await using door = await openSshDoor(houseOf(openTable(1, 0).table));
    const { socket, told } = bare(door);
    await eventually(() => expect(told()).toContain('\r\n'));
    socket.write('SSH-2.0-x\r\n');
    const client = await connectSsh(door);
    expect(door.welcomed).toHaveLength(1);
    expect(door.seated).toHaveLength(0);
    client.end();
    socket.destroy();
  });

  test('has no listeners to warn of, with fifty guests at once', async () => {
    const warnings: unknown[] = [];
    const warned = (warning: unknown): void => void warnings.push(warning);
    process.on('warning', warned);
    const opened = openTable(1, 0);
    await using door = await openSshDoor(houseOf(opened.table));
    const guests = [];
    for (let guest = 0; guest < 50; guest += 1) guests.push(await comeBySsh(door, { username: 'root' }));
    for (const guest of guests) await guest.shows('Name ›');
    for (const guest of guests) guest.type('\t');
    for (const guest of guests) await guest.shows('watching');
    await opened.host.say('hello');
    for (const guest of guests) await guest.shows('hello');
    process.off('warning', warned);
    expect(warnings).toEqual([]);
    for (const guest of guests) guest.client.destroy();
  });
});
