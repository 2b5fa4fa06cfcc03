import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The licences of every package that a bundle is made of, from esbuild's list of its inputs. */
export function licencesOf(metafile, root) {
  const folders = Object.keys(metafile.inputs).flatMap((input) => {
    const found = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(input);
    return found ? [found[1]] : [];
  });
  return [...new Set(folders)]
    .toSorted()
    .map((folder) => licenceIn(join(root, folder)))
    .join(`\n${'-'.repeat(80)}\n\n`);
}

function licenceIn(folder) {
  const { name, version, license, licenses, author } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
  const by = typeof author === 'string' ? author : author?.name;
  const text = file ? readFileSync(join(folder, file), 'utf8').trim() : `By ${by ?? `the authors of ${name}`}.`;
  // An older way to name it.
  const kind = license ?? licenses[0].type;
  return `${name} ${version} (${kind})\n\n${text}\n`;
}
