import { inWords } from './grammar.ts';
import { beforeRitual, knowing, knowingNobody } from './own-role.ts';
import type { Ballot } from '../../../game/index.ts';
import type { CastIn, DrawerPhrases } from '../../phrases/drawer.ts';
import type { Either } from '../../span.ts';
import type { InEach, Themed } from '../../theme.ts';

const neverIn = (office: string): Either => ({
  either: [`nada aún: no has tenido el cargo de ${office}`, 'nada aún'],
});

const ballots: InEach<Readonly<Record<Ballot, string>>> = {
  classic: { ja: 'Ja', nein: 'Nein' },
  corporate: { ja: 'Sí', nein: 'No' },
  cats: { ja: 'Ronroneo', nein: 'Bufido' },
};

const cast = (names: Readonly<Record<Ballot, string>>, now: Ballot | null): string =>
  `${now === null ? 'aún no' : names[now]}.`;

const castBefore =
  (names: Readonly<Record<Ballot, string>>) =>
  (now: Ballot | null, newestFirst: readonly CastIn[], more: boolean): string => {
    const before = newestFirst.map(({ round, ballot }) => `R${round} ${names[ballot]}`).join(', ');
    return `${cast(names, now)} Antes: ${before}${more ? ' …' : ''}`;
  };

/** “una ley gatuna más”, “dos leyes gatunas más”, and where none is missing “cinco leyes gatunas”. */
function more(missing: number, one: string, several: string, all: 'cinco' | 'seis'): string {
  if (missing === 0) return `${all} ${several}`;
  return `${missing === 1 ? one : `${inWords(missing, 'un')} ${several}`} más`;
}

export const drawer: Themed<DrawerPhrases> = {
  head: ({ who }) => `SOLO PARA ${who}`,
  opened: { either: ['abierto mientras pulses Espacio', 'mientras pulses Espacio', 'abierto'] },
  close: 'suelta para cerrar; otra tecla también cierra',
  label: {
    role: 'Rol',
    saw: 'Viste',
    drew: { classic: 'Robaste', corporate: 'Sacaste', cats: 'Sacaste' },
    got: 'Te dan',
    ballot: 'Voto',
    win: 'Ganas',
    tips: 'Consejo',
  },
  beforeRitual,
  knowingNobody,
  knowing,
  nothingSeen: 'nada aún',
  neverIn: {
    president: {
      classic: neverIn('Presidente'),
      corporate: neverIn('CEO'),
      cats: neverIn('alcalde'),
    },
    chancellor: {
      classic: neverIn('Canciller'),
      corporate: neverIn('Ingeniero Jefe'),
      cats: neverIn('cazarratas'),
    },
  },
  drewAndPassed: {
    classic: (hand, discarded, given, { name }) =>
      `${hand}, descartaste ${discarded}, diste a ${name} ${given}`,
    corporate: (hand, discarded, given, { name }) =>
      `${hand}, trituraste ${discarded}, diste a ${name} ${given}`,
    cats: (hand, discarded, given, { name }) => `${hand}, tiraste ${discarded}, diste a ${name} ${given}`,
  },
  inRound: (round, seen) => `R${round} ${seen}`,
  toldHand: (seen, hand) => `${seen} · dijiste: ${hand}`,
  toldParty: {
    liberal: {
      classic: (seen) => `${seen} · dijiste: Liberal`,
      corporate: (seen) => `${seen} · dijiste: leal`,
      cats: (seen) => `${seen} · dijiste: de gato`,
    },
    fascist: {
      classic: (seen) => `${seen} · dijiste: Fascista`,
      corporate: (seen) => `${seen} · dijiste: topo`,
      cats: (seen) => `${seen} · dijiste: de rata`,
    },
    mastermind: {
      classic: (seen) => `${seen} · dijiste: Neutral`,
      corporate: (seen) => `${seen} · dijiste: neutral`,
      cats: (seen) => `${seen} · dijiste: ni de gato ni de rata`,
    },
  },
  entries: (newestFirst, isMore) => `${newestFirst.join('; ')}${isMore ? ' …' : ''}`,
  ballot: {
    classic: (now) => cast(ballots.classic, now),
    corporate: (now) => cast(ballots.corporate, now),
    cats: (now) => cast(ballots.cats, now),
  },
  ballots: {
    classic: castBefore(ballots.classic),
    corporate: castBefore(ballots.corporate),
    cats: castBefore(ballots.cats),
  },
  win: {
    liberal: {
      classic: (missing) => ({
        either: [
          `con ${more(missing, 'una política liberal', 'políticas liberales', 'cinco')}, o si se ejecuta a Hitler`,
          `con ${missing} L más, o si muere Hitler`,
        ],
      }),
      corporate: (missing) => ({
        either: [
          `con ${more(missing, 'un plano sólido', 'planos sólidos', 'cinco')}, o si se despide a la Rata`,
          `con ${missing} S más, o la Rata despedida`,
        ],
      }),
      cats: (missing) => ({
        either: [
          `con ${more(missing, 'una ley gatuna', 'leyes gatunas', 'cinco')}, o si se destierra a la rata funcionaria`,
          `con ${missing} G más, o funcionaria fuera`,
        ],
      }),
    },
    fascist: {
      classic: (missing) => {
        const policies = more(missing, 'una política fascista', 'políticas fascistas', 'seis');
        return {
          either: [
            `con ${policies}, o si eligen a Hitler cuando haya tres`,
            `con ${policies}, o si eligen a Hitler`,
            `con ${missing} F más, o Hitler elegido`,
          ],
        };
      },
      corporate: (missing) => {
        const blueprints = more(missing, 'un plano defectuoso', 'planos defectuosos', 'seis');
        return {
          either: [
            `con ${blueprints}, o si nombran a la Rata cuando haya tres`,
            `con ${blueprints}, o si nombran a la Rata`,
            `con ${missing} D más, o la Rata nombrada`,
          ],
        };
      },
      cats: (missing) => {
        const laws = more(missing, 'una ley ratuna', 'leyes ratunas', 'seis');
        return {
          either: [
            `con ${laws}, o si eligen a la funcionaria cuando haya tres`,
            `con ${laws}, o si eligen a la funcionaria`,
            `con ${missing} R más, o funcionaria electa`,
          ],
        };
      },
    },
  },
  mastermindWins: {
    byFifthFascist: {
      classic: {
        either: [
          'con la quinta política fascista cuando haya cuatro liberales, y con vida',
          'con cuatro L, luego la 5.ª F, y con vida',
        ],
      },
      corporate: {
        either: [
          'con el quinto plano defectuoso cuando haya cuatro sólidos, y sin despido',
          'con cuatro S, luego el 5.º D, y dentro',
        ],
      },
      cats: {
        either: [
          'con la quinta ley ratuna cuando haya cuatro gatunas, y en el pueblo',
          'con cuatro G, luego la 5.ª R, y dentro',
        ],
      },
    },
    byFourthLiberal: {
      classic: {
        either: [
          'solo si eres el Canciller que aprueba la cuarta política liberal',
          'como el Canciller que aprueba la 4.ª L',
        ],
      },
      corporate: {
        either: [
          'solo si eres el Ingeniero Jefe que construye el cuarto plano sólido',
          'como el ingeniero que hace el 4.º S',
        ],
      },
      cats: {
        either: [
          'solo si eres el cazarratas que aprueba la cuarta ley gatuna',
          'como cazarratas que aprueba la 4.ª G',
        ],
      },
    },
  },
};
