// The layer rule of the house: rooms of src/ stack as floors; a room imports its own files and lower floors.
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { cruise } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';

const floors = [
  ['text', 'chance', 'game'],
  ['words', 'bots', 'record'],
  ['table'],
  ['screen', 'wire', 'lab'],
  ['doors'],
  ['cli'],
];
const browserSafe = ['text', 'game', 'words', 'wire'];
const rooms = floors.flat();
const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);

const homeless = readdirSync('src').filter((room) => !rooms.includes(room));
if (homeless.length > 0) fail(`no floor is known for src/${homeless.join(', src/')}`);

const forbidden = [
  { name: 'no-circular', from: {}, to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } } },
  { name: 'src-stays-in-src', from: { path: '^src/' }, to: { path: '^(test|bench|prove|scripts)/' } },
  { name: 'game-imports-nothing', from: { path: '^src/game/' }, to: { pathNot: '^src/game/' } },
  {
    name: 'no-node-modules-where-a-page-may-load-it',
    from: { path: `^src/(${browserSafe.join('|')})/` },
    to: { dependencyTypes: ['core'] },
  },
  ...floors.flatMap((floor, height) =>
    floor.map((room) => {
      const above = floors
        .slice(height)
        .flat()
        .filter((other) => other !== room);
      return {
        name: `${room}-knows-only-lower-floors`,
        from: { path: `^src/${room}/` },
        to: { path: `^src/(${above.join('|') || 'nothing-above'})/` },
      };
    }),
  ),
].map((rule) => ({ severity: 'error', ...rule }));

const result = await cruise(
  ['src'],
  {
    validate: true,
    ruleSet: { forbidden },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
  },
  undefined,
  { tsConfig: extractTSConfig('tsconfig.json') },
);

const { totalCruised, violations } = result.output.summary;
const seen = result.output.modules.filter((module) => module.source.startsWith('src/')).length;
if (seen < 20) fail(`only ${seen} modules of src/ were seen: the check looked at nothing`);
for (const { rule, from, to } of violations) console.error(`${rule.name}: ${from} → ${to}`);
if (violations.length > 0) fail(`${violations.length} imports break the layer rule`);
console.log(`layers: ${seen} modules of src/ (${totalCruised} with their imports), none breaks the rule`);

function fail(message) {
  console.error(`layers: ${message}`);
  process.exit(1);
}
