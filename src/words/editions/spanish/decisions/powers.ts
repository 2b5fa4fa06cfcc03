import { bold, say } from '../../../span.ts';
import type {
  InvestigatePhrases,
  PeekPhrases,
  SpecialElectionPhrases,
} from '../../../phrases/decisions/powers.ts';
import type { Themed } from '../../../theme.ts';

export const investigate: Themed<InvestigatePhrases> = {
  investigate: {
    classic: { either: ['Investiga: ¿de quién verás la carta de afiliación?', 'Investiga: ¿de quién?'] },
    corporate: { either: ['Auditoría: ¿de quién verás el expediente?', '¿A quién auditas?'] },
    cats: { either: ['Prueba de olfato: ¿de quién olerás la huella?', 'Olfato: ¿de quién?'] },
  },
  youLearnTheParty: {
    classic: {
      either: [
        'Ves la afiliación, no el rol: la carta de Hitler dice Fascista.',
        'No ves el rol: la carta de Hitler dice Fascista.',
      ],
    },
    corporate: {
      either: [
        'Ves el bando, no el rol: el expediente de la Rata dice Topo.',
        'No ves el rol: el expediente de la Rata dice Topo.',
      ],
    },
    cats: {
      either: [
        'Ves el bando, no el rol: la huella de la rata funcionaria es de rata.',
        'No ves el rol: la huella de la funcionaria es de rata.',
      ],
    },
  },
  nobodyYet: {
    classic: {
      either: [
        'Aún no se ha investigado a nadie, y nadie puede repetir.',
        'No se investiga dos veces a nadie.',
      ],
    },
    corporate: {
      either: ['Aún no se ha auditado a nadie, y nadie puede repetir.', 'A nadie se audita dos veces.'],
    },
    cats: {
      either: ['Aún no se ha olfateado a nadie, y nadie puede repetir.', 'A nadie se olfatea dos veces.'],
    },
  },
  investigatedInRound: {
    classic: ({ who, number }, round) => ({
      either: [
        say`A ${bold(who)} no: ya se le investigó en la ronda ${round}, y nadie repite.`,
        say`A ${bold(who)} no: ya se le investigó en la ronda ${round}.`,
        say`Al ${bold(String(number))} no: se le investigó en la ronda ${round}.`,
      ],
    }),
    corporate: ({ who, number }, round) => ({
      either: [
        say`A ${bold(who)} no: ya se le auditó en la ronda ${round}, y nadie repite.`,
        say`A ${bold(who)} no: ya se le auditó en la ronda ${round}.`,
        say`Al ${bold(String(number))} no: se le auditó en la ronda ${round}.`,
      ],
    }),
    cats: ({ who, number }, round) => ({
      either: [
        say`A ${bold(who)} no: ya se le olfateó en la ronda ${round}, y nadie repite.`,
        say`A ${bold(who)} no: ya se le olfateó en la ronda ${round}.`,
        say`Al ${bold(String(number))} no: se le olfateó en la ronda ${round}.`,
      ],
    }),
  },
};

export const peek: Themed<PeekPhrases> = {
  peek: {
    classic: {
      either: [
        'Vistazo: mantén Espacio para ver las tres superiores, luego Intro',
        'Vistazo a tres: mantén Espacio, luego Intro',
        'Vistazo: Espacio, luego Intro',
      ],
    },
    corporate: {
      either: [
        'Ojeada: mantén Espacio para ver los tres superiores, luego Intro',
        'Ojeada a tres: mantén Espacio, luego Intro',
        'Ojeada: Espacio, luego Intro',
      ],
    },
    cats: {
      either: [
        'Mira el buzón: mantén Espacio para ver los tres primeros, luego Intro',
        'Mira el buzón: mantén Espacio, luego Intro',
        'Mira: Espacio, luego Intro',
      ],
    },
  },
  orderStays: {
    classic: {
      either: ['La 1 se roba primero; el orden no cambia.', 'La 1 va primera; no se mueven.'],
    },
    corporate: {
      either: ['El 1 se saca primero; el orden no cambia.', 'El 1 va primero; no se mueven.'],
    },
    cats: { either: ['El 1 se saca primero; el orden no cambia.', 'El 1 va primero; no se mueven.'] },
  },
  nextDraws: {
    classic: 'Las robará el próximo Presidente.',
    corporate: 'Los sacará el próximo CEO.',
    cats: 'Los sacará el próximo alcalde.',
  },
  tellOrNot: 'Di la verdad, miente o calla.',
};

export const specialElection: Themed<SpecialElectionPhrases> = {
  pick: {
    classic: {
      either: [
        'Elección especial: ¿para quién es la próxima Presidencia?',
        'Elección especial: ¿quién presidirá?',
        '¿Quién preside después?',
      ],
    },
    corporate: {
      either: [
        'Nombramiento urgente: ¿quién es el próximo CEO?',
        'Urgente: ¿quién es el próximo CEO?',
        '¿Quién es el próximo CEO?',
        '¿Quién será CEO?',
      ],
    },
    cats: {
      either: [
        'Pleno extraordinario: ¿para quién es la próxima alcaldía?',
        '¿Para quién es la alcaldía?',
        '¿Quién va a la alcaldía?',
      ],
    },
  },
  anyoneAlive: {
    classic: {
      either: [
        'Cualquiera con vida menos tú: el límite de mandato es para Cancilleres.',
        'Cualquiera menos tú: aquí no hay límite.',
      ],
    },
    corporate: {
      either: [
        'Cualquiera en plantilla menos tú: la rotación es para Ingenieros Jefe.',
        'Cualquiera menos tú: no hay rotación.',
      ],
    },
    cats: {
      either: [
        'Cualquiera del pueblo menos tú: la siesta es cosa de cazarratas.',
        'Cualquiera menos tú: sin siesta.',
      ],
    },
  },
  orderResumes: ({ who, number }) => ({
    either: [
      say`Luego sigue el orden en ${bold(who)}. Si eliges al ${number}, repite.`,
      say`Luego sigue el orden en el ${bold(String(number))}. Si lo eliges, repite.`,
      say`Luego sigue en el ${bold(String(number))}.`,
    ],
  }),
};
