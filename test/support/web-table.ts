import { randomBytes } from 'node:crypto';
import { after } from '../../src/screen/index.ts';
import { browserDoor } from '../../src/doors/browser/index.ts';
import { builtPage } from './page.ts';
import { Callers, openPort, Web } from '../../src/doors/port/index.ts';
import { houseOf } from './house.ts';
import { newToken, type Table, type TableOptions } from '../../src/table/index.ts';
import { openTable } from '../wire/tables.ts';
import type { House } from '../../src/doors/hosted/index.ts';

/** A way in for browsers, on a free port of loopback. */
export interface WebDoor {
  readonly port: number;
  readonly url: string;
  /** What faults of ours ended somebody's screen. */
  readonly faults: unknown[];
  close(): Promise<void>;
}

/** Opens one to that table. */
export async function openWebDoor(table: House['table'], code: string | null = null): Promise<WebDoor> {
  const callers = new Callers(after);
  const faults: unknown[] = [];
  const browser = browserDoor({
    house: houseOf(table, { code, onFault: (error) => faults.push(error) }),
    secure: false,
    assets: await builtPage(),
    welcomed: callers.welcomed,
    seated: callers.seated,
  });
  const web = new Web({ callers, protocol: null, browser, certificate: null });
  const port = await openPort({ host: '127.0.0.1', port: 0, after, callers, ssh: null, web });
  if ('refused' in port) throw new Error(`no port: ${port.refused}`);
  const url = `http://127.0.0.1:${port.port}/`;
  return { port: port.port, url, faults, close: () => port.close() };
}

/** A table that browsers can come to. */
export interface WebTable extends WebDoor {
  readonly table: Table;
}

/** Opens a table for so many, of whom so many are bots. */
export async function openWebTable(
  capacity: number,
  bots: number,
  options: Partial<Omit<TableOptions, 'seed'>> & { readonly seed?: string } = {},
): Promise<WebTable> {
  const table = openTable(capacity, bots, {
    newToken: () => newToken(randomBytes),
    now: Date.now,
    ...options,
  });
  return { table, ...(await openWebDoor(table, options.code ?? null)) };
}
