import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { languageOf, languages, type Language } from '../../words/index.ts';
import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';

/** What can be had, and nothing else: each by its exact path and query. */
type Pages = ReadonlyMap<string, Page>;

interface Page {
  readonly type: string;
  readonly body: Buffer;
  readonly zipped: Buffer;
}

const pageOf = (type: string, body: Buffer): Page => ({ type, body, zipped: gzipSync(body) });

/** Whoever asks for it in a language that we don't know gets it as if they had asked for none. */
const PAGE = /^\/(?:\?lang=[\w-]{0,16})?$/;

/** Where the page is in that language; at `/` it is in that of whoever asks. */
const pathIn = (language: Language): string => `/?lang=${language}`;

/**
 * The page in each language and its parts, of which `assets` is the folder. Throws where a part is missing: the program
 * is built with them.
 */
export function pagesOf(html: (language: Language) => string, assets: URL): Pages {
  const part = (name: string): Buffer => readFileSync(new URL(name, assets));
  return new Map([
    ...languages.map((language): [string, Page] => [
      pathIn(language),
      pageOf('text/html; charset=utf-8', Buffer.from(html(language))),
    ]),
    ['/page.js', pageOf('text/javascript; charset=utf-8', part('page.js'))],
    ['/page.css', pageOf('text/css; charset=utf-8', part('page.css'))],
  ]);
}

/**
 * Nothing but this machine's own script, style and socket; nobody may frame the page, and no form of it leads anywhere.
 * xterm.js writes its colours and sizes into style elements of its own.
 */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "connect-src 'self'",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const headers = {
  'content-security-policy': policy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
} as const;

/** Answers a request for one of the pages, by default in that language; 404 for any other, 405 for anything but to read it. */
export function answerWith(
  pages: Pages,
  usual: Language,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const { method = '', url = '' } = request;
  const found =
    pages.get(url) ?? (PAGE.test(url) ? pages.get(pathIn(languageFor(request) ?? usual)) : undefined);
  const status = found === undefined ? 404 : method === 'GET' || method === 'HEAD' ? 200 : 405;
  if (found === undefined || status !== 200) {
    response.writeHead(status, { ...headers, 'content-type': 'text/plain', connection: 'close' });
    response.end(`${STATUS_CODES[status]}\n`);
    return;
  }
  const zips = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
  const body = zips ? found.zipped : found.body;
  response.writeHead(200, {
    ...headers,
    'content-type': found.type,
    'content-length': body.length,
    vary: 'accept-encoding, accept-language',
    ...(zips ? { 'content-encoding': 'gzip' } : {}),
  });
  response.end(method === 'HEAD' ? undefined : body);
}

/** The first of a browser's languages that is ours: it lists them by preference. */
function languageFor({ headers }: IncomingMessage): Language | null {
  const listed = (headers['accept-language'] ?? '').split(',');
  const ours = listed.map((tag) => languageOf(tag.split(';', 1)[0] ?? ''));
  return ours.find((language) => language !== null) ?? null;
}
