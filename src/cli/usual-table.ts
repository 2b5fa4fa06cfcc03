import { randomBytes } from 'node:crypto';
import { after } from '../screen/index.ts';
import { botNames } from './bot-names.ts';
import { bots, hostedBot } from '../bots/index.ts';
import { isSystemError } from './system-error.ts';
import { newToken, type TableOptions } from '../table/index.ts';
import { printable } from './printable.ts';
import { RecordsFolder } from './records-folder.ts';
import type { Said } from '../words/index.ts';

type Usual = Pick<
  TableOptions,
  'botNames' | 'bot' | 'newGameId' | 'newToken' | 'openRecord' | 'now' | 'after' | 'botPause'
>;

/** How long bots wait before they act, so that people can follow. */
const botPauseMilliseconds = 700;

/** What every table of this program is opened with: its records go into that folder, and `started` hears of each game's id. */
export const usualTable = (records: RecordsFolder, started: (id: string) => void): Usual => ({
  botNames,
  bot: bots[hostedBot],
  newGameId,
  newToken: () => newToken(randomBytes),
  openRecord(id) {
    const record = records.start(id);
    started(id);
    return record;
  },
  now: Date.now,
  after,
  botPause: botPauseMilliseconds,
});

/** Opens the folder for records, the usual one where none is given; or says why it can't be written to. */
export function openRecords(path: string | undefined): RecordsFolder | { readonly problem: Said } {
  try {
    return RecordsFolder.open(path);
  } catch (error) {
    if (!isSystemError(error)) throw error;
    const { code = '' } = error;
    const folder = path === undefined ? null : printable(path);
    return { problem: (say) => say.host.folderFailed(folder, code) };
  }
}

/** An id that sorts by time: the date, the time of day (UTC) and four random bytes. */
function newGameId(): string {
  const [date = '', time = ''] = new Date().toISOString().split('T');
  return `${date}-${time.slice(0, 8).replaceAll(':', '')}-${randomBytes(4).toString('hex')}`;
}
