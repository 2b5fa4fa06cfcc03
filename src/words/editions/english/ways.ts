import type { Themed } from '../../theme.ts';
import type { WaysWords } from '../../table-words.ts';

export const ways: Themed<WaysWords> = {
  keys: 'Esc back',
  invite: {
    head: 'Ways in',
    code: (code) => `ssh and the browser ask for the table's code: ${code}`,
    certificate: "The page's certificate (SHA-256), for guests to compare with what their browser shows:",
  },
  back: {
    head: 'Ways back',
    warning:
      'Each of these lines brings you back into your seat, from here or another machine. Whoever else has one can take the seat and see what it knows: show them to nobody. Where you come back, this screen ends.',
  },
};
