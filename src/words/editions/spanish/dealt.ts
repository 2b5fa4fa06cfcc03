import type { LobbyPhrases } from '../../phrases/lobby.ts';
import type { Themed } from '../../theme.ts';

/** What is dealt, and to how many. */
export const dealt = {
  roles: {
    off: {
      classic: (players, { liberal = 0, fascist = 0 }) =>
        `${players} roles: ${liberal} Liberales, ${fascist} Fascista${fascist === 1 ? '' : 's'}, Hitler`,
      corporate: (players, { liberal = 0, fascist = 0 }) =>
        `${players} roles: ${liberal} leales, ${fascist} topo${fascist === 1 ? '' : 's'}, la Rata`,
      cats: (players, { liberal = 0, fascist = 0 }) =>
        `${players} roles: ${liberal} gatos, ${fascist} rata${fascist === 1 ? '' : 's'}, la funcionaria`,
    },
    certain: {
      classic: (players, { liberal = 0, fascist = 0 }) => ({
        either: [
          `${players} roles: ${liberal} Liberales, ${fascist} Fascista${fascist === 1 ? '' : 's'}, Hitler, Mente maestra`,
          `${liberal} L, ${fascist} F, Hitler, Mente maestra`,
        ],
      }),
      corporate: (players, { liberal = 0, fascist = 0 }) => ({
        either: [
          `${players} roles: ${liberal} leales, ${fascist} topo${fascist === 1 ? '' : 's'}, la Rata, el titiritero`,
          `${liberal} leales, ${fascist} topo${fascist === 1 ? '' : 's'}, Rata, titiritero`,
        ],
      }),
      cats: (players, { liberal = 0, fascist = 0 }) => ({
        either: [
          `${players} roles: ${liberal} gatos, ${fascist} rata${fascist === 1 ? '' : 's'}, la funcionaria, el gato viejo`,
          `${liberal} G, ${fascist} R, funcionaria, gato viejo`,
        ],
      }),
    },
    maybe: {
      classic: (players, { liberal = 0, fascist = 0 }) => ({
        either: [
          `${players} roles: ${liberal} Liberales (quizá uno es la Mente maestra), ${fascist} Fascista${fascist === 1 ? '' : 's'}, Hitler`,
          `${liberal} L (quizá 1 M), ${fascist} F, Hitler`,
        ],
      }),
      corporate: (players, { liberal = 0, fascist = 0 }) => ({
        either: [
          `${players} roles: ${liberal} leales (quizá uno es el titiritero), ${fascist} topo${fascist === 1 ? '' : 's'}, la Rata`,
          `${liberal} leales (quizá 1 M), ${fascist} topo${fascist === 1 ? '' : 's'}, Rata`,
        ],
      }),
      cats: (players, { liberal = 0, fascist = 0 }) => ({
        either: [
          `${players} roles: ${liberal} gatos (quizá uno es el gato viejo), ${fascist} rata${fascist === 1 ? '' : 's'}, la funcionaria`,
          `${liberal} G (quizá 1 V), ${fascist} R, funcionaria`,
        ],
      }),
    },
  },
  playersNeeded: (least, most) => `De ${least} a ${most} jugadores`,
  fewForMastermind: {
    classic: (least, most) => ({
      either: [
        `Con una Mente maestra, mejor de ${least} a ${most}: con menos se pierde el equilibrio.`,
        `Con una Mente maestra, mejor de ${least} a ${most}.`,
        `Mente maestra: mejor ${least}-${most}.`,
      ],
    }),
    corporate: (least, most) => ({
      either: [
        `Con un titiritero, mejor de ${least} a ${most}: con menos se pierde el equilibrio.`,
        `Con un titiritero, mejor de ${least} a ${most}.`,
        `Titiritero: mejor ${least}-${most}.`,
      ],
    }),
    cats: (least, most) => ({
      either: [
        `Con un gato viejo, mejor de ${least} a ${most}: con menos se pierde el equilibrio.`,
        `Con un gato viejo, mejor de ${least} a ${most}.`,
        `Gato viejo: mejor ${least}-${most}.`,
      ],
    }),
  },
} satisfies Themed<Pick<LobbyPhrases, 'roles' | 'playersNeeded' | 'fewForMastermind'>>;
