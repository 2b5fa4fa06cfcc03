// Draws screens as PNG: those that are kept into docs/screens/, or with names, those scenes in every window into
// .cache/screens/.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { chromium, openPainter, themes } from './screens/painter.ts';
import { kept, pictures, scenes, type Picture } from '../test/golden/scenes.ts';
import { paintPages } from './screens/pages.ts';
import { sized, windows } from '../test/golden/scene.ts';
import { withPalette } from './screens/png.ts';

const names = process.argv.slice(2);
const known = new Set(pictures.map(({ name }) => name));
const unknown = names.filter((name) => !known.has(name));
if (unknown.length > 0) {
  console.error(`no such scene: ${unknown.join(', ')}. There are: ${[...known].join(' ')}`);
  process.exit(2);
}
const browser = chromium();
if (browser === undefined) {
  console.error('Chromium is missing; on Debian: apt-get install chromium');
  process.exit(2);
}

const chosen =
  names.length === 0
    ? pictures.filter(({ name, window }) => kept.some(([other, at]) => name === other && at === window))
    : pictures.filter(({ name }) => names.includes(name));
const folder = names.length === 0 ? 'docs/screens' : '.cache/screens';
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });

/** A scene has its plain name in the window that most layouts are made for. */
const fileOf = ({ name, window }: Picture): string =>
  `${folder}/${name}${window === windows[1] ? '' : `-${sized(window)}`}.png`;

let bytes = 0;
async function keep(file: string, png: Buffer): Promise<void> {
  const small = withPalette(png);
  await writeFile(file, small);
  bytes += small.length;
}

const painter = await openPainter(browser);
for (const picture of chosen) {
  const { terminal, shown } = await picture.draw();
  const theme = picture.palette.startsWith('light') ? themes.light : themes.dark;
  await keep(fileOf(picture), await painter.paint(terminal.written, picture.window, theme));
  shown.close();
}
await painter.close();
const onPages = scenes.find(({ name }) => name === 'ballot');
if (
  onPages !== undefined &&
  chosen.some(({ name, window }) => name === onPages.name && window === windows[1])
) {
  for (const [name, png] of await paintPages(browser, onPages)) await keep(`${folder}/${name}.png`, png);
}
console.log(`${chosen.length} pictures, ${Math.round(bytes / 1024)} KiB, in ${folder}/`);
