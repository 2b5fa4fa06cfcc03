import { bots } from '../src/bots/index.ts';
import { safeText } from '../src/text/index.ts';
import { Table, type TableCommand, type TableOptions } from '../src/table/index.ts';

type Settled =
  'name' | 'capacity' | 'startsByItself' | 'code' | 'rules' | 'bot' | 'botNames' | 'bots' | 'botPause';

/** A table for so many people, who begin a game as soon as all are there and ready; time, luck and storage come from outside. */
export function tableFor(
  seats: number,
  name: string,
  options: Omit<TableOptions, Settled | 'newToken'>,
): Table {
  let tokens = 0;
  return new Table({
    ...options,
    name: safeText(name, 16),
    capacity: seats,
    startsByItself: true,
    code: null,
    rules: {},
    bot: bots.plain,
    botNames: [],
    bots: 0,
    newToken: () => `${name}-${(tokens += 1)}`,
    botPause: 0,
  });
}

/** What each person says, one after the other, before anything is decided at such a table. */
export const beforeAGame: readonly TableCommand[] = [{ type: 'ready', rules: {} }, { type: 'looked' }];
