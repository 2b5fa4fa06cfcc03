import { assert, asyncProperty, integer, nat } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answer, begin, openTable, play, type OpenedTable } from '../support/open-table.ts';
import { asFile, judged } from '../support/judged.ts';
import { bots, type Bot } from '../../src/bots/index.ts';
import { derive, dice, seedFrom } from '../../src/chance/index.ts';
import { noClocks, type Clocks, type Place, type TimeLeft, type Update } from '../../src/table/index.ts';
import { smallDice } from '../support/small-dice.ts';
import type { Move } from '../../src/game/index.ts';

const seconds = (count: number): number => count * 1000;

const tableWith = (clocks: Partial<Clocks>, people = 5, botSeats = 0, bot?: Bot): OpenedTable =>
  openTable(people, botSeats, { clocks: { ...noClocks, ...clocks }, ...(bot ? { bot } : {}) });

const everyPhase = { nominate: 40, vote: 40, legislate: 40, power: 40 };

/** Those whom the table waits for and who are asked something. */
const asked = ({ people }: OpenedTable): readonly Place[] =>
  people.filter(({ latest: { decision, view, viewer } }) => decision && view?.awaited.includes(viewer ?? -1));

async function vote({ people }: Pick<OpenedTable, 'people'>, ballot: 'ja' | 'nein'): Promise<void> {
  for (const person of people) await person.answer(person.latest.decision?.id ?? '', { type: 'vote', ballot });
}

const phaseOf = ({ host }: OpenedTable): string | undefined => host.latest.view?.phase;
const timeLeft = ({ host }: OpenedTable): TimeLeft | null => host.latest.table.timeLeft;

const forcedLines = ({ records }: OpenedTable) => (records.at(-1) ?? []).filter((line) => 'forced' in line);
const noticed = ({ host }: OpenedTable): readonly string[] =>
  host.talk.flatMap((line) => (line.type === 'notice' ? [`${line.notice} ${line.seat}`] : []));

describe('the clock of a phase', () => {
  it('isn’t there where none is set: nothing is told of time, and nobody is hurried', async () => {
    const opened = tableWith({});
    await begin(opened);
    expect(opened.clock.timers).toBe(0);
    opened.clock.pass(seconds(100_000));
    expect(phaseOf(opened)).toBe('nominate');
    expect(timeLeft(opened)).toBeNull();
  });

  it('tells what is left at 60, 30 and 10 seconds, and at no other time', async () => {
    const opened = tableWith({ nominate: 90 });
    await begin(opened);
    const updates: (readonly [number, Update['table']['timeLeft']])[] = [];
    opened.host.onUpdate(({ table }) => updates.push([opened.clock.now() / 1000, table.timeLeft]));
    for (let second = 0; second < 89; second += 1) opened.clock.pass(seconds(1));
    expect(updates).toEqual([
      [30, { seconds: 60, extra: false }],
      [60, { seconds: 30, extra: false }],
      [80, { seconds: 10, extra: false }],
    ]);
  });

  it('tells of a time that the phase begins with as it begins', async () => {
    const opened = tableWith({ nominate: 60 });
    await begin(opened);
    expect(timeLeft(opened)).toEqual({ seconds: 60, extra: false });
    opened.clock.pass(seconds(29));
    expect(timeLeft(opened)).toEqual({ seconds: 60, extra: false });
    opened.clock.pass(seconds(1));
    expect(timeLeft(opened)).toEqual({ seconds: 30, extra: false });
  });

  it('lets a bot answer that one decision when it is over: the table hears “forced”, and the record says so', async () => {
    const opened = tableWith({ nominate: 20, vote: 20 });
    await begin(opened);
    const president = opened.host.latest.view?.president ?? -1;
    opened.clock.pass(seconds(20));
    expect(phaseOf(opened)).toBe('vote');
    expect(noticed(opened)).toEqual([`forced ${president}`]);
    expect(forcedLines(opened)).toMatchObject([{ type: 'nominate', seat: president, forced: true }]);
    expect(opened.host.latest.table.seats.map(({ bot }) => bot)).toEqual([false, false, false, false, false]);
    expect(opened.people[president]?.latest.decision).not.toBeNull();
  });

  it('forces in a vote those alone who haven’t voted', async () => {
    const opened = tableWith({ vote: 20 });
    await begin(opened);
    const [president] = asked(opened);
    await answer(president as Place);
    await vote({ people: opened.people.slice(0, 3) }, 'nein');
    opened.clock.pass(seconds(20));
    expect(phaseOf(opened)).not.toBe('vote');
    expect(noticed(opened)).toEqual(['forced 3', 'forced 4']);
    expect(forcedLines(opened).map((line) => 'seat' in line && line.seat)).toEqual([3, 4]);
  });

  it('forces nobody who answers as soon as they hear of it', async () => {
    const opened = tableWith({ nominate: 20 });
    await begin(opened);
    const president = asked(opened)[0] as Place;
    const stop = president.onUpdate(({ talk }) => {
      if (talk.length > 0) void answer(president).then(stop);
    });
    opened.clock.pass(seconds(20));
    expect(phaseOf(opened)).toBe('vote');
    expect(opened.host.latest.view?.voted).toEqual([]);
    expect(forcedLines(opened)).toEqual([]);
  });

  it('forces no voter who votes as soon as they hear of it', async () => {
    const opened = tableWith({ vote: 20 });
    await begin(opened);
    await answer(asked(opened)[0] as Place);
    await vote({ people: opened.people.slice(0, 3) }, 'nein');
    const late = opened.people[3] as Place;
    const stop = late.onUpdate(({ talk }) => {
      if (talk.length > 0) void answer(late).then(stop);
    });
    opened.clock.pass(seconds(20));
    expect(forcedLines(opened).map((line) => 'seat' in line && line.seat)).toEqual([4]);
  });

  it('never outlives its phase: what came in time is hurried by nothing', async () => {
    const opened = tableWith({ nominate: 30, vote: 60 });
    await begin(opened);
    opened.clock.pass(seconds(29));
    expect(timeLeft(opened)).toEqual({ seconds: 10, extra: false });
    await answer(asked(opened)[0] as Place);
    expect(timeLeft(opened)).toEqual({ seconds: 60, extra: false });
    opened.clock.pass(seconds(59));
    expect(phaseOf(opened)).toBe('vote');
    await vote(opened, 'nein');
    expect(phaseOf(opened)).toBe('nominate');
    opened.clock.pass(seconds(29));
    expect(forcedLines(opened)).toEqual([]);
  });

  it('stands still in a pause, and goes on from there', async () => {
    const opened = tableWith({ nominate: 20 });
    await begin(opened);
    opened.clock.pass(seconds(15));
    await opened.host.command({ type: 'pause', paused: true });
    expect(opened.clock.timers).toBe(0);
    opened.clock.pass(seconds(1000));
    await opened.host.command({ type: 'pause', paused: false });
    opened.clock.pass(seconds(4.9));
    expect(phaseOf(opened)).toBe('nominate');
    opened.clock.pass(seconds(0.1));
    expect(phaseOf(opened)).toBe('vote');
  });

  it('doesn’t begin while roles are looked at', async () => {
    const opened = tableWith({ nominate: 20 });
    for (const person of opened.people) await person.command({ type: 'ready', rules: {} });
    await opened.host.command({ type: 'start' });
    expect(opened.host.latest.table.looking).toBe(true);
    opened.clock.pass(seconds(1000));
    expect(phaseOf(opened)).toBe('nominate');
    await opened.host.command({ type: 'go-on' });
    opened.clock.pass(seconds(19));
    expect(phaseOf(opened)).toBe('nominate');
  });

  it('runs on whoever goes, comes back or takes the seat up elsewhere, and tells them where it is', async () => {
    const opened = tableWith({ nominate: 40 });
    await begin(opened);
    const president = asked(opened)[0] as Place;
    opened.clock.pass(seconds(12));
    president.lost();
    opened.clock.pass(seconds(12));
    const back = opened.table.comeBack(president.token ?? '') as Place;
    expect(back.latest.table.timeLeft).toEqual({ seconds: 30, extra: false });
    const again = opened.table.comeBack(president.token ?? '') as Place;
    opened.clock.pass(seconds(15));
    expect(again.latest.decision).not.toBeNull();
    opened.clock.pass(seconds(1));
    expect(again.latest.view?.phase).toBe('vote');
    expect(forcedLines(opened)).toHaveLength(1);
  });

  it('is gone with the game: broken off, closed or over', async () => {
    const broken = tableWith(everyPhase);
    await begin(broken);
    await broken.host.command({ type: 'break-off', wish: true });
    const closed = tableWith(everyPhase);
    await begin(closed);
    closed.table.close('host-left');
    const over = tableWith(everyPhase);
    await begin(over);
    await play(over);
    for (const opened of [broken, closed, over]) {
      expect(opened.clock.timers).toBe(0);
      expect(timeLeft(opened)).toBeNull();
    }
    await broken.host.command({ type: 'again' });
    await begin(broken);
    broken.clock.pass(seconds(39));
    expect(phaseOf(broken)).toBe('nominate');
  });
});

describe('the time that each person has besides', () => {
  it('begins when the phase’s is over, and is told of the same way', async () => {
    const opened = tableWith({ nominate: 20, extra: 40 });
    await begin(opened);
    opened.clock.pass(seconds(20));
    expect(timeLeft(opened)).toEqual({ seconds: null, extra: true });
    opened.clock.pass(seconds(10));
    expect(timeLeft(opened)).toEqual({ seconds: 30, extra: true });
    opened.clock.pass(seconds(29));
    expect(phaseOf(opened)).toBe('nominate');
    opened.clock.pass(seconds(1));
    expect(phaseOf(opened)).toBe('vote');
  });

  it('is used up once in a game, each person’s by what they took', async () => {
    const opened = tableWith({ vote: 20, extra: 20 });
    await begin(opened);
    const slow = opened.people[4] as Place;
    const punctual = opened.people.slice(0, 4);
    await answer(asked(opened)[0] as Place);
    await vote({ people: punctual }, 'nein');
    opened.clock.pass(seconds(35));
    await vote({ people: [slow] }, 'nein');
    expect(forcedLines(opened)).toEqual([]);
    await answer(asked(opened)[0] as Place);
    await vote({ people: punctual.slice(1) }, 'nein');
    opened.clock.pass(seconds(25));
    expect(noticed(opened)).toEqual(['forced 4']);
    opened.clock.pass(seconds(14));
    expect(phaseOf(opened)).toBe('vote');
    opened.clock.pass(seconds(1));
    expect(noticed(opened)).toEqual(['forced 4', 'forced 0']);
  });

  it('is there anew in the next game', async () => {
    const opened = tableWith({ nominate: 20, extra: 20 });
    await begin(opened);
    opened.clock.pass(seconds(39));
    await opened.host.command({ type: 'break-off', wish: true });
    await opened.host.command({ type: 'again' });
    await begin(opened);
    opened.clock.pass(seconds(39));
    expect(phaseOf(opened)).toBe('nominate');
  });
});

describe('a session under the clock', () => {
  /** All that somebody outside of the government is told and when, but for the policy, while one of the two is slow. */
  async function toldWhile(slow: 'president' | 'chancellor', extra: number) {
    const opened = tableWith({ legislate: 40, extra });
    await begin(opened);
    await answer(asked(opened)[0] as Place);
    await vote(opened, 'ja');
    const { president, chancellor } = opened.host.latest.view ?? {};
    const outside = opened.people.find((_, seat) => seat !== president && seat !== chancellor) as Place;
    const told: unknown[] = [];
    outside.onUpdate(({ table, talk, view }) =>
      told.push([opened.clock.now(), table.timeLeft, talk, view?.phase === 'legislate']),
    );
    if (slow === 'chancellor') {
      opened.clock.pass(seconds(1));
      await answer(opened.people[president ?? -1] as Place);
      opened.clock.pass(seconds(39 + extra));
    } else {
      opened.clock.pass(seconds(40 + extra));
    }
    return { told, notices: noticed(opened), president, forced: forcedLines(opened).map(({ type }) => type) };
  }

  it.each([0, 20])(
    'tells nobody whose turn of the two it is, nor who was slow (%i s of extra)',
    async (extra) => {
      const president = await toldWhile('president', extra);
      const chancellor = await toldWhile('chancellor', extra);
      expect(president.forced).toEqual(['discard', 'enact']);
      expect(chancellor.forced).toEqual(['enact']);
      expect(president.told).toEqual(chancellor.told);
      expect(president.told.length).toBeGreaterThan(3);
      expect(president.notices).toEqual([`forced-government ${president.president}`]);
    },
  );

  it('is over for both when the first of them has no time left, whoever’s turn it is', async () => {
    const opened = tableWith({ nominate: 20, legislate: 40, extra: 20 });
    await begin(opened);
    opened.clock.pass(seconds(35));
    await answer(asked(opened)[0] as Place);
    await vote(opened, 'ja');
    await answer(opened.people[opened.host.latest.view?.president ?? -1] as Place);
    opened.clock.pass(seconds(44));
    expect(phaseOf(opened)).toBe('legislate');
    opened.clock.pass(seconds(1));
    expect(phaseOf(opened)).not.toBe('legislate');
    expect(forcedLines(opened)).toMatchObject([{ type: 'enact' }]);
  });
});

describe('a forced move', () => {
  /** A bot that answers as `plain` does, and notes each time what it was shown. */
  function noting(heard: (parts: Parameters<Bot['decide']>, move: Move) => void): Bot {
    return {
      ...bots.plain,
      decide: (...parts) => {
        const move = bots.plain.decide(...parts);
        heard(parts, move);
        return move;
      },
    };
  }

  it('never differs from what that seat’s bot would do from its view, and no clock outlives its phase', async () => {
    await assert(
      asyncProperty(integer({ min: 5, max: 10 }), nat(), async (players, seed) => {
        const pairs: (readonly [answered: Move, expected: Move])[] = [];
        const own = derive(seedFrom('evening'), 'game', '1');
        const twins = Array.from({ length: players }, (_, seat) => dice(derive(own, 'bot', String(seat))));
        const opened: OpenedTable = tableWith(
          { ...everyPhase, extra: 15 },
          players,
          0,
          noting(([{ seat }], move) => {
            const { latest, log } = opened.people[seat] as Place;
            const { view, decision } = latest;
            const [mine, twin] = [view?.mine, twins[seat]];
            if (!view || !mine || !decision || !twin) throw new Error(`nothing was asked of seat ${seat}`);
            const sight = { seat, hand: mine.hand, view, log };
            pairs.push([move, bots.plain.decide(sight, decision.options, twin)]);
          }),
        );
        await begin(opened);
        const luck = smallDice(seed);
        while (opened.host.latest.table.stage === 'playing') {
          const waiting = asked(opened);
          if (luck.below(3) === 0) await answer(luck.pick(waiting), luck.pick);
          else opened.clock.pass(seconds(luck.below(40)));
          expect(opened.clock.timers).toBeLessThanOrEqual(1);
        }
        for (const [answered, expected] of pairs) expect(answered).toEqual(expected);
        const lines = opened.records[0] ?? [];
        expect(forcedLines(opened)).toHaveLength(pairs.length);
        expect(await judged(asFile(lines))).toMatchObject([{ legal: true }]);
      }),
      { numRuns: 40 },
    );
  });
});
