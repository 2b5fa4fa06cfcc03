import { readFileSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { eventually } from '../support/eventually.ts';
import { openDoor } from './doors.ts';
import { openTable, playRandomly, sit } from '../wire/tables.ts';

const script = fileURLToPath(new URL('../../examples/bot.js', import.meta.url));

/** Starts the bot; `ended` resolves with its exit code and what it printed. */
function startBot(port: number, name: string) {
  const bot = spawn(process.execPath, [script, `127.0.0.1:${port}`, name]);
  let printed = '';
  for (const stream of [bot.stdout, bot.stderr]) stream.on('data', (data) => (printed += String(data)));
  return { bot, ended: once(bot, 'exit').then(([code]) => ({ code: code as number, printed })) };
}

it('the example bot plays a whole game', async () => {
  const door = await openDoor(openTable(5, 4));
  const { code, printed } = await startBot(door.port, 'Robo').ended;
  expect(printed).toMatch(/^(?:liberal|fascist) win: [a-z-]+\n$/);
  expect(code).toBe(0);
  await door.close();
});

it('the example bot comes back when its link is lost, and ends with the game', async () => {
  const table = openTable(5, 3);
  const bob = sit(table, 'Bob');
  const door = await openDoor(table);
  const { ended } = startBot(door.port, 'Robo');
  await eventually(() => expect(bob.latest.table.seats[4]?.name).toBe('Robo'));
  await playRandomly(bob, 'bob', ({ view }) => view?.round === 2);
  await door.close();
  await eventually(() => expect(bob.latest.table.seats[4]?.away).toBe(true));
  const again = await openDoor(table, { port: door.port });
  await playRandomly(bob, 'bob');
  expect(await ended).toMatchObject({ code: 0 });
  await again.close();
});

it('the example bot says why it isn’t let in', async () => {
  const table = openTable(5, 0);
  sit(table, 'Robo');
  const door = await openDoor(table);
  expect(await startBot(door.port, 'Robo').ended).toEqual({ code: 1, printed: 'refused: name-taken\n' });
  await door.close();
});

it('the example bot has under 100 lines and uses ws alone', () => {
  const source = readFileSync(script, 'utf8');
  expect(source.split('\n').length).toBeLessThan(100);
  expect([...source.matchAll(/from '([^']+)'/g)].map(([, from]) => from)).toEqual(['node:process', 'ws']);
});
