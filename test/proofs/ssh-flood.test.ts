import { expect, test } from 'vitest';
import { comeBySsh, openSshDoor, type ListeningDoor, type SshGuest } from '../doors/ssh-client.ts';
import { houseOf } from '../support/house.ts';
import { eventually } from '../support/eventually.ts';
import { MOST_UNSENT } from '../../src/doors/ssh/channel-terminal.ts';
import { openTable } from '../support/open-table.ts';

async function seatedGuest(door: ListeningDoor, name: string): Promise<SshGuest> {
  const guest = await comeBySsh(door, { username: name });
  await guest.shows(`Name › ${name}`);
  guest.type('\r');
  await guest.shows(new RegExp(`you: \\d ${name}`));
  return guest;
}

test('an SSH door drops whoever asks for ever and never reads an answer, and no guest notices', async () => {
  const { table, host } = openTable(1, 0);
  await using door = await openSshDoor(houseOf(table));
  const guest = await seatedGuest(door, 'boris');
  const greedy = await seatedGuest(door, 'carol');
  const [, socket] = door.seated;
  greedy.stopReading();
  let most = 0;
  const isOpen = (): boolean => socket?.destroyed === false;
  while (isOpen()) {
    for (let request = 0; request < 5000; request += 1) greedy.client.forwardIn('127.0.0.1', 0, () => {});
    await new Promise(setImmediate);
    most = Math.max(most, socket?.writableLength ?? 0);
  }
  expect(most).toBeLessThan(2 * MOST_UNSENT);
  await host.say('hello');
  await guest.shows('hello');
  await eventually(() => expect(host.latest.table.seats[2]?.away).toBe(true));
});
