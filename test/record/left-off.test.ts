import { describe, expect, it, test } from 'vitest';
import { asFile, judged } from '../support/judged.ts';
import { generate } from '../second-reading/generate.ts';
import { RecordedGame, readLeftOff, type LeftOff } from '../../src/record/index.ts';
import { smallDice } from '../support/small-dice.ts';

type Line = { readonly type: string; readonly deck?: readonly string[]; readonly [field: string]: unknown };

const game = (number = 1): Line[] =>
  generate(smallDice(number).below, { players: 7, rules: {}, id: `g${number}` }) as Line[];

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const asItIs = <T>(tiles: readonly T[]): readonly T[] => tiles;

async function leftOff(lines: readonly Line[], torn = '', shuffle = asItIs): Promise<LeftOff> {
  const left = await readLeftOff(bytesOf(asFile(lines) + torn), shuffle);
  if ('problem' in left) throw new Error(JSON.stringify(left.problem));
  return left;
}

/** What is added to the record when its game is gone on with. */
function added(left: LeftOff): object[] {
  const lines: object[] = [];
  RecordedGame.goOn(left, asItIs, (line) => void lines.push(line));
  return lines;
}

/** A game and the place of its first line of that type. */
function gameWith(type: string): { readonly lines: Line[]; readonly at: number } {
  for (let number = 1; ; number += 1) {
    const lines = game(number);
    const at = lines.findIndex((line) => line.type === type);
    if (at !== -1) return { lines, at };
  }
}

describe('a record that stops before its game is over', () => {
  it('tells the deal, the game, all that happened, and how much of the file it is', async () => {
    const lines = game().slice(0, 20);
    const { deal, game: left, news, bytes, due } = await leftOff(lines);
    expect(deal).toMatchObject({ id: 'g1', players: lines[0]?.['players'] });
    expect(left.phase).not.toBe('over');
    expect(news.filter(({ event }) => event.type === 'nominated')).toHaveLength(
      lines.filter(({ type }) => type === 'nominate').length,
    );
    expect(bytes).toBe(bytesOf(asFile(lines)).length);
    expect(due).toEqual([]);
  });

  it('is read without the line that was being written, wherever that was torn', async () => {
    const lines = game().slice(0, 12);
    const whole = await leftOff(lines);
    const next = JSON.stringify({ type: 'chat', seat: 0, text: '조사 🦔' });
    const bytes = bytesOf(next);
    for (let length = 0; length <= bytes.length; length += 1) {
      const file = Uint8Array.from([...bytesOf(asFile(lines)), ...bytes.subarray(0, length)]);
      expect(await readLeftOff(file, asItIs)).toEqual(whole);
    }
  });

  it('R-44: has its last step’s reshuffle made anew where that is missing, and written before anything else', async () => {
    const { lines, at } = gameWith('reshuffle');
    const tiles = lines[at]?.deck ?? [];
    const left = await leftOff(lines.slice(0, at), '{"type":"reshuf', (missing) => missing.toReversed());
    expect(added(left)).toEqual([{ type: 'reshuffle', deck: left.game.deck }]);
    expect(left.game.deck.toSorted()).toEqual(tiles.toSorted());
    const asBefore = await leftOff(lines.slice(0, at + 1));
    expect(added(asBefore)).toEqual([]);
    expect(left.news).toEqual(asBefore.news);
  });

  it('R-64: is closed first thing where no more than its end is missing', async () => {
    const lines = game();
    const left = await leftOff(lines.slice(0, -1));
    expect(left.game.phase).toBe('over');
    expect(added(left)).toEqual(lines.slice(-1));
  });

  it('has a pause ended first thing', async () => {
    const lines = game().slice(0, 9);
    const paused = { type: 'table.paused' };
    const resumed = { type: 'table.resumed' };
    expect(added(await leftOff([...lines, paused]))).toEqual([resumed]);
    expect(added(await leftOff([...lines, paused, resumed]))).toEqual([]);
    expect(added(await leftOff([...lines, paused, { type: 'chat', seat: 0, text: 'so?' }]))).toEqual([resumed]);
  });

  it('tells what was said in which round, made safe', async () => {
    const lines = game();
    const second = lines.findIndex(({ type }, at) => type === 'nominate' && at > 1);
    const hello = { type: 'chat', seat: 3, text: 'hello\u001b[2J' };
    const { said } = await leftOff([...lines.slice(0, 2), hello, ...lines.slice(2, second + 1), hello]);
    expect(said).toEqual([
      { seat: 3, text: 'hello\ufffd[2J', round: 1 },
      { seat: 3, text: 'hello\ufffd[2J', round: 2 },
    ]);
  });

  it('R-66: tells a claim to all whom its table told, and none that the game refuses', async () => {
    const lines = game();
    const enacted = lines.findIndex(({ type }) => type === 'enact');
    const { seat } = lines[enacted] as unknown as { seat: number };
    const claim = { type: 'claim', about: 'chancellor-hand', policies: ['fascist', 'liberal'] };
    const other = (seat + 1) % 7;
    const cut = lines.slice(0, enacted + (lines[enacted + 1]?.type === 'reshuffle' ? 2 : 1));
    const { news } = await leftOff([...cut, { ...claim, seat: other }, { ...claim, seat }]);
    const heard = news.filter(({ event }) => event.type === 'claimed');
    expect(heard).toMatchObject([{ event: { seat, claim: { policies: ['liberal', 'fascist'] } } }]);
  });
});

describe('no game is gone on with', () => {
  test.each(['', '{"type":"game"', '\uFEFF', '\n\r\n'])('where the file says no more than %j', async (text) => {
    expect(await readLeftOff(bytesOf(text), asItIs)).toEqual({ problem: 'empty' });
  });

  test('that is over or was abandoned', async () => {
    const over = asFile(game());
    expect(await readLeftOff(bytesOf(over), asItIs)).toEqual({ problem: 'finished' });
    const abandoned = asFile([...game().slice(0, 5), { type: 'abandoned', reason: 'host' }]);
    expect(await readLeftOff(bytesOf(abandoned), asItIs)).toEqual({ problem: 'finished' });
  });

  const [deal, ...steps] = game();
  test.each([
    ['of which no record tells', [{ type: 'vote' }]],
    ['of another version', [{ ...deal, version: 2 }]],
    ['whose deal was changed', [{ ...deal, roles: ['liberal'] }, ...steps.slice(0, 5)]],
    [
      'with a step that was changed',
      [deal, ...steps.slice(0, 4).with(2, { type: 'execute', seat: 0, target: 1 })],
    ],
    ['with a last step that was changed', [deal, ...steps.slice(0, 4), { type: 'peek', seat: 0 }]],
    ['with a line that is none', [deal, ...steps.slice(0, 4), [], ...steps.slice(4, 6)]],
  ])('%s: it says what the referee says', async (_, lines) => {
    const file = asFile(lines);
    const [verdict] = await judged(file);
    const { line, clause, reason } = verdict as { line?: number; clause?: string; reason?: string };
    expect(await readLeftOff(bytesOf(file), asItIs)).toEqual({ problem: { line, clause, reason } });
  });

  test('in front of another one in the same file', async () => {
    const file = asFile([...game().slice(0, 5), ...game(2).slice(0, 3)]);
    expect(await readLeftOff(bytesOf(file), asItIs)).toMatchObject({ problem: { line: 6, clause: 'format' } });
  });
});
