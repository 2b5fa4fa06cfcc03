// Draws screens as PNG: those that are kept into docs/screens/, or with names, those scenes in every window into
// .cache/screens/.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { chromium, openPainter, themes } from './screens/painter.ts';
import { drawn, sized, windows, type Scene } from '../test/golden/scene.ts';
import { kept, pictures, scenes } from '../test/golden/scenes.ts';
import { paintPages } from './screens/pages.ts';
import { withPalette } from './screens/png.ts';
import type { Size } from '../src/screen/terminal/size.ts';

const names = process.argv.slice(2);
const unknown = names.filter((name) => scenes.every((scene) => scene.name !== name));
if (unknown.length > 0) {
  console.error(`no such scene: ${unknown.join(', ')}. There are: ${scenes.map(({ name }) => name).join(' ')}`);
  process.exit(2);
}
const browser = chromium();
if (browser === undefined) {
  console.error('Chromium is missing; on Debian: apt-get install chromium');
  process.exit(2);
}

const chosen =
  names.length === 0
    ? pictures.filter(([scene, window]) => kept.some(([name, at]) => name === scene.name && at === window))
    : pictures.filter(([scene]) => names.includes(scene.name));
const folder = names.length === 0 ? 'docs/screens' : '.cache/screens';
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });

/** A scene has its plain name in the window that most layouts are made for. */
const fileOf = ({ name }: Scene, window: Size): string =>
  `${folder}/${name}${window === windows[1] ? '' : `-${sized(window)}`}.png`;

let bytes = 0;
async function keep(file: string, png: Buffer): Promise<void> {
  const small = withPalette(png);
  await writeFile(file, small);
  bytes += small.length;
}

const painter = await openPainter(browser);
for (const [scene, window] of chosen) {
  const { terminal, shown } = await drawn(scene, window);
  const theme = scene.look?.palette?.startsWith('light') ? themes.light : themes.dark;
  await keep(fileOf(scene, window), await painter.paint(terminal.written, window, theme));
  shown.close();
}
await painter.close();
const onPages = chosen.find(([{ name }, window]) => name === 'ballot' && window === windows[1])?.[0];
if (onPages !== undefined) {
  for (const [name, png] of await paintPages(browser, onPages)) await keep(`${folder}/${name}.png`, png);
}
console.log(`${chosen.length} pictures, ${Math.round(bytes / 1024)} KiB, in ${folder}/`);
