import type { Themed } from '../../theme.ts';
import type { Words } from '../../words.ts';

export const answers: Themed<Words['answers']> = {
  classic: { ja: 'Ja!', nein: 'Nein', agree: 'Agree', refuse: 'Refuse', askVeto: 'Ask veto' },
  corporate: { ja: 'Yes', nein: 'No', agree: 'Agree', refuse: 'Refuse', askVeto: 'Ask: scrap' },
  cats: { ja: 'Purr', nein: 'Hiss', agree: 'Agree', refuse: 'Refuse', askVeto: 'Ask to bat' },
};

export const tooSmall: Themed<Words['tooSmall']> = (wanted, { columns, rows }) => ({
  either: [
    `secret-cli wants ${wanted.columns}×${wanted.rows}; this window is ${columns}×${rows}.`,
    `Too small: ${columns}×${rows} of ${wanted.columns}×${wanted.rows}.`,
  ],
});
