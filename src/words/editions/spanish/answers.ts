import type { Themed } from '../../theme.ts';
import type { Words } from '../../words.ts';

export const answers: Themed<Words['answers']> = {
  classic: { ja: '¡Ja!', nein: 'Nein', agree: 'Acepto', refuse: 'Rechazo', askVeto: 'Veto' },
  corporate: { ja: 'Sí', nein: 'No', agree: 'Acepto', refuse: 'Rechazo', askVeto: 'Descartar' },
  cats: { ja: 'Ronr', nein: 'Buf', agree: 'Acepto', refuse: 'Rechazo', askVeto: 'Zarpazo' },
};

export const tooSmall: Themed<Words['tooSmall']> = (wanted, { columns, rows }) => ({
  either: [
    `secret-cli pide ${wanted.columns}×${wanted.rows}; esta ventana mide ${columns}×${rows}.`,
    `Pequeña: ${columns}×${rows} de ${wanted.columns}×${wanted.rows}.`,
  ],
});
