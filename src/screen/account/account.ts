import { isSurfaceOpen, sceneOf, whyMute, type ScreenState } from '../state.ts';
import { adviceInWords } from './advice.ts';
import { board, seats, title } from './situation.ts';
import { helpInWords } from './help.ts';
import { clockSays, dockOf, whyNot } from '../draw/dock.ts';
import { inWords, longest, withoutPresses } from './in-words.ts';
import { layoutOf } from '../layout.ts';
import { logLines, talkLines } from './record.ts';
import { endingInLines } from '../draw/end.ts';
import { pageOver, type Drawn } from '../draw/frame.ts';
import { presses } from './presses.ts';
import { secrets } from './secrets.ts';
import { waysBack } from '../ways.ts';
import type { Account } from './told.ts';
import type { Scene } from '../../words/index.ts';
import type { Sheet } from '../sheet.ts';

/** Windows that nobody has: sentences are told at their full length, pages in lines that can be read out. */
const wide = layoutOf({ columns: 200, rows: 30 });
const readable = layoutOf({ columns: 80, rows: 60 });

/** What a screen shows, in words alone; whatever the window, and the same as in it. */
export function account(drawn: Drawn, { words, keymap }: Omit<Sheet, 'layout' | 'ascii'>): Account {
  const { state, returnLine } = drawn;
  const sheet = { words, keymap, ascii: false, layout: wide };
  const scene = sceneOf(state);
  const { bar, ...dock } = dockOf(state, returnLine, sheet);
  const mute = whyMute(state);
  return {
    title: title(state, scene, sheet),
    asks: {
      head: bar.kind === 'yours' ? bar.head : null,
      says: longest(bar.said),
      about: [...dock.rows.map((line) => inWords(withoutPresses(line))), clockSays(state, sheet)].filter(
        (text) => text !== '',
      ),
    },
    note: state.note && longest(whyNot(state.note, state, sheet)),
    presses: presses(state, { bar, ...dock }, sheet),
    board: board(state, scene, sheet),
    seats: seats(state, scene, sheet),
    page: page(drawn, scene, { ...sheet, layout: readable }),
    ways: state.page === 'way-back' ? waysBack(state) : [],
    secrets: scene !== null && isSurfaceOpen(state) ? secrets(state, scene, words) : null,
    mute: mute && longest(words.refusals[mute]),
    game: state.update.table.game,
    log: logLines(state, words),
    talk: talkLines(state, words),
  };
}

/** Help, history, the ways in and back, and the end as lines; log and chat are told by themselves, and a role with the secrets. */
function page(drawn: Drawn, scene: Scene | null, sheet: Sheet): readonly string[] {
  const { ways } = sheet.words;
  if (drawn.state.page === 'help') return helpInWords(drawn.state, scene, sheet);
  if (drawn.state.page === 'way-back') return [ways.back.head, ways.back.warning];
  const over = scene?.view.ending ?? null;
  if (drawn.state.page === 'board' && scene !== null && over !== null)
    return endingInLines(scene, over, sheet).map(inWords);
  if (drawn.state.page === 'advice' && scene !== null) return adviceInWords(drawn.state, scene, sheet);
  if (!isDrawnPage(drawn.state, scene)) return [];
  const [, ...lines] = pageOver(drawn, scene, sheet.layout.rows, sheet)?.lines ?? [];
  return lines.map(inWords).filter((text) => text !== '');
}

const isDrawnPage = ({ page }: ScreenState, scene: Scene | null): boolean =>
  page === 'invite' || page === 'house-rules' || (scene !== null && page === 'history');
