import type { Sentence } from '../../span.ts';
import type { Themed } from '../../theme.ts';
import type { Words } from '../../words.ts';

export const unusedKey: Themed<Words['unusedKey']> = {
  nominate: {
    classic: () => choosingSeat('nomina'),
    corporate: () => choosingSeat('propone'),
    cats: () => choosingSeat('propone'),
  },
  vote: {
    classic: ({ ja, nein }) => instead(`${ja} es Ja, ${nein} es Nein.`),
    corporate: ({ ja, nein }) =>
      instead(`${ja} es a favor, ${nein} es en contra.`, `${ja} es sí, ${nein} es no.`),
    cats: ({ ja, nein }) => instead(`${ja} ronronea, ${nein} bufa.`),
  },
  discard: {
    classic: () => instead('1 2 3 elige una carta, Intro la descarta.', '1 2 3, y luego Intro.'),
    corporate: () => instead('1 2 3 elige un plano, Intro lo tritura.', '1 2 3, y luego Intro.'),
    cats: () => instead('1 2 3 elige un proyecto, Intro lo tira.', '1 2 3, y luego Intro.'),
  },
  enact: {
    classic: () => instead('1 2 elige una carta, Intro la aprueba.', '1 2, y luego Intro.'),
    corporate: () => instead('1 2 elige un plano, Intro lo construye.', '1 2, y luego Intro.'),
    cats: () => instead('1 2 elige un proyecto, Intro lo aprueba.', '1 2, y luego Intro.'),
  },
  veto: {
    classic: ({ veto }) =>
      instead(`1 2 elige una carta y ${veto} el veto, Intro confirma.`, `1 2 o ${veto}, luego Intro.`),
    corporate: ({ veto }) =>
      instead(`1 2 elige un plano, ${veto} descartar ambos, Intro confirma.`, `1 2 o ${veto}, luego Intro.`),
    cats: ({ veto }) =>
      instead(`1 2 elige un proyecto y ${veto} el zarpazo, Intro confirma.`, `1 2 o ${veto}, luego Intro.`),
  },
  'answer-veto': ({ agree, refuse }) =>
    instead(`${agree} o ${refuse} elige, Intro responde.`, `${agree} o ${refuse}, luego Intro.`),
  investigate: {
    classic: () => choosingSeat('investiga'),
    corporate: () => choosingSeat('audita'),
    cats: () => choosingSeat('olfatea'),
  },
  peek: () => instead('mantén pulsado Espacio para mirar, luego Intro.', 'Espacio, luego Intro.'),
  'special-election': () => choosingSeat('confirma'),
  execute: () => choosingSeat('sigue'),
  claim: () => instead('un número declara lo que lleva detrás, Esc calla.', 'número: declarar; Esc: no.'),
  'confirm-execution': {
    classic: ({ confirm }) =>
      instead(`${confirm} ejecuta, Esc vuelve atrás.`, `${confirm} ejecuta, Esc vuelve.`),
    corporate: ({ confirm }) =>
      instead(`${confirm} despide, Esc vuelve atrás.`, `${confirm} despide, Esc vuelve.`),
    cats: ({ confirm }) =>
      instead(`${confirm} destierra, Esc vuelve atrás.`, `${confirm} destierra, Esc vuelve.`),
  },
};

const choosingSeat = (enter: string): Sentence =>
  instead(`↑↓ o un número elige un asiento, Intro ${enter}.`, '↑↓ o número, luego Intro.');

/** What a key doesn't do, and which keys do: in full, and shorter and shorter. */
function instead(does: string, ...shorter: readonly string[]): Sentence {
  return { either: [`ahora no hace nada: ${does}`, ...[does, ...shorter].map((short) => `no: ${short}`)] };
}
