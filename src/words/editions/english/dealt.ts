import type { LobbyPhrases } from '../../phrases/lobby.ts';
import type { Themed } from '../../theme.ts';

/** What is dealt, and to how many. */
export const dealt = {
  roles: {
    off: {
      classic: (players, { liberal = 0, fascist = 0 }) =>
        `${players} roles: ${liberal} Liberals, ${fascist} Fascist${fascist === 1 ? '' : 's'}, Hitler`,
      corporate: (players, { liberal = 0, fascist = 0 }) =>
        `${players} roles: ${liberal} loyal, ${fascist} mole${fascist === 1 ? '' : 's'}, the Rat`,
      cats: (players, { liberal = 0, fascist = 0 }) =>
        `${players} roles: ${liberal} cats, ${fascist} rat${fascist === 1 ? '' : 's'}, the civil rat`,
    },
    certain: {
      classic: (players, { liberal = 0, fascist = 0 }) => ({
        either: [
          `${players} roles: ${liberal} Liberals, ${fascist} Fascist${fascist === 1 ? '' : 's'}, Hitler, Mastermind`,
          `${liberal} Liberals, ${fascist} Fascist${fascist === 1 ? '' : 's'}, Hitler, Mastermind`,
          `${liberal} L, ${fascist} F, Hitler, Mastermind`,
        ],
      }),
      corporate: (players, { liberal = 0, fascist = 0 }) => ({
        either: [
          `${players} roles: ${liberal} loyal, ${fascist} mole${fascist === 1 ? '' : 's'}, the Rat, a puppet-master`,
          `${liberal} loyal, ${fascist} mole${fascist === 1 ? '' : 's'}, the Rat, puppet-master`,
          `${liberal} L, ${fascist} M, the Rat, puppet-master`,
        ],
      }),
      cats: (players, { liberal = 0, fascist = 0 }) => ({
        either: [
          `${players} roles: ${liberal} cats, ${fascist} rat${fascist === 1 ? '' : 's'}, the civil rat, an old tomcat`,
          `${liberal} cats, ${fascist} rat${fascist === 1 ? '' : 's'}, civil rat, old tomcat`,
        ],
      }),
    },
    maybe: {
      classic: (players, { liberal = 0, fascist = 0 }) => ({
        either: [
          `${players} roles: ${liberal} Liberals (one maybe Mastermind), ${fascist} Fascist${fascist === 1 ? '' : 's'}, Hitler`,
          `${liberal} Liberals (1 maybe M), ${fascist} Fascist${fascist === 1 ? '' : 's'}, Hitler`,
          `${liberal} L (1 maybe M), ${fascist} F, Hitler`,
        ],
      }),
      corporate: (players, { liberal = 0, fascist = 0 }) => ({
        either: [
          `${players} roles: ${liberal} loyal (one maybe puppet-master), ${fascist} mole${fascist === 1 ? '' : 's'}, the Rat`,
          `${liberal} loyal (1 maybe P), ${fascist} mole${fascist === 1 ? '' : 's'}, the Rat`,
        ],
      }),
      cats: (players, { liberal = 0, fascist = 0 }) => ({
        either: [
          `${players} roles: ${liberal} cats (one maybe an old tomcat), ${fascist} rat${fascist === 1 ? '' : 's'}, the civil rat`,
          `${liberal} cats (1 maybe T), ${fascist} rat${fascist === 1 ? '' : 's'}, civil rat`,
        ],
      }),
    },
  },
  playersNeeded: (least, most) => `For ${least} to ${most} players`,
  fewForMastermind: {
    classic: (least, most) => ({
      either: [
        `A Mastermind plays best with ${least} to ${most}: with fewer it upsets the balance.`,
        `A Mastermind plays best with ${least} to ${most}.`,
        `Mastermind: best with ${least}-${most}.`,
      ],
    }),
    corporate: (least, most) => ({
      either: [
        `A puppet-master plays best with ${least} to ${most}: with fewer it upsets the balance.`,
        `A puppet-master plays best with ${least} to ${most}.`,
        `Puppet-master: best with ${least}-${most}.`,
      ],
    }),
    cats: (least, most) => ({
      either: [
        `An old tomcat plays best with ${least} to ${most}: with fewer it upsets the balance.`,
        `An old tomcat plays best with ${least} to ${most}.`,
        `Old tomcat: best with ${least}-${most}.`,
      ],
    }),
  },
} satisfies Themed<Pick<LobbyPhrases, 'roles' | 'playersNeeded' | 'fewForMastermind'>>;
