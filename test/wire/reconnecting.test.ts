import { beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '../support/eventually.ts';
import { Clock } from '../support/clock.ts';
import { greet, join, Reconnecting, RemoteSession, type LinkState } from '../../src/wire/index.ts';
import { backOff, LONGEST_WAIT } from '../../src/wire/back-off.ts';
import { linkPair, settled, type MemoryLink } from './links.ts';
import { name, openTable, playRandomly, sit } from './tables.ts';
import { said } from '../support/said.ts';
import type { Greeting } from '../../src/wire/index.ts';
import type { Place, Table } from '../../src/table/index.ts';

/** Longer than any wait between two tries. */
const LONG = 2 * LONGEST_WAIT;

let clock: Clock;
let table: Table;
let bob: Place;
/** Whether the host can be reached. */
let reachable: boolean;
/** Each link that was made, the guest's end. */
let links: MemoryLink[];

beforeEach(() => {
  clock = new Clock();
  table = openTable(5, 0);
  bob = sit(table, 'Bob');
  reachable = true;
  links = [];
});

function newLink(): MemoryLink {
  const [host, guest] = linkPair();
  links.push(guest);
  if (reachable) greet(host, table);
  return guest;
}

async function comeIn(greeting: Greeting): Promise<Reconnecting> {
  const first = await join(newLink(), greeting);
  if (!(first instanceof RemoteSession)) throw new Error('not let in');
  return new Reconnecting(first, greeting, {
    reach: async (greeting, again) =>
      reachable ? join(newLink(), greeting, again) : { unreachable: 'nobody-there' },
    after: clock.after,
    random: () => 0.5,
    now: () => 1234,
  });
}
const ada = (): Promise<Reconnecting> => comeIn({ type: 'hello', name: 'Ada' });

/** Breaks the link that is up. */
async function cut(): Promise<void> {
  links.at(-1)?.close();
  await settled();
}

async function pass(milliseconds: number): Promise<void> {
  clock.pass(milliseconds);
  await settled();
}

const away = (): boolean | undefined => bob.latest.table.seats[1]?.away;

describe('a session whose link is lost', () => {
  it('comes back by itself into its seat, which is away meanwhile and no longer', async () => {
    const session = await ada();
    await cut();
    expect(session.link).toEqual({ lost: { since: 1234, tries: 0 } });
    expect(away()).toBe(true);
    await pass(LONG);
    expect(session.link).toBe('up');
    expect(away()).toBe(false);
    expect(session.latest).toMatchObject({ viewer: 1, table: { seats: [{ name: 'Bob' }, { name: 'Ada' }] } });
    expect(await session.say('Back')).toBeNull();
    expect(bob.talk).toMatchObject([{ seat: 1, text: 'Back' }]);
  });

  it('never gives up, counts its tries, and is not absent however late it comes', async () => {
    const session = await ada();
    const heard: LinkState[] = [];
    session.onLink((link) => heard.push(link));
    reachable = false;
    await cut();
    for (let turn = 1; turn <= 300; turn += 1) {
      await pass(LONGEST_WAIT);
      expect(session.link).toMatchObject({ lost: { since: 1234 } });
    }
    const lost = session.link as Exclude<LinkState, 'up'>;
    expect(lost.lost.tries).toBeGreaterThanOrEqual(300);
    expect(heard).toHaveLength(lost.lost.tries + 1);
    reachable = true;
    await pass(LONG);
    expect(session.link).toBe('up');
    expect(heard.at(-1)).toBe('up');
    expect(away()).toBe(false);
  });

  it('refuses what is asked of it with link-lost, and what was open', async () => {
    const session = await ada();
    const open = session.say('Hello?');
    links[0]?.close();
    expect(await open).toBe('link-lost');
    expect(await session.answer('1.1.vote.1', { type: 'vote', ballot: 'ja' })).toBe('link-lost');
    expect(await session.command({ type: 'ready', rules: {} })).toBe('link-lost');
  });

  it('takes an answer as soon as it tells what there is now', async () => {
    const session = await ada();
    await cut();
    const outcomes: (string | null)[] = [];
    session.onUpdate(() => {
      if (outcomes.length === 0) void session.say('Back').then((refused) => outcomes.push(refused));
    });
    await pass(LONG);
    expect(outcomes[0]).toBeNull();
  });

  it('hears once and in order what it missed', async () => {
    table = openTable(5, 4);
    const session = await ada();
    const local = (await eventually(() => session.latest.viewer)) ?? -1;
    expect(local).toBe(4);
    const news: unknown[] = [];
    const talk: unknown[] = [];
    session.onUpdate((update) => {
      news.push(...update.news);
      talk.push(...said(update.talk));
    });
    await session.say('one');
    await playRandomly(session, 'missed', ({ view }) => view?.round === 3);
    await cut();
    const eve = table.watch();
    if ('refused' in eve) throw new Error('no spectator');
    await pass(LONG);
    await playRandomly(session, 'missed');
    await settled();
    await eve.say('two');
    await cut();
    await eve.say('three');
    await pass(LONG);
    expect(session.log).toEqual(news);
    expect(session.log.filter(({ type }) => type === 'ended')).toHaveLength(1);
    expect(talk).toEqual(['one', 'two', 'three']);
    expect(said(session.talk)).toEqual(talk);
  });

  it('comes back before the host has noticed, and the old link is told that it was replaced', async () => {
    const session = await ada();
    const [first] = links;
    const host = first?.other;
    if (first === undefined || host === undefined) throw new Error('no link');
    // The guest's end breaks; the host's end stays open and hears nothing of it.
    first.other = first;
    first.close();
    await settled();
    expect(away()).toBe(false);
    await pass(LONG);
    expect(session.link).toBe('up');
    expect(host.sent.at(-1)).toBe('{"type":"ended","because":"replaced"}');
    expect(host.closed).toBe(true);
    expect(away()).toBe(false);
    expect(session.latest.viewer).toBe(1);
  });

  it('tries at once when it is told to, and once only', async () => {
    const session = await ada();
    await cut();
    session.retry();
    session.retry();
    await settled();
    expect(session.link).toBe('up');
    expect(links).toHaveLength(2);
    session.retry();
    await pass(LONG);
    expect(links).toHaveLength(2);
  });

  it('that was a spectator’s looks on again', async () => {
    const session = await comeIn({ type: 'watch' });
    await cut();
    await pass(LONG);
    expect(session.link).toBe('up');
    expect(session.latest).toMatchObject({ viewer: null, table: { spectators: 1 } });
  });

  it('ends when there is nothing to come back to', async () => {
    const gone = await ada();
    await cut();
    const host = table.watch({ hosts: true });
    if ('refused' in host) throw new Error('no host');
    expect(await host.command({ type: 'kick', seat: 1 })).toBeNull();
    await pass(LONG);
    expect(await gone.ended).toBe('sent-away');
    const closed = await comeIn({ type: 'hello', name: name('Cleo') });
    await cut();
    table.close('host-left');
    await pass(LONG);
    expect(await closed.ended).toBe('closed');
  });

  it.each([
    ['who sat', { type: 'hello', name: 'Ada' }],
    ['who looked on', { type: 'watch' }],
  ] as const)('ends when another table has taken the place of its own, for one %s', async (_, greeting) => {
    const session = await comeIn(greeting);
    const before = session.latest;
    await cut();
    table = openTable(5, 0, { name: name('TERN-7') });
    await pass(LONG);
    expect(await session.ended).toBe('another-table');
    expect(session.latest).toBe(before);
    expect(links.at(-1)?.closed).toBe(true);
  });

  it('ends as closed, too, when it breaks over a game that was over before the table closed', async () => {
    table = openTable(5, 4);
    const session = await ada();
    await playRandomly(session, 'over');
    await settled();
    const [link] = links;
    if (link?.other === undefined) throw new Error('no link');
    // What closes the link comes before the word that the session is at its end.
    const tell = link.other.send.bind(link.other);
    link.other.send = (text) => void (text.includes('"ended"') || tell(text));
    table.close('host-left');
    expect(await session.ended).toBe('closed');
    expect(session.latest.table).toMatchObject({ stage: 'over', closedBecause: 'host-left' });
  });

  it('that leaves meanwhile tries no more, and one that was just let in leaves again', async () => {
    const session = await ada();
    await cut();
    session.leave();
    expect(await session.ended).toBe('left');
    await pass(LONG);
    expect(links).toHaveLength(1);

    const cleo = await comeIn({ type: 'hello', name: 'Cleo' });
    await cut();
    cleo.retry();
    cleo.leave();
    await settled();
    expect(bob.latest.table.seats.map(({ name }) => name)).toEqual(['Bob', 'Ada']);
  });
});

describe('a session that its host ends', () => {
  it.each(['kicked', 'closed'] as const)('is %s and doesn’t come back', async (because) => {
    const session = await ada();
    const host = table.watch({ hosts: true });
    if ('refused' in host) throw new Error('no host');
    if (because === 'closed') table.close('host-left');
    else await host.command({ type: 'kick', seat: 1 });
    expect(await session.ended).toBe(because);
    await pass(LONG);
    expect(links).toHaveLength(1);
  });

  it('is replaced by whoever comes with its token, and leaves them in peace', async () => {
    const session = await ada();
    const other = await comeIn({ type: 'back', token: session.token ?? '' });
    expect(await session.ended).toBe('replaced');
    const { latest } = session;
    await bob.say('A word to whoever is here');
    await pass(LONG);
    expect(session.latest).toBe(latest);
    expect(session.talk).toEqual([]);
    expect(other.talk).toHaveLength(1);
    expect(other.link).toBe('up');
    expect(away()).toBe(false);
  });
});

describe('the wait before a try', () => {
  it('doubles up to a quarter of a minute, and luck takes up to half of it off', () => {
    const waits = (luck: number): number[] => [0, 1, 2, 3, 4, 5, 6, 1000].map((tries) => backOff(tries, luck));
    expect(waits(0)).toEqual([250, 500, 1000, 2000, 4000, 7500, 7500, 7500]);
    expect(waits(0.5)).toEqual([375, 750, 1500, 3000, 6000, 11_250, 11_250, 11_250]);
    expect(Math.max(...waits(0.999_999))).toBeLessThan(LONGEST_WAIT);
  });
});
