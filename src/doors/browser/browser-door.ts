import { answerWith, pagesOf } from './pages.ts';
import { closeSockets, keepAlive, newSocketServer, parseAddress } from '../web-socket/index.ts';
import { PageLink } from './page-link.ts';
import { pageHtml } from './html.ts';
import { Visitor } from './visitor.ts';
import { wordsIn } from '../../words/index.ts';
import type { Duplex } from 'node:stream';
import type { House, Way } from '../hosted/index.ts';
import type { IncomingMessage, ServerResponse } from 'node:http';

declare const SECRET_CLI_PAGE: string;

/** What the way in for browsers is made of. */
export interface BrowserDoorOptions {
  readonly house: House;
  /** Pages come over TLS. */
  readonly secure: boolean;
  /** Whoever came by that stream has a page before them, and may be asked for a name. */
  readonly welcomed: (stream: Duplex) => void;
  /** Whoever came by that stream is at the table, or looks on. */
  readonly seated: (stream: Duplex) => void;
  /** The folder of the page's parts, where they aren't where the build puts them. */
  readonly assets?: URL;
}

/** The way in for people with a browser, whoever listens for them. Nothing that comes in by it can end the table. */
export interface BrowserDoor {
  /** Answers a request for the page or a part of it. */
  page(request: IncomingMessage, response: ServerResponse): void;
  /** Opens the socket of a page, which must be known to be ours. */
  screen(request: IncomingMessage, stream: Duplex, head: Buffer): void;
  /** Takes every screen down; resolves when all are gone. */
  close(): Promise<void>;
}

/** Shows the table in browsers: a page with a terminal, whose screens are drawn here, and the same in words. */
export function browserDoor({ house, secure, welcomed, seated, assets }: BrowserDoorOptions): BrowserDoor {
  const { theme, language: usual } = house.edition;
  const facts = { table: house.table.name, hasCode: house.code !== null, secure };
  const pages = pagesOf(
    (language) => pageHtml({ words: wordsIn({ language, theme }), ...facts }),
    assets ?? new URL(SECRET_CLI_PAGE, import.meta.url),
  );
  const server = newSocketServer();
  return {
    page: (request, response) => answerWith(pages, usual, request, response),
    screen(request, stream, head) {
      server.handleUpgrade(request, stream, head, (socket) => {
        keepAlive(socket, house.after);
        const link = new PageLink(socket);
        const way = wayOf(request, secure);
        link.listen(new Visitor({ link, house, way, secure, seated: () => seated(stream) }));
        welcomed(stream);
      });
    },
    close: () => closeSockets(server),
  };
}

/** How whoever asks got here: by the name or address that their browser shows. */
function wayOf({ headers: { host = '' } }: IncomingMessage, secure: boolean): Way {
  const address = parseAddress(host);
  const page = `${secure ? 'https' : 'http'}://${host}/`;
  return {
    door: 'browser',
    at: 'problem' in address ? '' : address.host,
    openLine: '',
    returnLine: (token) => `${page}#seat=${token}`,
  };
}
