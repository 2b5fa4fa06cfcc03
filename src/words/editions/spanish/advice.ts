import type { AdvicePhrases } from '../../phrases/advice.ts';
import type { Either } from '../../span.ts';
import type { Person } from '../../phrases/person.ts';
import type { Themed } from '../../theme.ts';

/** «R7 con 2 Boris: F», or of others «R7 2 Boris + 5 José: F»; then with numbers alone. */
function of(round: number, members: readonly Person[], came: string, briefly = came): Either {
  const link = members.length === 1 ? 'con ' : '';
  return {
    either: [
      `R${round} ${link}${members.map(({ who }) => who).join(' + ')}: ${came}`,
      `R${round} ${link}${members.map(({ number }) => number).join('+')}: ${briefly}`,
    ],
  };
}

const onCard = (round: number, president: Person, target: Person, said: string): Either => ({
  either: [
    `R${round} ${president.who} dice de ${target.who}: ${said}`,
    `R${round} ${president.number} de ${target.number}: ${said}`,
  ],
});

const ended = (round: number, president: Person, target: Person, does: string): Either => ({
  either: [
    `R${round} ${president.who} ${does} a ${target.who}`,
    `R${round} ${president.number} ${does} a ${target.number}`,
  ],
});

export const advice: Themed<AdvicePhrases> = {
  head: 'Consejo',
  column: { mine: 'tú', table: 'todos' },
  movedHead: 'qué lo movió más',
  explained: {
    classic: 'Cuán probable es que sea fascista o Hitler, en décimos: según tú y según todos.',
    corporate: 'Cuán probable es que sea topo o la Rata, en décimos: según tú y según todos.',
    cats: 'Cuán probable es que sea una rata, en décimos: según tú y según todos.',
  },
  shut: {
    either: [
      'Mantén Espacio para ver qué se sigue de tu rol y de lo que has visto.',
      'Mantén Espacio: lo que solo tú sabes.',
    ],
  },
  nothingAsked: 'Ahora no se te pide nada.',
  does: {
    nominate: {
      classic: ({ who }) => `Con prudencia, nomina a ${who}.`,
      corporate: ({ who }) => `Con prudencia, propón a ${who}.`,
      cats: ({ who }) => `Con prudencia, propón a ${who}.`,
    },
    vote: {
      ja: {
        classic: 'Con prudencia, vota Ja.',
        corporate: 'Con prudencia, vota Sí.',
        cats: 'Con prudencia, ronronea.',
      },
      nein: {
        classic: 'Con prudencia, vota Nein.',
        corporate: 'Con prudencia, vota No.',
        cats: 'Con prudencia, bufa.',
      },
    },
    discard: {
      classic: (tile) => `Con prudencia, descarta ${tile}.`,
      corporate: (tile) => `Con prudencia, tritura ${tile}.`,
      cats: (tile) => `Con prudencia, tira ${tile}.`,
    },
    enact: {
      classic: (tile) => `Con prudencia, aprueba ${tile}.`,
      corporate: (tile) => `Con prudencia, construye ${tile}.`,
      cats: (tile) => `Con prudencia, aprueba ${tile}.`,
    },
    veto: {
      classic: 'Con prudencia, pide el veto.',
      corporate: 'Con prudencia, pide descartarlos.',
      cats: 'Con prudencia, pide un zarpazo.',
    },
    agree: {
      classic: 'Con prudencia, acepta el veto.',
      corporate: 'Con prudencia, acepta descartarlos.',
      cats: 'Con prudencia, acepta el zarpazo.',
    },
    refuse: {
      classic: 'Con prudencia, rechaza el veto.',
      corporate: 'Con prudencia, no aceptes descartarlos.',
      cats: 'Con prudencia, rechaza el zarpazo.',
    },
    investigate: {
      classic: ({ who }) => `Con prudencia, investiga a ${who}.`,
      corporate: ({ who }) => `Con prudencia, audita a ${who}.`,
      cats: ({ who }) => `Con prudencia, olfatea a ${who}.`,
    },
    'special-election': {
      classic: ({ who }) => `Con prudencia, da la Presidencia a ${who}.`,
      corporate: ({ who }) => `Con prudencia, haz CEO a ${who}.`,
      cats: ({ who }) => `Con prudencia, da la alcaldía a ${who}.`,
    },
    execute: {
      classic: ({ who }) => `Con prudencia, ejecuta a ${who}.`,
      corporate: ({ who }) => `Con prudencia, despide a ${who}.`,
      cats: ({ who }) => `Con prudencia, destierra a ${who}.`,
    },
    peek: {
      classic: 'Con prudencia, mira las cartas.',
      corporate: 'Con prudencia, ojea los planos.',
      cats: 'Con prudencia, mira los proyectos.',
    },
  },
  because: {
    'no-choice': 'No hay otra cosa que hacer.',
    'hitler-wins': {
      classic: ({ who }) => `${who} es Hitler: si sale elegido ahora, tu bando gana al momento.`,
      corporate: ({ who }) => `${who} es la Rata: con el puesto ahora, tu bando gana al momento.`,
      cats: ({ who }) => `${who} es la rata funcionaria: con el cargo ahora, tu bando gana al momento.`,
    },
    'may-be-hitler': {
      classic: ({ who }, chance) => `${who} podría ser Hitler (${chance} %), y ganaría con esta elección.`,
      corporate: ({ who }, chance) => `${who} podría ser la Rata (${chance} %), y ganaría con esta votación.`,
      cats: ({ who }, chance) =>
        `${who} podría ser la rata funcionaria (${chance} %), y ganaría con esta votación.`,
    },
    'not-hitler': {
      classic: ({ who }) => `${who} no puede ser Hitler: con esta elección no se pierde.`,
      corporate: ({ who }) => `${who} no puede ser la Rata: con esta votación no se pierde.`,
      cats: ({ who }) => `${who} no puede ser la rata funcionaria: con esta votación no se pierde.`,
    },
    'least-suspected': {
      classic: ({ who }, chance) =>
        `De ${who} se sospecha menos que de nadie: un ${chance} % de ser del bando fascista.`,
      corporate: ({ who }, chance) =>
        `De ${who} se sospecha menos que de nadie: un ${chance} % de ser del bando de los topos.`,
      cats: ({ who }, chance) =>
        `De ${who} se sospecha menos que de nadie: un ${chance} % de ser del bando de las ratas.`,
    },
    fellow: ({ who }, chance) => `${who} es de los tuyos, y todos sospechan un ${chance} %.`,
    likeliest: {
      classic: (tile, chance) => `Entre los dos saldrá ${tile} con un ${chance} %.`,
      corporate: (tile, chance) => `Entre los dos saldrá ${tile} con un ${chance} %.`,
      cats: (tile, chance) => `Entre los dos saldrá ${tile} con un ${chance} %.`,
    },
    next: (tile, chance, otherwise) =>
      `De estos dos saldrá ${tile} con un ${chance} %; de los siguientes, con un ${otherwise} %.`,
    chaos: {
      classic: (tile, chance, otherwise) =>
        `De estos dos saldrá ${tile} con un ${chance} %; del caos, con un ${otherwise} %.`,
      corporate: (tile, chance, otherwise) =>
        `De estos dos saldrá ${tile} con un ${chance} %; de la huelga, con un ${otherwise} %.`,
      cats: (tile, chance, otherwise) =>
        `De estos dos saldrá ${tile} con un ${chance} %; de la pelea, con un ${otherwise} %.`,
    },
    wins: (tile) => `${tile} te da la victoria al momento.`,
    serves: (tile) => `${tile} es lo que necesita tu bando.`,
    'worth-it': (tile, before, after) =>
      `${tile} sube lo que todos sospechan de ti del ${before} % al ${after} %, y lo vale.`,
    'too-dear': (tile, before, after) =>
      `${tile} subiría lo que todos sospechan de ti del ${before} % al ${after} %: demasiado.`,
    'veto-spares': (tile) => `Así no sale ${tile}.`,
    'veto-denied': (tile) => `Así aún puede salir ${tile}.`,
    'tells-most': {
      classic: ({ who }, chance) =>
        `Ninguna carta dice más: ${who} tiene un ${chance} % de ser del bando fascista.`,
      corporate: ({ who }, chance) =>
        `Ningún expediente dice más: ${who} tiene un ${chance} % de ser del bando de los topos.`,
      cats: ({ who }, chance) =>
        `Ningún olor dice más: ${who} tiene un ${chance} % de ser del bando de las ratas.`,
    },
    'least-hitler': {
      classic: ({ who }, chance) => `${who} es quien menos parece Hitler: un ${chance} %.`,
      corporate: ({ who }, chance) => `${who} es quien menos parece la Rata: un ${chance} %.`,
      cats: ({ who }, chance) => `${who} es quien menos parece la rata funcionaria: un ${chance} %.`,
    },
    'likeliest-hitler': {
      classic: ({ who }, chance) => `${who} es quien más parece Hitler: un ${chance} %.`,
      corporate: ({ who }, chance) => `${who} es quien más parece la Rata: un ${chance} %.`,
      cats: ({ who }, chance) => `${who} es quien más parece la rata funcionaria: un ${chance} %.`,
    },
    'most-trusted': ({ who }, chance) => `Todos confían en ${who}: solo un ${chance} % de sospecha.`,
    'against-you': ({ who }) => `${who} quiere lo contrario que tú.`,
  },
  moved: {
    laid: (round, members, tile) => of(round, members, tile),
    contradicted: (round, members, tile) => of(round, members, `${tile}; se contradicen`, `${tile} ≠`),
    vetoed: {
      classic: (round, members) => of(round, members, 'veto'),
      corporate: (round, members) => of(round, members, 'nada'),
      cats: (round, members) => of(round, members, 'zarpazo'),
    },
    passed: (round, { who, number }) => ({
      either: [`R${round} lo que te pasó ${who}`, `R${round} lo que pasó ${number}`],
    }),
    accused: {
      classic: (round, president, target) => onCard(round, president, target, 'fascista'),
      corporate: (round, president, target) => onCard(round, president, target, 'topo'),
      cats: (round, president, target) => onCard(round, president, target, 'rata'),
    },
    cleared: {
      classic: (round, president, target) => onCard(round, president, target, 'liberal'),
      corporate: (round, president, target) => onCard(round, president, target, 'leal'),
      cats: (round, president, target) => onCard(round, president, target, 'gato'),
    },
    executed: {
      classic: (round, president, target) => ended(round, president, target, 'ejecuta'),
      corporate: (round, president, target) => ended(round, president, target, 'despide'),
      cats: (round, president, target) => ended(round, president, target, 'destierra'),
    },
    deck: {
      classic: (round) => ({ either: [`R${round} lo que queda en el mazo`, `R${round} el mazo`] }),
      corporate: (round) => ({ either: [`R${round} los planos que quedan`, `R${round} planos`] }),
      cats: (round) => ({ either: [`R${round} lo que queda en el buzón`, `R${round} el buzón`] }),
    },
  },
};
