import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { claims, refusals, type Claim, type Move, type Viewer } from '../../src/game/index.ts';
import { encodeAnswered, encodeUpdate, encodeWelcome, readFromHost } from '../../src/wire/from-host.ts';
import { merge } from '../../src/wire/news.ts';
import { encodeOpen, encodeOwn, OWN_SIZE, restore } from '../../src/wire/update.ts';
import { position } from '../support/positions.ts';
import { replay } from '../support/randomPlay.ts';
import { histories, updateOf } from './tables.ts';
import type { Event } from '../../src/game/index.ts';
import type { TableSession, Update } from '../../src/table/index.ts';

const none = (): never => {
  throw new Error('not for this test');
};

/** A session that knows this much. */
const knowing = (viewer: Viewer, latest: Update, log: readonly Event[]): TableSession => ({
  viewer,
  latest,
  log,
  onUpdate: none,
  answer: none,
  claim: none,
  leave: none,
});

/** Every moment of some random games, with the update of each seat and, last, of a spectator. */
function* moments(games: number): Generator<readonly (readonly [Viewer, Update])[]> {
  for (const history of histories(games)) {
    const viewers: Viewer[] = [...history.roles.keys(), null];
    for (const scene of replay(history)) yield viewers.map((viewer) => [viewer, updateOf(scene, viewer)]);
  }
}

describe('updates of random games', () => {
  it('come out of the wire as they went in, for every seat and a spectator', () => {
    const kinds = new Set<string>();
    const changed: unknown[] = [];
    for (const moment of moments(50)) {
      for (const [viewer, update] of moment) {
        const message = readFromHost(encodeUpdate(update));
        const restored = message?.type === 'update' ? restore(message, viewer) : message;
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
    for (const moment of moments(200)) {
      const owns = moment.map(([, update]) => encodeOwn(update));
      expect(new Set(moment.map(([, update]) => encodeOpen(update))).size).toBe(1);
      expect(new Set(owns.map(({ length }) => length))).toEqual(new Set([OWN_SIZE]));
      longest = Math.max(longest, ...owns.map((own) => own.trimEnd().length));
      seen += owns.length;
    }
    expect(seen).toBeGreaterThan(100_000);
    expect(longest).toBeGreaterThan(OWN_SIZE / 3);
  });
});

describe('a welcome', () => {
  it('restores the whole log in its order, and is of one length for all, at every moment', () => {
    for (const history of histories(30)) {
      const viewers: Viewer[] = [...history.roles.keys()];
      const logs = viewers.map((): Event[] => []);
      let last: string[] = [];
      for (const scene of replay(history)) {
        const texts = viewers.map((viewer, place) => {
          const update = updateOf(scene, viewer);
          const log = logs[place] ?? [];
          log.push(...update.news);
          const text = encodeWelcome(knowing(viewer, update, log));
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
    const known = [0, 1, 2].map((seat) => ({ seat, role: 'fascist' as const }));
    const mine = {
      ...base.view.mine,
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
        id: '9999.special-election.again.9',
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
      'stale',
      'not-started',
      ...Object.values(refusals).map(({ reason }) => reason),
    ] as const;
    const texts = codes.map((code) => encodeAnswered(Number.MAX_SAFE_INTEGER, code));
    expect(new Set([...texts, encodeAnswered(1, null)].map(({ length }) => length)).size).toBe(1);
    expect(texts.map(readFromHost)).toEqual(
      codes.map((refused) => ({ type: 'answered', call: Number.MAX_SAFE_INTEGER, refused })),
    );
  });
});
