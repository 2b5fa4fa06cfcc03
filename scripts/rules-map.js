// The map of clauses: every clause of the rules has a row in docs/rules.md that names the code which keeps it and a
// test whose title carries it, or says why it needs none.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

const chapters = {
  R: [
    [1, 15],
    [20, 34],
    [40, 46],
    [50, 66],
    [70, 76],
  ],
  P: [[1, 8]],
  C: [[1, 23]],
  MM: [[1, 15]],
};
/** The Mastermind's clauses are written without a leading zero. */
const digits = (letter) => (letter === 'MM' ? 1 : 2);
const withoutCode = ['words', 'table, later', 'later', 'no code'];

const clauses = Object.entries(chapters).flatMap(([letter, ranges]) =>
  ranges.flatMap(([first, last]) =>
    Array.from(
      { length: last - first + 1 },
      (_, index) => `${letter}-${String(first + index).padStart(digits(letter), '0')}`,
    ),
  ),
);

const rows = new Map();
const faults = [];
for (const line of readFileSync('docs/rules.md', 'utf8').split('\n')) {
  const [, clause, , code, test] = line.split('|').map((cell) => cell.trim());
  if (!/^[A-Z]+-\d+$/.test(clause ?? '')) continue;
  if (rows.has(clause)) faults.push(`${clause} has two rows`);
  rows.set(clause, { code, test });
}

for (const clause of clauses) faults.push(...faultsOf(clause));
for (const clause of rows.keys()) if (!clauses.includes(clause)) faults.push(`${clause} is no clause`);
if (rows.size === 0) faults.push('docs/rules.md maps no clause at all');

for (const fault of faults) console.error(`rules: ${fault}`);
if (faults.length > 0) process.exit(1);
const tested = [...rows.values()].filter(({ test }) => test !== '').length;
console.log(`rules: ${clauses.length} clauses are mapped, ${tested} of them to code and a test`);

function faultsOf(clause) {
  const row = rows.get(clause);
  if (row === undefined) return [`${clause} has no row`];
  if (withoutCode.includes(row.code)) return row.test === '' ? [] : [`${clause} has a test but no code`];
  const sources = filesIn(row.code, 'src/');
  const tests = filesIn(row.test, 'test/');
  if (sources.length === 0 || tests.length === 0) return [`${clause} names no code, or no test`];
  return [
    ...[...sources, ...tests]
      .filter((file) => !existsSync(file))
      .map((file) => `${clause}: there is no ${file}`),
    ...tests
      .filter(
        (file) =>
          existsSync(file) && !titlesIn(file).some((title) => new RegExp(`\\b${clause}\\b`).test(title)),
      )
      .map((file) => `${clause} is in no test title of ${file}`),
  ];
}

function filesIn(cell, folder) {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, file]) => file).filter((file) => file.startsWith(folder));
}

/** The first arguments of `test(…)` and `test.each(…)(…)`, where they are literals. */
function titlesIn(file) {
  const calls = /(?:\b(?:test|it)(?:\.skipIf\([^)]*\))?\(|\)\()\s*(['"`])((?:\\.|(?!\1).)*)\1/g;
  return [...readFileSync(file, 'utf8').matchAll(calls)].map(([, , title]) => title);
}
