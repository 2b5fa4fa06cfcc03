import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';

const screen = fileURLToPath(new URL('../../src/screen/', import.meta.url));
const files = readdirSync(screen, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.tsx'),
);
const letter = /\p{L}/u;

/** Every text with letters that a component would show as it stands: JSX text, and strings as children. */
function literals(source: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node) && letter.test(node.text)) found.push(node.text.trim());
    if (ts.isJsxExpression(node) && ts.isJsxElement(node.parent) && node.expression)
      found.push(...stringsIn(node.expression));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('screen.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return found;
}

function stringsIn(node: ts.Node): string[] {
  if (ts.isNewExpression(node)) return [];
  if (ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isElementAccessExpression(node))
    return [];
  if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
    return letter.test(node.text) ? [node.text] : [];
  const found: string[] = [];
  ts.forEachChild(node, (child) => void found.push(...stringsIn(child)));
  return found;
}

test('the search finds words in components', () => {
  expect(literals('<Text>Your move</Text>')).toEqual(['Your move']);
  expect(literals("<Text>{'Ja'}</Text>")).toEqual(['Ja']);
  expect(literals('<Text>{open ? `of ${count}` : words.closed}</Text>')).toEqual(['of ']);
  expect(literals('<Text color="red">{words.ja}{"─"}</Text>')).toEqual([]);
});

test('no component holds a word: all of them come from words/', () => {
  expect(files.length).toBeGreaterThan(2);
  for (const file of files)
    expect({ file, said: literals(readFileSync(`${screen}${file}`, 'utf8')) }).toEqual({ file, said: [] });
});

test('no drawing holds a sentence either', () => {
  const drawings = readdirSync(`${screen}draw`).filter((file) => file !== 'art.ts');
  expect(drawings.length).toBeGreaterThan(5);
  for (const file of drawings) {
    const source = ts.createSourceFile(
      file,
      readFileSync(`${screen}draw/${file}`, 'utf8'),
      ts.ScriptTarget.Latest,
      true,
    );
    const said = stringsIn(source).filter((text) => /\p{L} +\p{L}|^\p{Lu}\p{L}/u.test(text));
    expect({ file, said }).toEqual({ file, said: [] });
  }
});
