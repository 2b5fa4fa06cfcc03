import { Connection } from './connection.ts';
import { Entrance } from './entrance.ts';
import { find } from './dom.ts';
import { Hold } from './hold.ts';
import { InWords } from './in-words.ts';
import { Memory } from './memory.ts';
import { Presses } from './presses.ts';
import { redraw } from './keys.ts';
import { Screen } from './screen.ts';
import { Talk } from './talk.ts';
import { Ways } from './ways.ts';
import type { Entering, ToPage } from '../messages.ts';
import type { Edition, PageEnding } from '../../../words/index.ts';
import type { PageScript } from '../html.ts';

const { page: words, keys, table } = JSON.parse(find('#words').textContent ?? '') as PageScript;
const memory = new Memory(table);
/** How they come to the table, and come back after a lost link. */
let entering: Entering | null = seatKept(memory.invited.token ?? memory.token);
let screen: Screen | null = null;
let moves = false;

const press = (bytes: string): void => connection.press(bytes);
const hold = new Hold(press);
const presses = new Presses(press, hold, keys);
const ways = new Ways(words);
const inWords = new InWords(words, hold);
const talk = new Talk(words.say, (text) => connection.say({ type: 'say', text }));
const entrance = new Entrance(memory, enter);
const connection = new Connection({
  opened() {
    if (entering === null) return;
    const { hinted } = memory;
    connection.say({ ...entering, window: windowNow(), ...reads(), hinted });
  },
  told: hear,
  drawn: (bytes) => screen?.draw(bytes),
  lost: () => link(words.linkLost),
});

keepCode();
find('#link button').addEventListener('click', () => connection.start());
find('#ending button').addEventListener('click', comeAgain);
find('#turn').addEventListener('click', () => turn(!memory.inWords));
visualViewport?.addEventListener('resize', takeHeight);
visualViewport?.addEventListener('scroll', takeHeight);
takeHeight();
if (entering === null) show('entrance');
else enter(entering);

/** What they read: as they last turned to, but a language that the address asks for comes first. */
function reads(): Partial<Edition> {
  const { language } = words;
  return { language, ...memory.edition, ...(location.search === '' ? {} : { language }) };
}

/** Whoever turns to another language needs the table's code again: it went out of the address. */
function keepCode(): void {
  const { code } = memory.invited;
  if (code === null) return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('nav a'))
    link.hash = `code=${encodeURIComponent(code)}`;
}

function seatKept(token: string | null): Entering | null {
  return token === null ? null : { type: 'back', token };
}

function enter(how: Entering): void {
  entering = how;
  link(words.connecting);
  connection.start();
}

function hear(message: ToPage): void {
  switch (message.type) {
    case 'seated':
      memory.token = message.token;
      entering = seatKept(message.token) ?? entering;
      return arrive();
    case 'refused':
      return refuse(message.because, message.says);
    case 'account': {
      const { presses: now, mute, ways: back } = message.account;
      inWords.retell(message.account);
      if (now !== undefined) {
        presses.show(now);
        moves = now.some(({ key }) => key === 'page-up' || key === 'up');
      }
      if (back !== undefined) ways.show(back);
      if (mute !== undefined) talk.mute(mute);
      return;
    }
    case 'edition':
      memory.edition = message.edition;
      return;
    case 'hinted':
      return memory.learn(message.kind);
    case 'log':
      return inWords.append(message.anew, message.lines);
    case 'unheard':
      return talk.unheard(message.text, message.says);
    case 'ended':
      return end(message.because);
    case 'pong':
  }
}

function arrive(): void {
  link(null);
  show('table');
  screen?.reset();
  turn(memory.inWords);
}

function refuse(because: string, says: string): void {
  connection.stop();
  link(null);
  if (because === 'no-such-seat') memory.token = null;
  entering = null;
  show('entrance');
  entrance.ask(says, because === 'bad-code' ? 'code' : 'name');
}

/** Nothing more comes by itself, lest two windows take one seat from each other for ever. */
function end(because: PageEnding): void {
  connection.stop();
  hold.end();
  link(null);
  if (because === 'kicked') {
    memory.token = null;
    entering = null;
  }
  find('#ending [role=alert]').textContent = words.ended[because];
  const button = find('#ending button');
  button.textContent = words.again[because];
  show('ending');
  button.focus();
}

function comeAgain(): void {
  if (entering === null) show('entrance');
  else enter(entering);
}

/** Shows the table as it is drawn, or in words. */
function turn(toWords: boolean): void {
  memory.inWords = toWords;
  hold.end();
  find('#table').classList.toggle('in-words', toWords);
  find('#account').hidden = !toWords;
  find('#screen').hidden = toWords;
  find('#turn').textContent = toWords ? words.toScreen : words.toText;
  if (toWords) return find('#account h1').focus();
  screen ??= new Screen({ press, moves: () => moves, resized });
  screen.focus();
  screen.tellBackground();
  resized();
  press(redraw);
}

function resized(): void {
  connection.say({ type: 'size', window: windowNow() });
}

function windowNow(): { readonly columns: number; readonly rows: number } {
  return screen?.window ?? { columns: 80, rows: 24 };
}

function show(which: 'entrance' | 'table' | 'ending'): void {
  for (const id of ['entrance', 'table', 'ending']) find(`#${id}`).hidden = id !== which;
}

/** Says how the link is; null where it holds. */
function link(says: string | null): void {
  const bar = find('#link');
  find('#table').inert = says !== null;
  bar.hidden = says === null;
  find('#link span').textContent = says ?? '';
  find('#link button').hidden = says === words.connecting;
}

/** A phone's keyboard lies over the page: what is left above it is ours. */
function takeHeight(): void {
  const { height = innerHeight, offsetTop = 0 } = visualViewport ?? {};
  document.documentElement.style.setProperty('--height', `${height}px`);
  document.documentElement.style.setProperty('--top', `${offsetTop}px`);
}
