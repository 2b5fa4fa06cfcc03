import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { claims, refusals, type Claim, type Move, type Viewer } from '../../src/game/index.ts';
import { encodeAnswered, encodeUpdate, encodeWelcome } from '../../src/wire/encode.ts';
import { readFromHost } from '../../src/wire/from-host.ts';
import { merge } from '../../src/wire/news.ts';
import { safeChat } from '../../src/text/index.ts';
import { encodeOpen, encodeOwn, encodeSharedOpen, OWN_SIZE, restore } from '../../src/wire/update.ts';
import { tableReasons } from '../../src/table/index.ts';
import { position } from '../support/positions.ts';
import { replay } from '../support/randomPlay.ts';
import { histories, name, tableOf, updateOf } from './tables.ts';
import type { Event } from '../../src/game/index.ts';
import type { ChatLine, TableSession, Update } from '../../src/table/index.ts';

const none = (): never => {
  throw new Error('not for this test');
};

/** A session that knows this much. */
const knowing = (latest: Update, log: readonly Event[], talk: readonly ChatLine[] = []): TableSession => ({
  latest,
  log,
  talk,
  token: latest.viewer === null ? null : `token-${latest.viewer}`,
  ended: new Promise(() => {}),
  onUpdate: none,
  answer: none,
  claim: none,
  say: none,
  command: none,
  leave: none,
});

/** Every moment of some random games, with the update of each seat and, last, of a spectator. */
function* moments(games: number): Generator<readonly (readonly [Viewer, Update])[]> {
  for (const history of histories(games)) {
    const viewers: Viewer[] = [...history.roles.keys(), null];
    for (const scene of replay(history)) {
      const table = tableOf(scene.game);
      yield viewers.map((viewer) => [viewer, updateOf(scene, viewer, table)]);
    }
  }
}

describe('updates of random games', () => {
  it('come out of the wire as they went in, for every seat and a spectator', () => {
    const kinds = new Set<string>();
    const changed: unknown[] = [];
    for (const moment of moments(50)) {
      for (const [, update] of moment) {
        const message = readFromHost(encodeUpdate(update));
        const restored = message?.type === 'update' ? restore(message) : message;
        if (!isDeepStrictEqual(restored, update)) changed.push([restored, update]);
        for (const { type } of update.news) kinds.add(type);
      }
    }
    expect(changed).toEqual([]);
    expect(kinds.size).toBeGreaterThan(20);
  });

  it('have an open part of the same characters for everybody, and an own part of one length, at every moment', () => {
    let longest = 0;
    let seen = 0;
    for (const moment of moments(80)) {
      const owns = moment.map(([, update]) => encodeOwn(update));
      expect(new Set(moment.map(([, update]) => encodeOpen(update))).size).toBe(1);
      expect(new Set(owns.map(({ length }) => length))).toEqual(new Set([OWN_SIZE]));
      longest = Math.max(longest, ...owns.map((own) => own.trimEnd().length));
      seen += owns.length;
    }
    expect(seen).toBeGreaterThan(40_000);
    expect(longest).toBeGreaterThan(OWN_SIZE / 3);
  });
});

describe('the lengths of what goes out', () => {
  /** How many lengths the messages of a moment have. */
  const lengthsOf = (texts: readonly string[]): number => new Set(texts.map(({ length }) => length)).size;

  it('are one for all viewers at every moment of an update', () => {
    const uneven = [...moments(30)].filter(
      (moment) => lengthsOf(moment.map(([, update]) => encodeUpdate(update))) > 1,
    );
    expect(uneven).toEqual([]);
  });

  it('differ by role where an update isn’t padded, and that is caught', () => {
    const leaky = (update: Update): string =>
      encodeUpdate(update).replace(encodeOwn(update), encodeOwn(update).trimEnd());
    const uneven = [...moments(2)].filter((moment) => lengthsOf(moment.map(([, update]) => leaky(update))) > 1);
    expect(uneven.length).toBeGreaterThan(10);
  });
});

describe('an update for everybody', () => {
  it('has its open part made once', () => {
    const [moment] = moments(1);
    let made = 0;
    const counted = moment?.map(([, update]) => ({
      ...update,
      get view() {
        made += 1;
        return update.view;
      },
    }));
    for (const update of counted ?? []) encodeSharedOpen(update);
    expect(made).toBe(1);
  });
});

describe('a welcome', () => {
  it('tells the latest lines of a long evening, how many were said before, and fits', () => {
    const [moment] = moments(1);
    const update = moment?.[0]?.[1];
    if (update === undefined) throw new Error('no moment');
    const text = safeChat('"'.repeat(200));
    const said = Array.from({ length: 1500 }, (): ChatLine => ({
      type: 'said',
      seat: null,
      name: name('Eve'),
      text,
      round: 9999,
    }));
    const log = Array.from({ length: 1500 }, () => ({
      type: 'claimed' as const,
      seat: 9,
      government: 999,
      claim: { type: 'claim', about: 'president-hand', policies: ['fascist', 'fascist', 'fascist'] } as const,
    }));
    const message = readFromHost(encodeWelcome(knowing(update, log, said)));
    expect(message).toMatchObject({ talk: { before: 1300, lines: said.slice(-200) } });
  });

  it('restores the whole log in its order, and is of one length for all, at every moment', () => {
    for (const history of histories(30)) {
      const viewers: Viewer[] = [...history.roles.keys(), null];
      const logs = viewers.map((): Event[] => []);
      let last: string[] = [];
      for (const scene of replay(history)) {
        const texts = viewers.map((viewer, place) => {
          const update = updateOf(scene, viewer);
          const log = logs[place] ?? [];
          log.push(...update.news);
          const text = encodeWelcome(knowing(update, log));
          return text;
        });
        expect(new Set(texts.map(({ length }) => length)).size).toBe(1);
        last = texts;
      }
      expect(last.map(logIn)).toEqual(logs);
    }
  });
});

function logIn(text: string): unknown {
  const message = readFromHost(text);
  return message?.type === 'welcome' ? merge(message.log) : message;
}

describe('sizes', () => {
  it('leave room for the longest own part that any seat could be sent', () => {
    const dearest: Move = { type: 'special-election', target: 9 };
    const longestReason = Object.values(refusals).toSorted((a, b) => b.reason.length - a.reason.length)[0];
    if (longestReason === undefined) throw new Error('no refusals');
    const lookedUp = position({
      players: 5,
      round: 3,
      president: 2,
      gov: [0, 1],
      fascist: 3,
      usedPowers: [null, null, { power: 'peek', president: 0, target: null, government: 1 }],
    });
    const mostClaims: readonly Claim[] = claims(lookedUp, 0);
    expect(mostClaims).toHaveLength(12);
    const fff = ['fascist', 'fascist', 'fascist'] as const;
    const base = updateOf({ game: position({ players: 10 }), news: [] }, 9);
    if (!base.view?.mine) throw new Error('no view');
    const known = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((seat) => ({ seat, role: 'fascist' as const }));
    const mine = {
      ...base.view.mine,
      role: 'mastermind',
      party: 'mastermind',
      known,
      ballot: 'nein',
      hand: fff,
      discarded: 'fascist',
      peek: fff,
    } as const;
    const crammed: Update = {
      ...base,
      view: { ...base.view, mine },
      decision: {
        id: '9999.9999.special-election.again.9',
        options: [dearest],
        barred: Array.from({ length: 9 }, () => ({ move: dearest, refusal: longestReason })),
      },
      claims: mostClaims,
      news: [
        { type: 'passed', discarded: 'fascist', policies: fff },
        { type: 'received', policies: fff },
        { type: 'drew', policies: fff },
        { type: 'saw-deck', policies: fff },
      ],
    };
    const used = encodeOwn(crammed).trimEnd().length;
    expect(used).toBeLessThan(OWN_SIZE);
    expect(used).toBeGreaterThan(OWN_SIZE / 2);
  });

  it('of what became of an answer are one, whatever became of it', () => {
    const codes = [
      null,
      ...tableReasons.filter((code) => code !== 'link-lost'),
      ...Object.values(refusals).map(({ reason }) => reason),
    ] as const;
    const texts = codes.map((code) => encodeAnswered(Number.MAX_SAFE_INTEGER, code));
    expect(new Set([...texts, encodeAnswered(1, null)].map(({ length }) => length)).size).toBe(1);
    expect(texts.map(readFromHost)).toEqual(
      codes.map((refused) => ({ type: 'answered', call: Number.MAX_SAFE_INTEGER, refused })),
    );
  });
});
