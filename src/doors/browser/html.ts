import { languageNames, languages, type KeyWords, type PageWords, type Words } from '../../words/index.ts';

/** What the page is told of the table before anybody is let in. */
export interface PageFacts {
  readonly words: Words;
  /** The table's name: a seat is remembered by it. */
  readonly table: string;
  /** Whoever comes anew must know a code. */
  readonly hasCode: boolean;
  readonly secure: boolean;
}

/** What the page's script is told. */
export interface PageScript {
  readonly page: PageWords;
  readonly keys: KeyWords;
  readonly table: string;
}

/** The page, in HTML, with all that it says in its reader's language. */
export function pageHtml({ words, table, hasCode, secure }: PageFacts): string {
  const { page, keys } = words;
  const script: PageScript = { page, keys, table };
  return html`<!doctype html>
    <html lang="${page.language}">
      <meta charset="utf-8" />
      <meta
        name="viewport"
        content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content"
      />
      <meta name="color-scheme" content="dark light" />
      <title>${page.title}</title>
      <link rel="icon" href="data:," />
      <link rel="stylesheet" href="/page.css" />
      <script type="module" src="/page.js"></script>
      <script type="application/json" id="words">
        ${raw(inScript(script))}
      </script>
      <noscript><p>${page.noScript}</p></noscript>
      <p id="link" role="status" hidden><span></span> <button type="button">${page.retry}</button></p>
      <main id="entrance" hidden>
        <h1>${table}</h1>
        <p>${page.about}</p>
        <form>
          <label
            >${page.name}
            <input
              name="name"
              required
              maxlength="32"
              autocomplete="nickname"
              autocapitalize="words"
              spellcheck="false"
          /></label>
          <label ${raw(hasCode ? '' : 'hidden')}
            >${page.code}
            <input name="code" maxlength="64" autocomplete="off" autocapitalize="none" spellcheck="false"
          /></label>
          <p role="alert"></p>
          <button>${page.join}</button> <button type="button" name="watch">${page.lookOn}</button>
        </form>
        <p class="note" ${raw(secure ? 'hidden' : '')}>${page.notSecure}</p>
        ${otherLanguages(page.language)}
      </main>
      <main id="ending" hidden>
        <h1>${page.title}</h1>
        <p role="alert"></p>
        <button type="button"></button>
      </main>
      <main id="table" hidden>
        <div id="screen" role="img" aria-label="${page.screen}"></div>
        <div id="account" hidden>
          <h1 tabindex="-1"></h1>
          <section id="asks" aria-live="polite">
            <h2></h2>
            <ul></ul>
            <p class="note"></p>
          </section>
          <section id="reading" aria-live="polite" hidden>
            <h2></h2>
            <ul></ul>
          </section>
          <section>
            <h2>${page.mine}</h2>
            <button type="button" id="mine" aria-pressed="false">
              <kbd>${keys.space}</kbd> <span>${page.show}</span>
            </button>
            <ul id="secrets"></ul>
          </section>
          <section>
            <h2>${page.board}</h2>
            <ul id="board"></ul>
          </section>
          <section>
            <h2>${page.seats}</h2>
            <ol id="seats"></ol>
          </section>
          <section>
            <h2>${page.log}</h2>
            <ol id="log" aria-live="polite"></ol>
          </section>
          ${otherLanguages(page.language)}
        </div>
        <div id="controls">
          <ul id="ways" aria-label="${page.ways}" hidden></ul>
          <div id="presses" role="group" aria-label="${page.keys}"></div>
          <form id="say">
            <input
              name="text"
              maxlength="200"
              autocomplete="off"
              enterkeyhint="send"
              aria-label="${page.say}"
              placeholder="${page.say}"
            /><button>${page.send}</button>
          </form>
          <p id="unheard" role="alert" hidden></p>
          <p id="below">
            <button type="button" id="turn">${page.toText}</button>
            <span class="note" ${raw(secure ? 'hidden' : '')}>${page.notSecureShort}</span>
          </p>
        </div>
      </main>
    </html> `;
}

/** Links to the same page in each other language, in that language's own words. */
const otherLanguages = (language: string): Raw =>
  raw(
    languages
      .filter((other) => other !== language)
      .map(
        (other) =>
          html`<a href="?lang=${other}" hreflang="${other}" lang="${other}">${languageNames[other]}</a>`,
      )
      .reduce((nav, link) => `${nav} ${link}`, '<nav>') + '</nav>',
  );

/** Marks what is HTML already. */
interface Raw {
  readonly raw: string;
}

const raw = (text: string): Raw => ({ raw: text });

/** Tag of a template: its text with what stands in its gaps made harmless. */
function html(texts: TemplateStringsArray, ...gaps: readonly (string | Raw)[]): string {
  return texts.reduce((before, text, index) => {
    const gap = gaps[index - 1] ?? '';
    return before + (typeof gap === 'string' ? escaped(gap) : gap.raw) + text;
  });
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? '');

/** JSON in which nothing ends the element that it stands in. */
const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
