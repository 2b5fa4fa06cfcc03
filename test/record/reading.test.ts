import { createReadStream, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { asFile, judged } from '../support/judged.ts';
import { generate } from '../second-reading/generate.ts';
import { judge } from '../../src/record/index.ts';
import { shared } from '../support/needs.ts';
import { smallDice } from '../support/small-dice.ts';

const legalGame = (number = 1): object[] =>
  generate(smallDice(number).below, { players: 7, rules: {}, id: `g${number}` });
const withoutEnd = (number = 1): object[] => legalGame(number).slice(0, -1);

describe('reading a record', () => {
  it('judges game after game of one file', async () => {
    const verdicts = await judged([1, 2, 3].map((number) => asFile(legalGame(number))).join(''));
    expect(verdicts.map(({ game, id, legal }) => ({ game, id, legal }))).toEqual([
      { game: 1, id: 'g1', legal: true },
      { game: 2, id: 'g2', legal: true },
      { game: 3, id: 'g3', legal: true },
    ]);
  });

  it.each([1, 2, 3, 7, 64, 65_536])(
    'gives the same verdicts when the bytes come %i at a time',
    async (chunk) => {
      const file = asFile([...legalGame(), ...legalGame(2).with(3, { type: '조사', seat: 0 })]);
      expect(await judged(file, chunk)).toEqual(await judged(file));
    },
  );

  it('reads blank lines, CRLF and a byte order mark, and counts the lines all the same', async () => {
    const lines = legalGame();
    const file = `\uFEFF\r\n${lines.map((line) => JSON.stringify(line)).join('\r\n\r\n')}\r\n`;
    expect(await judged(file)).toMatchObject([{ legal: true }]);
    const broken = file.replace('"type":"end"', '"type":"fin"');
    expect(await judged(broken)).toMatchObject([{ legal: false, clause: 'format', line: 2 * lines.length }]);
  });

  it('takes a step that a stand-in made as it takes any other', async () => {
    const lines = legalGame().map((line) => ('ballot' in line ? { ...line, forced: true } : line));
    expect(await judged(asFile(lines))).toMatchObject([{ legal: true }]);
  });

  it('ignores fields that it does not know', async () => {
    expect(
      await judged(asFile(legalGame().map((line) => ({ ...line, at: 1, forced: true, mood: 'x' })))),
    ).toMatchObject([{ legal: true }]);
  });

  it('takes a line of 64 KB and breaks on a longer one, whatever came before, and reads on', async () => {
    const padded = (bytes: number) => {
      const line = JSON.stringify({ type: 'table.note', text: '' });
      return line.replace('""', `"${'x'.repeat(bytes - line.length)}"`);
    };
    const [first, ...rest] = legalGame().map((line) => JSON.stringify(line));
    const file = (bytes: number) => [first, padded(bytes), ...rest, ''].join('\n');
    expect(await judged(file(65_536))).toMatchObject([{ legal: true }]);
    expect(await judged(file(65_537))).toMatchObject([{ legal: false, clause: 'format', line: 2 }]);
    expect(await judged(file(10_000_000) + asFile(legalGame(2)))).toMatchObject([
      { legal: false, line: 2 },
      { legal: true },
    ]);
  });

  it('counts lines before the first game as one break and one game', async () => {
    const verdicts = await judged(`nonsense\n{"type":"vote"}\n${asFile(legalGame())}`);
    expect(verdicts).toMatchObject([
      { game: 1, id: null, legal: false, clause: 'format', line: 1 },
      { game: 2, legal: true },
    ]);
  });

  it.each(['{', '[]', 'null', '"game"', '{"type":3}', '{"type":"__proto__"}'])(
    'breaks on %s as a line',
    async (line) => {
      const file = `${asFile(withoutEnd())}${line}\n${asFile(legalGame().slice(-1))}`;
      expect(await judged(file)).toMatchObject([
        { legal: false, clause: 'format', line: withoutEnd().length + 1 },
      ]);
    },
  );

  it('refuses an id that stands twice in a file', async () => {
    const verdicts = await judged(asFile([...legalGame(), ...legalGame()]));
    expect(verdicts).toMatchObject([
      { legal: true },
      { legal: false, clause: 'format', line: legalGame().length + 1 },
    ]);
  });

  it('lets people talk, claim and come and go, before and after the end', async () => {
    const talk = [
      { type: 'table.left', seat: 2 },
      { type: 'table.weather', mood: 'fine' },
      { type: 'chat', seat: 6, text: 'gg' },
      { type: 'claim', seat: 0, about: 'peek', policies: ['liberal', 'fascist', 'fascist'] },
      { type: 'claim', seat: 0, about: 'investigation', target: 3, party: 'fascist', government: 2 },
    ];
    const [game, ...rest] = legalGame();
    expect(await judged(asFile([game, ...talk, ...rest, ...talk]))).toMatchObject([{ legal: true }]);
    const ended = legalGame();
    expect(await judged(asFile([...ended.slice(0, -1), ...talk, ...ended.slice(-1)]))).toMatchObject([
      { legal: true },
    ]);
  });

  it('takes an abandoned game as legal, without a winner', async () => {
    const file = asFile([...legalGame().slice(0, 12), { type: 'abandoned', reason: 'host-left' }]);
    expect(await judged(file)).toEqual([{ game: 1, id: 'g1', legal: true, winner: null, by: null }]);
  });

  it.each([
    ['silence', 'off'],
    ['notHitlerBadge', false],
    ['deathReveal', 'party'],
    ['hitlerKnows', 'always'],
    ['termLimitRelax', 'five-alive'],
  ])('accepts the option %s where it changes no step', async (name, value) => {
    const [game, ...rest] = legalGame();
    expect(await judged(asFile([{ ...game, rules: { [name]: value } }, ...rest]))).toMatchObject([
      { legal: true },
    ]);
  });
});

describe.skipIf(shared === undefined)('games that people played', () => {
  const file = `${shared}data/real-games.jsonl`;

  it('are legal, all 469 of them', async () => {
    let games = 0;
    for await (const verdict of judge(createReadStream(file))) {
      games += 1;
      expect(verdict).toMatchObject({ legal: true });
    }
    expect(games).toBe(469);
  });

  it('are legal but for two when no government’s veto counts on towards chaos', async () => {
    const emptied = readFileSync(file, 'utf8').replaceAll('"rules":{"trackerReset":"enactment"}', '"rules":{}');
    const illegal = (await judged(emptied, 65_536)).filter(({ legal }) => !legal);
    expect(illegal).toMatchObject([{ clause: 'R-64' }, { clause: 'R-64' }]);
  });
});
