import { listed } from './grammar.ts';
import { turning } from './turning-points.ts';
import type { EndPhrases } from '../../phrases/end.ts';
import type { Either } from '../../span.ts';
import type { Pair } from '../../phrases/log.ts';
import type { Person } from '../../phrases/person.ts';
import type { Themed } from '../../theme.ts';

/** Who won and by what, or at least who won. */
const won = (who: string, by: string): Either => ({ either: [`${who}: ${by}`, who] });

/** The same, with how the last policy came about. */
const wonLaid = (who: string, by: string, laid: string): Either => ({
  either: [`${who}: ${by}, ${laid}`, `${who}: ${by}`, who],
});

/** The same, with the government that laid it. */
const wonLaidBy =
  (who: string, by: string, laidBy: string) =>
  ({ president, chancellor }: Pair): Either => ({
    either: [
      `${who}: ${by}, ${laidBy} ${president.who} + ${chancellor.who}`,
      `${who}: ${by}, ${laidBy} ${president.number} + ${chancellor.number}`,
      `${who}: ${by}`,
      who,
    ],
  });

const names = (people: readonly Person[]): readonly string[] => people.map(({ name }) => name);
const numbers = (people: readonly Person[]): readonly string[] => people.map(({ number }) => String(number));

/** Somebody who lost beside a team, and how they are named: in full and, where that is long, in little room. */
type Beside = readonly [who: Person, named: string, briefly?: string];

/** A team that lost, and others beside it, each under what they were: by name, or by number where there is no room. */
const lost = (team: readonly Person[], ...others: readonly Beside[]): Either => {
  const named = others.map(([{ name }, named]) => `${name} (${named})`);
  const numbered = others.map(([{ number }, named, briefly = named]) => `${number} (${briefly})`);
  return {
    either: [
      `Pierden ${listed([...names(team), ...named])}.`,
      `Pierden ${listed([...numbers(team), ...numbered])}.`,
    ],
  };
};

const counted = (count: number, one: string, several: string): string =>
  `${count} ${count === 1 ? one : several}`;

export const end: Themed<EndPhrases> = {
  won: {
    classic: {
      liberal: 'GANAN LOS LIBERALES',
      fascist: 'GANAN LOS FASCISTAS',
      mastermind: 'GANA LA MENTE MAESTRA',
    },
    corporate: {
      liberal: 'GANA EL PERSONAL LEAL',
      fascist: 'GANAN LOS TOPOS',
      mastermind: 'GANA EL TITIRITERO',
    },
    cats: { liberal: 'GANAN LOS GATOS', fascist: 'GANAN LAS RATAS', mastermind: 'GANA EL GATO VIEJO' },
  },
  count: {
    classic: (rounds, governments) =>
      `${counted(rounds, 'ronda', 'rondas')} · ${counted(governments, 'gobierno', 'gobiernos')}`,
    corporate: (rounds, managements) =>
      `${counted(rounds, 'ronda', 'rondas')} · ${counted(managements, 'dirección', 'direcciones')}`,
    cats: (rounds, townHalls) =>
      `${counted(rounds, 'ronda', 'rondas')} · ${counted(townHalls, 'ayuntamiento', 'ayuntamientos')}`,
  },
  whoHead: 'Quién era quién',
  governmentsHead: 'Qué tenían y qué dijeron',
  governmentsColumns: {
    classic: ' R P+C   vio dio pol  P dice  C dice',
    corporate: ' R C+I   vio dio pl.  C dice  I dice',
    cats: ' R A+C   vio dio ley  A dice  C dice',
  },
  vetoed: { classic: 'veto', corporate: 'nada', cats: 'zas' },
  lie: 'no',
  turningHead: 'Momentos decisivos',
  killed: {
    classic: (round) => `muere R${round}`,
    corporate: (round) => `cese R${round}`,
    cats: (round) => `exilio R${round}`,
  },
  head: 'FIN',
  how: {
    'liberal-policies': {
      classic: won('GANAN LOS LIBERALES', 'quinta política liberal'),
      corporate: won('GANA EL PERSONAL LEAL', 'quinto plano sólido'),
      cats: won('GANAN LOS GATOS', 'quinta ley gatuna'),
    },
    'hitler-executed': {
      classic: won('GANAN LOS LIBERALES', 'Hitler ha sido ejecutado'),
      corporate: won('GANA EL PERSONAL LEAL', 'la Rata ha sido despedida'),
      cats: won('GANAN LOS GATOS', 'la rata funcionaria va al destierro'),
    },
    'fascist-policies': {
      classic: won('GANAN LOS FASCISTAS', 'sexta política fascista'),
      corporate: won('GANAN LOS TOPOS', 'sexto plano defectuoso'),
      cats: won('GANAN LAS RATAS', 'sexta ley ratuna'),
    },
    'hitler-elected': {
      classic: won('GANAN LOS FASCISTAS', 'Hitler ha salido elegido Canciller'),
      corporate: won('GANAN LOS TOPOS', 'la Rata ha llegado a Ingeniero Jefe'),
      cats: won('GANAN LAS RATAS', 'la rata funcionaria ha llegado a cazarratas'),
    },
    mastermind: {
      classic: won('GANA LA MENTE MAESTRA', 'cuatro políticas liberales y cinco fascistas'),
      corporate: won('GANA EL TITIRITERO', 'cuatro planos sólidos y cinco defectuosos'),
      cats: won('GANA EL GATO VIEJO', 'cuatro leyes gatunas y cinco ratunas'),
    },
  },
  howLaid: {
    'liberal-policies': {
      classic: wonLaidBy('GANAN LOS LIBERALES', 'quinta política liberal', 'con'),
      corporate: wonLaidBy('GANA EL PERSONAL LEAL', 'quinto plano sólido', 'con'),
      cats: wonLaidBy('GANAN LOS GATOS', 'quinta ley gatuna', 'con'),
    },
    'fascist-policies': {
      classic: wonLaidBy('GANAN LOS FASCISTAS', 'sexta política fascista', 'con'),
      corporate: wonLaidBy('GANAN LOS TOPOS', 'sexto plano defectuoso', 'con'),
      cats: wonLaidBy('GANAN LAS RATAS', 'sexta ley ratuna', 'con'),
    },
    mastermind: {
      classic: wonLaidBy(
        'GANA LA MENTE MAESTRA',
        'cuatro políticas liberales y cinco fascistas',
        'la última con',
      ),
      corporate: wonLaidBy('GANA EL TITIRITERO', 'cuatro planos sólidos y cinco defectuosos', 'el último con'),
      cats: wonLaidBy('GANA EL GATO VIEJO', 'cuatro leyes gatunas y cinco ratunas', 'la última con'),
    },
  },
  howChaos: {
    'liberal-policies': {
      classic: wonLaid('GANAN LOS LIBERALES', 'quinta política liberal', 'por el caos'),
      corporate: wonLaid('GANA EL PERSONAL LEAL', 'quinto plano sólido', 'por una huelga'),
      cats: wonLaid('GANAN LOS GATOS', 'quinta ley gatuna', 'por una pelea'),
    },
    'fascist-policies': {
      classic: wonLaid('GANAN LOS FASCISTAS', 'sexta política fascista', 'por el caos'),
      corporate: wonLaid('GANAN LOS TOPOS', 'sexto plano defectuoso', 'por una huelga'),
      cats: wonLaid('GANAN LAS RATAS', 'sexta ley ratuna', 'por una pelea'),
    },
    mastermind: {
      classic: wonLaid(
        'GANA LA MENTE MAESTRA',
        'cuatro políticas liberales y cinco fascistas',
        'la última por el caos',
      ),
      corporate: wonLaid(
        'GANA EL TITIRITERO',
        'cuatro planos sólidos y cinco defectuosos',
        'el último por una huelga',
      ),
      cats: wonLaid('GANA EL GATO VIEJO', 'cuatro leyes gatunas y cinco ratunas', 'la última por una pelea'),
    },
  },
  lost: {
    all: ({ name, number }) => ({
      either: [`Pierde todo el mundo menos ${name}.`, `Pierden todos menos el ${number}.`],
    }),
    liberals: (team) => lost(team),
    liberalsAndMastermind: {
      classic: (team, mastermind) => lost(team, [mastermind, 'la mente maestra', 'mente']),
      corporate: (team, mastermind) => lost(team, [mastermind, 'el titiritero']),
      cats: (team, mastermind) => lost(team, [mastermind, 'el gato viejo']),
    },
    fascists: {
      classic: (team, hitler) => lost(team, [hitler, 'Hitler']),
      corporate: (team, rat) => lost(team, [rat, 'la Rata']),
      cats: (team, rat) => lost(team, [rat, 'la rata funcionaria', 'funcionaria']),
    },
    fascistsAndMastermind: {
      classic: (team, hitler, mastermind) =>
        lost(team, [hitler, 'Hitler'], [mastermind, 'la mente maestra', 'mente']),
      corporate: (team, rat, mastermind) => lost(team, [rat, 'la Rata'], [mastermind, 'el titiritero']),
      cats: (team, rat, mastermind) =>
        lost(team, [rat, 'la rata funcionaria', 'funcionaria'], [mastermind, 'el gato viejo', 'gato viejo']),
    },
  },
  mayDealAgain: {
    either: [
      'El anfitrión puede empezar otra en los mismos asientos. Gracias por jugar.',
      'El anfitrión puede repartir otra vez. Gracias por jugar.',
      'Se puede repartir otra vez.',
    ],
  },
  turning,
};
