// npm run prove -- NAME [--seed TEXT] [--from N] [--count N]
import { parseArgs } from 'node:util';
import type { Proof } from './proof.ts';

/** Each proof with the number of cases of its full run. */
const proofs: Record<string, { about: string; count: number; load: () => Promise<{ run: Proof }> }> = {
  agreement: {
    about: 'the second reading of the rules agrees on random games, step by step',
    count: 10_000,
    load: () => import('./agreement.ts'),
  },
  'bad-network': {
    about: 'whole games over links that stall, break and come back lose nothing and count nothing twice',
    count: 200,
    load: () => import('./bad-network.ts'),
  },
  'house-rules': {
    about: 'games end under every house rule and 200 combinations of all, and their records are legal',
    count: 12_840,
    load: () => import('./house-rules.ts'),
  },
  'non-interference': {
    about: 'no viewer can tell worlds apart that it may not',
    count: 600,
    load: () => import('./non-interference.ts'),
  },
  pass: {
    about:
      'games of 5 to 10 round one terminal, killed once, show nobody what another alone may see in any frame',
    count: 12,
    load: () => import('./pass.ts'),
  },
  'random-table': {
    about: 'random games end as often in each way as an independent program found',
    count: 300_000,
    load: () => import('./random-table.ts'),
  },
  solo: {
    about: 'games alone with bots, in terminals and by keys, get to their end: ten at each speed',
    count: 30,
    load: () => import('./solo.ts'),
  },
};

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: 'prove' },
    from: { type: 'string', default: '0' },
    count: { type: 'string' },
  },
});
const name = positionals[0] ?? '';
const proof = Object.hasOwn(proofs, name) ? proofs[name] : undefined;

if (proof === undefined) {
  console.log('npm run prove -- NAME [--seed TEXT] [--from N] [--count N]\n');
  for (const [each, { about, count }] of Object.entries(proofs))
    console.log(`  ${each}: ${about} (${count} cases)`);
  process.exitCode = name === 'help' ? 0 : 2;
} else {
  const { run } = await proof.load();
  const started = performance.now();
  const count = Number(values.count ?? proof.count);
  const holds = await run({
    seed: values.seed,
    from: Number(values.from),
    count,
    report: (line) => console.log(line),
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `${name}: ${holds ? 'holds' : 'FAILS'} (${count} cases from ${values.from}, seed "${values.seed}", ${seconds} s)`,
  );
  process.exitCode = holds ? 0 : 1;
}
