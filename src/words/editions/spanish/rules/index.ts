import { cats } from './cats.ts';
import { classic } from './classic.ts';
import { corporate } from './corporate.ts';
import { short } from './short.ts';
import { terms } from './terms.ts';
import { tips } from './tips.ts';
import type { RulesPhrases } from '../../../phrases/rules.ts';
import type { Themed } from '../../../theme.ts';

export const rules: Themed<RulesPhrases> = {
  title: {
    classic: 'Secret Hitler en diez minutos',
    corporate: 'El juego en diez minutos',
    cats: 'El juego en diez minutos',
  },
  credit:
    'El juego es de Mike Boxleiter, Tommy Maranges y Max Temkin, con ilustraciones de Mackenzie Schubert (secrethitler.com). Estas reglas están contadas con nuestras propias palabras; no son obra suya ni cuentan con su respaldo.',
  houseRules:
    'Estas son las reglas estándar. Una mesa puede tener reglas de la casa: las cuentan la sala y la ayuda (tecla ?).',
  chapters: { classic, corporate, cats },
  rolesHead: 'Qué roles se reparten',
  boardsHead: {
    classic: 'Qué dan las casillas fascistas',
    corporate: 'Qué dan las casillas de los planos defectuosos',
    cats: 'Qué dan las casillas de las leyes ratunas',
  },
  square: (nth, brings) => `${nth}  ${brings}`,
  tips,
  short,
  termsHead: 'Las palabras de esta versión y las del original',
  terms,
  originalTerms: terms.classic,
};
