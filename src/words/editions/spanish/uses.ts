import type { ReminderPhrases } from '../../phrases/reminders.ts';
import type { Themed } from '../../theme.ts';

export const uses: Themed<ReminderPhrases['uses']> = {
  investigate: {
    long: {
      classic: ({ who }) => `${who} ve la carta de afiliación de un jugador`,
      corporate: ({ who }) => `${who} audita el expediente de un jugador`,
      cats: ({ who }) => `${who} olfatea la huella de un jugador`,
    },
    short: {
      classic: ({ who }) => `${who} ve una afiliación`,
      corporate: ({ who }) => `${who} audita una ficha`,
      cats: ({ who }) => `${who} olfatea una huella`,
    },
    numbered: {
      classic: ({ number }) => `El ${number} ve una afiliación`,
      corporate: ({ number }) => `El ${number} audita una ficha`,
      cats: ({ number }) => `El ${number} huele una huella`,
    },
  },
  peek: {
    long: {
      classic: ({ who }) => `${who} mira las tres cartas superiores`,
      corporate: ({ who }) => `${who} ojea los tres planos superiores`,
      cats: ({ who }) => `${who} mira los tres primeros proyectos del buzón`,
    },
    short: {
      classic: ({ who }) => `${who} mira tres cartas`,
      corporate: ({ who }) => `${who} ojea tres planos`,
      cats: ({ who }) => `${who} mira el buzón`,
    },
    numbered: {
      classic: ({ number }) => `El ${number} mira tres cartas`,
      corporate: ({ number }) => `El ${number} ojea tres planos`,
      cats: ({ number }) => `El ${number} mira el buzón`,
    },
  },
  'special-election': {
    long: {
      classic: ({ who }) => `${who} elige la próxima Presidencia`,
      corporate: ({ who }) => `${who} elige al próximo CEO`,
      cats: ({ who }) => `${who} elige la próxima alcaldía`,
    },
    short: {
      classic: ({ who }) => `${who} elige al próximo P`,
      corporate: ({ who }) => `${who} elige CEO`,
      cats: ({ who }) => `${who} elige alcalde`,
    },
    numbered: {
      classic: ({ number }) => `El ${number} elige al próximo P`,
      corporate: ({ number }) => `El ${number} elige CEO`,
      cats: ({ number }) => `El ${number} elige alcalde`,
    },
  },
  execute: {
    long: {
      classic: ({ who }) => `${who} debe ejecutar a un jugador`,
      corporate: ({ who }) => `${who} debe despedir a un jugador`,
      cats: ({ who }) => `${who} debe desterrar a un jugador`,
    },
    short: {
      classic: ({ who }) => `${who} debe ejecutar`,
      corporate: ({ who }) => `${who} debe despedir`,
      cats: ({ who }) => `${who} debe desterrar`,
    },
    numbered: {
      classic: ({ number }) => `El ${number} debe ejecutar`,
      corporate: ({ number }) => `El ${number} debe despedir`,
      cats: ({ number }) => `El ${number} debe desterrar`,
    },
  },
};
