import { dealt } from './dealt.ts';
import { inWords, numbered, whoAll } from './grammar.ts';
import type { LobbyPhrases } from '../../phrases/lobby.ts';
import type { Sentence } from '../../span.ts';
import type { Themed } from '../../theme.ts';

export const lobby: Themed<LobbyPhrases> = {
  stage: (seated, spectators) =>
    `Sala · ${seated} ${seated === 1 ? 'jugador' : 'jugadores'}${spectators > 0 ? ` · ${spectators} mirando` : ''}`,
  tableOf: (host) => `mesa de ${host}`,
  doors: { node: 'npx', ssh: 'ssh', browser: 'Web' },
  cameBy: { node: 'npx', ssh: 'ssh', browser: 'navegador' },
  notEncrypted: {
    either: [
      'Tu conexión no está cifrada: cualquiera en tu red podría leer lo que ves.',
      'Sin cifrar: cualquiera en tu red podría leerlo.',
    ],
  },
  readable: {
    browser: {
      either: [
        'Esta red podría leer npx y los navegadores; --https protege estos últimos.',
        'Esta red podría leer npx y navegadores.',
      ],
    },
    node: {
      either: ['Esta red podría leer lo que npx muestra de la mesa.', 'Esta red podría leer npx.'],
    },
  },
  hostKey: 'Clave',
  onlyHere: {
    either: [
      'Solo se puede entrar desde esta máquina: la mesa se abrió con --local.',
      'Solo puede entrar esta máquina (--local).',
    ],
  },
  comeBack: 'Volver',
  noteWayBack: (key) => ({
    either: [
      `Si se cierra esta pantalla, solo tu clave de regreso te trae: anótala (${key}).`,
      `Solo tu clave de regreso te trae aquí: anótala (${key}).`,
      `Anota tu regreso (${key}).`,
    ],
  }),
  together: {
    table: {
      classic: 'JUNTOS  En la misma sala o por llamada: ni palabra mientras se legisla.',
      corporate: 'JUNTOS  En la misma sala o por llamada: ni palabra al revisar planos.',
      cats: 'JUNTOS  En la misma sala o por llamada: ni miau en la sesión de leyes.',
    },
    government: {
      classic: 'JUNTOS  En la misma sala o por llamada: el gobierno calla mientras legisla.',
      corporate: 'JUNTOS  En la misma sala o por llamada: la dirección calla al revisar planos.',
      cats: 'JUNTOS  En la misma sala o por llamada: el ayuntamiento calla en su sesión.',
    },
    off: 'JUNTOS  En la misma sala o por llamada: hablad cuanto queráis.',
  },
  ready: 'listo',
  runsIt: 'anfitrión',
  free: 'libre',
  ...dealt,
  board: (first, last) => `Tablero: ${first}-${last} asientos`,
  ask: {
    ready: { either: ['¿Empezamos? La partida puede empezar cuando todos digáis que sí', '¿Empezamos?'] },
    tooFew: (missing) => `${missing === 1 ? 'Falta' : 'Faltan'} ${players(missing)} para empezar`,
    startsWith: (missing) => ({
      either: [
        `${missing === 1 ? 'Falta' : 'Faltan'} ${players(missing)}: después empieza sola`,
        `${missing === 1 ? 'Falta' : 'Faltan'} ${players(missing)}`,
      ],
    }),
    waitingFor: (unready) => ({
      either: [
        `Para empezar solo falta el sí de ${whoAll(unready)}`,
        `Falta el sí de ${whoAll(unready)}`,
        `Falta el sí de ${numbered(unready)}`,
        `${unready.length} aún no ${unready.length === 1 ? 'está' : 'están'}`,
      ],
    }),
    start: (seats) => ({
      either: [`Empieza con ${seats}, o espera a que venga más gente`, `Empieza con ${seats}, o espera`],
    }),
    startedBy: ({ who }) => ({
      either: [`Todo listo: la partida la empieza ${who}`, 'Todo listo: empieza el anfitrión'],
    }),
    startedByHost: {
      either: ['Todo listo: la partida la empieza el anfitrión', 'Todo listo: empieza el anfitrión'],
    },
  },
  dealer: {
    iPlay: {
      either: [
        'Tu programa reparte las cartas y tú también juegas: lo sabe toda la mesa.',
        'Tu programa reparte y tú juegas: lo sabe toda la mesa.',
        'Tu programa reparte, y tú también juegas.',
      ],
    },
    iWatch: {
      either: [
        'Tu programa reparte las cartas y tú no juegas: lo sabe toda la mesa.',
        'Tu programa reparte; tú no juegas: lo sabe toda la mesa.',
        'Tu programa reparte; tú no tienes asiento.',
      ],
    },
    plays: ({ name }) => ({
      either: [
        `El programa de ${name} reparte las cartas, y ${name} también juega.`,
        `Reparte el programa de ${name}, que también juega.`,
        'El anfitrión reparte, y juega.',
      ],
    }),
    watches: {
      either: [
        'El programa del anfitrión reparte las cartas; el anfitrión no juega.',
        'El anfitrión reparte, y no juega.',
      ],
    },
  },
  chooseSeat: '↑↓ o un número elige un asiento.',
  kick: {
    bar: {
      either: [
        '¿A quién echas? Recibe un aviso, y su asiento queda libre',
        '¿A quién echas? Su asiento queda libre',
        '¿A quién echas?',
      ],
    },
    chosen: ({ who }) => chosen(who, 'Intro libera el asiento'),
    how: {
      either: [
        'Un bot se va al momento; si es una persona, se te pregunta otra vez.',
        'Un bot se va ya; si no, se te pregunta.',
      ],
    },
  },
  confirmKick: {
    head: 'ECHAR',
    bar: ({ who }) => ({ either: [`¿Echar de la mesa a ${who}?`, `¿Echar a ${who}?`] }),
    next: {
      either: [
        'Recibe un aviso. Con la dirección, y el código si lo hay, puede volver.',
        'Recibe un aviso, y puede entrar otra vez por la misma dirección.',
        'Recibe un aviso, y puede entrar otra vez.',
        'Se le avisa, y puede volver.',
      ],
    },
    buttons: ({ name }) => [
      ['Atrás', `Echar a ${name}`],
      ['Atrás', 'Echar'],
    ],
  },
  move: {
    bar: {
      either: [
        'Ordena los asientos tal como estáis: se juega a partir del 1',
        'Ordena los asientos tal como estáis',
        'Ordena los asientos',
      ],
    },
    chosen: ({ who }) => chosen(who, 'Intro lo coge'),
    held: ({ who }) =>
      chosen(
        who,
        '↑↓ o un número lo mueve · Intro lo suelta',
        '↑↓ lo mueve · Intro lo suelta',
        'Intro lo suelta',
      ),
    why: {
      classic: {
        either: [
          'Quién se sienta a la izquierda de quién decide el próximo Presidente.',
          'A la izquierda de P, el próximo P.',
        ],
      },
      corporate: {
        either: [
          'Quién se sienta a la izquierda de quién decide el próximo CEO.',
          'A la izquierda del CEO, el próximo.',
        ],
      },
      cats: {
        either: [
          'Quién se sienta a la izquierda de quién decide el próximo alcalde.',
          'A la izquierda del alcalde, el próximo.',
        ],
      },
    },
  },
};

const players = (missing: number): string =>
  `${inWords(missing, 'un')} ${missing === 1 ? 'jugador' : 'jugadores'}`;

function chosen(who: string, next: string, ...shorter: readonly string[]): Sentence {
  return {
    either: [
      `${who}   ${next}`,
      ...shorter.map((short) => `${who}   ${short}`),
      `${who}  ${shorter.at(-1) ?? next}`,
    ],
  };
}
