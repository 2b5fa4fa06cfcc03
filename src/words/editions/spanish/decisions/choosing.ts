import type { ChoosingPhrases } from '../../../phrases/decisions/choosing.ts';
import type { Either } from '../../../span.ts';
import type { Themed } from '../../../theme.ts';

export const choosing: Themed<ChoosingPhrases> = {
  choose: {
    nominate: {
      classic: () => choose('Intro lo nomina'),
      corporate: () => choose('Intro lo propone'),
      cats: () => choose('Intro lo propone'),
    },
    investigate: {
      classic: () => choose('Intro lo investiga'),
      corporate: () => choose('Intro lo audita'),
      cats: () => choose('Intro lo olfatea'),
    },
    'special-election': {
      classic: () => choose('Intro le da la Presidencia'),
      corporate: () => choose('Intro lo hace CEO'),
      cats: () => choose('Intro le da la alcaldía'),
    },
    execute: {
      classic: ({ confirm }) => choose(`Intro, luego ${confirm}: ejecutar`),
      corporate: ({ confirm }) => choose(`Intro, luego ${confirm}: despedir`),
      cats: ({ confirm }) => choose(`Intro, luego ${confirm}: desterrar`),
    },
  },
  chooseOfTen: {
    nominate: {
      classic: () => chooseOfTen('Intro lo nomina'),
      corporate: () => chooseOfTen('Intro lo propone'),
      cats: () => chooseOfTen('Intro lo propone'),
    },
    investigate: {
      classic: () => chooseOfTen('Intro lo investiga'),
      corporate: () => chooseOfTen('Intro lo audita'),
      cats: () => chooseOfTen('Intro lo olfatea'),
    },
    'special-election': {
      classic: () => chooseOfTen('Intro le da la Presidencia'),
      corporate: () => chooseOfTen('Intro lo hace CEO'),
      cats: () => chooseOfTen('Intro le da la alcaldía'),
    },
    execute: {
      classic: ({ confirm }) => chooseOfTen(`Intro, luego ${confirm}: ejecutar`),
      corporate: ({ confirm }) => chooseOfTen(`Intro, luego ${confirm}: despedir`),
      cats: ({ confirm }) => chooseOfTen(`Intro, luego ${confirm}: desterrar`),
    },
  },
  takes: {
    nominate: {
      classic: ({ name }) => ({ either: [`Intro nomina a ${name}`, 'Intro lo nomina'] }),
      corporate: ({ name }) => ({ either: [`Intro propone a ${name}`, 'Intro lo propone', 'Intro lo elige'] }),
      cats: ({ name }) => ({ either: [`Intro propone a ${name}`, 'Intro lo propone', 'Intro lo elige'] }),
    },
    investigate: {
      classic: ({ name }) => ({
        either: [`Intro: «Investigo formalmente a ${name}»`, `Intro investiga a ${name}`, 'Intro lo investiga'],
      }),
      corporate: ({ name }) => ({
        either: [`Intro: «Audito formalmente a ${name}»`, `Intro audita a ${name}`, 'Intro lo audita'],
      }),
      cats: ({ name }) => ({
        either: [`Intro: «Olfateo formalmente a ${name}»`, `Intro olfatea a ${name}`, 'Intro lo olfatea'],
      }),
    },
    'special-election': {
      classic: ({ name }) => ({ either: [`Intro da la Presidencia a ${name}`, 'Intro elige asiento'] }),
      corporate: ({ name }) => ({ either: [`Intro hace CEO a ${name}`, 'Intro elige asiento'] }),
      cats: ({ name }) => ({ either: [`Intro da la alcaldía a ${name}`, 'Intro elige asiento'] }),
    },
    execute: {
      classic: (_, { confirm }) => ({
        either: [`Intro y luego ${confirm}: ejecución`, `Intro, luego ${confirm}`],
      }),
      corporate: (_, { confirm }) => ({
        either: [`Intro y luego ${confirm}: despido`, `Intro, luego ${confirm}`],
      }),
      cats: (_, { confirm }) => ({
        either: [`Intro y luego ${confirm}: destierro`, `Intro, luego ${confirm}`],
      }),
    },
  },
  moves: '↑↓ o cifra: mover',
  movesOfTen: { either: ['↑↓ o cifra: mover (0 = asiento 10)', '↑↓ o cifra: mover'] },
};

function choose(enter: string): Either {
  return {
    either: [
      `↑↓ o una cifra elige asiento; ${enter}.`,
      `↑↓ o cifra: elegir; ${enter}.`,
      '↑↓ o cifra: elegir; Intro lo toma.',
    ],
  };
}

const chooseOfTen = (enter: string): Either => ({
  either: [`↑↓ o una cifra elige asiento (0 = asiento 10); ${enter}.`, ...choose(enter).either],
});
