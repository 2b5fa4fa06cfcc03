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
  movedHead: 'qué ha pesado más',
  explained: {
    classic: 'Probabilidad, sobre 10, de ser Fascista o Hitler: por lo que sabes tú y por lo que saben todos.',
    corporate: 'Probabilidad, sobre 10, de ser topo o la Rata: por lo que sabes tú y por lo que saben todos.',
    cats: 'Probabilidad, sobre 10, de ser una rata: por lo que sabes tú y por lo que saben todos.',
  },
  shut: {
    either: [
      'Mantén Espacio para ver qué se deduce de tu rol y de lo que has visto.',
      'Mantén Espacio: lo que solo tú sabes.',
    ],
  },
  nothingAsked: 'Ahora no se te pide nada.',
  does: {
    nominate: {
      classic: ({ who }) => `Lo prudente es nominar a ${who}.`,
      corporate: ({ who }) => `Lo prudente es proponer a ${who}.`,
      cats: ({ who }) => `Lo prudente es proponer a ${who}.`,
    },
    vote: {
      ja: {
        classic: 'Lo prudente es votar Ja.',
        corporate: 'Lo prudente es votar Sí.',
        cats: 'Lo prudente es ronronear.',
      },
      nein: {
        classic: 'Lo prudente es votar Nein.',
        corporate: 'Lo prudente es votar No.',
        cats: 'Lo prudente es bufar.',
      },
    },
    discard: {
      classic: (tile) => `Lo prudente es descartar una ${tile}.`,
      corporate: (tile) => `Lo prudente es triturar un ${tile}.`,
      cats: (tile) => `Lo prudente es tirar un ${tile}.`,
    },
    enact: {
      classic: (tile) => `Lo prudente es aprobar una ${tile}.`,
      corporate: (tile) => `Lo prudente es construir un ${tile}.`,
      cats: (tile) => `Lo prudente es aprobar un ${tile}.`,
    },
    veto: {
      classic: 'Lo prudente es pedir el veto.',
      corporate: 'Lo prudente es pedir que se descarten.',
      cats: 'Lo prudente es pedir un zarpazo.',
    },
    agree: {
      classic: 'Lo prudente es aceptar el veto.',
      corporate: 'Lo prudente es aceptar que se descarten.',
      cats: 'Lo prudente es aceptar el zarpazo.',
    },
    refuse: {
      classic: 'Lo prudente es rechazar el veto.',
      corporate: 'Lo prudente es no aceptar que se descarten.',
      cats: 'Lo prudente es rechazar el zarpazo.',
    },
    investigate: {
      classic: ({ who }) => `Lo prudente es investigar a ${who}.`,
      corporate: ({ who }) => `Lo prudente es auditar a ${who}.`,
      cats: ({ who }) => `Lo prudente es olfatear a ${who}.`,
    },
    'special-election': {
      classic: ({ who }) => `Lo prudente es dar la Presidencia a ${who}.`,
      corporate: ({ who }) => `Lo prudente es hacer CEO a ${who}.`,
      cats: ({ who }) => `Lo prudente es dar la alcaldía a ${who}.`,
    },
    execute: {
      classic: ({ who }) => `Lo prudente es ejecutar a ${who}.`,
      corporate: ({ who }) => `Lo prudente es despedir a ${who}.`,
      cats: ({ who }) => `Lo prudente es desterrar a ${who}.`,
    },
    peek: {
      classic: 'Lo prudente es mirar las cartas.',
      corporate: 'Lo prudente es ojear los planos.',
      cats: 'Lo prudente es mirar los proyectos.',
    },
  },
  because: {
    'no-choice': 'No hay otra cosa que hacer.',
    'hitler-wins': {
      classic: ({ who }) => `${who} es Hitler: si sale elegido ahora, tu bando gana en el acto.`,
      corporate: ({ who }) => `${who} es la Rata: si consigue el puesto ahora, tu bando gana en el acto.`,
      cats: ({ who }) => `${who} es la rata funcionaria: si consigue el cargo ahora, tu bando gana en el acto.`,
    },
    'may-be-hitler': {
      classic: ({ who }, chance) => `${who} podría ser Hitler (${chance} %) y ganar con esta elección.`,
      corporate: ({ who }, chance) => `${who} podría ser la Rata (${chance} %) y ganar con esta votación.`,
      cats: ({ who }, chance) =>
        `${who} podría ser la rata funcionaria (${chance} %) y ganar con esta votación.`,
    },
    'not-hitler': {
      classic: ({ who }) => `${who} no puede ser Hitler: con esta elección no se pierde la partida.`,
      corporate: ({ who }) => `${who} no puede ser la Rata: con esta votación no se pierde la partida.`,
      cats: ({ who }) => `${who} no puede ser la rata funcionaria: con esta votación no se pierde la partida.`,
    },
    'least-suspected': {
      classic: ({ who }, chance) =>
        `${who} es quien menos sospechas despierta: un ${chance} % de ser del bando fascista.`,
      corporate: ({ who }, chance) =>
        `${who} es quien menos sospechas despierta: un ${chance} % de ser del bando de los topos.`,
      cats: ({ who }, chance) =>
        `${who} es quien menos sospechas despierta: un ${chance} % de ser del bando de las ratas.`,
    },
    fellow: ({ who }, chance) => `${who} es de los tuyos, con un ${chance} % de sospecha para los demás.`,
    likeliest: {
      classic: (tile, chance) => `De estos dos saldrá ${tile} con un ${chance} % de probabilidad.`,
      corporate: (tile, chance) => `De estos dos saldrá ${tile} con un ${chance} % de probabilidad.`,
      cats: (tile, chance) => `De estos dos saldrá ${tile} con un ${chance} % de probabilidad.`,
    },
    next: (tile, chance, otherwise) =>
      `De estos dos saldrá ${tile} con un ${chance} %; de los dos siguientes, con un ${otherwise} %.`,
    chaos: {
      classic: (tile, chance, otherwise) =>
        `De estos dos saldrá ${tile} con un ${chance} %; del caos, con un ${otherwise} %.`,
      corporate: (tile, chance, otherwise) =>
        `De estos dos saldrá ${tile} con un ${chance} %; de la huelga, con un ${otherwise} %.`,
      cats: (tile, chance, otherwise) =>
        `De estos dos saldrá ${tile} con un ${chance} %; de la pelea, con un ${otherwise} %.`,
    },
    wins: (tile) => `${tile} te da la victoria en el acto.`,
    serves: (tile) => `${tile} es lo que necesita tu bando.`,
    'worth-it': (tile, before, after) =>
      `${tile} subiría del ${before} % al ${after} % lo que todos sospechan de ti, pero merece la pena.`,
    'too-dear': (tile, before, after) =>
      `${tile} subiría del ${before} % al ${after} % lo que todos sospechan de ti: ahora sale caro.`,
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
      corporate: (round, members) => of(round, members, 'descartados'),
      cats: (round, members) => of(round, members, 'zarpazo'),
    },
    passed: (round, { who, number }) => ({
      either: [`R${round} lo que te entregó ${who}`, `R${round} lo que entregó ${number}`],
    }),
    accused: {
      classic: (round, president, target) => onCard(round, president, target, 'Fascista'),
      corporate: (round, president, target) => onCard(round, president, target, 'topo'),
      cats: (round, president, target) => onCard(round, president, target, 'rata'),
    },
    cleared: {
      classic: (round, president, target) => onCard(round, president, target, 'Liberal'),
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
