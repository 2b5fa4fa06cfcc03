import { bold, say } from '../../../span.ts';
import type { OutcomePhrases } from '../../../phrases/outcomes.ts';
import type { Themed } from '../../../theme.ts';

export const powers = {
  investigated: {
    head: { classic: 'INVESTIGACIÓN ', corporate: 'AUDITORÍA ', cats: 'OLFATO ' },
    saw: {
      classic: (president, target) => ({
        either: [
          say`${bold(president.who)} ha visto la carta de afiliación de ${bold(target.who)}.`,
          say`${bold(president.who)} vio la carta de ${bold(target.who)}.`,
          say`${bold(`El ${president.number}`)} vio la afiliación ${bold(`del ${target.number}`)}.`,
        ],
      }),
      corporate: (president, target) => ({
        either: [
          say`${bold(president.who)} ha leído el expediente de ${bold(target.who)}.`,
          say`${bold(president.who)} leyó el de ${bold(target.who)}.`,
          say`${bold(`El ${president.number}`)} leyó la ficha ${bold(`del ${target.number}`)}.`,
        ],
      }),
      cats: (president, target) => ({
        either: [
          say`${bold(president.who)} ha olfateado la huella de ${bold(target.who)}.`,
          say`${bold(president.who)} olfateó la de ${bold(target.who)}.`,
          say`${bold(`El ${president.number}`)} olfateó la huella ${bold(`del ${target.number}`)}.`,
        ],
      }),
    },
    mayTell: ({ name }) => ({
      either: [`${name} puede contar la verdad, una mentira o nada.`, 'Puede decirlo, mentir o callar.'],
    }),
  },
  peeked: {
    head: { classic: 'VISTAZO ', corporate: 'OJEADA ', cats: 'BUZÓN ' },
    saw: {
      classic: ({ who, number }) => ({
        either: [
          say`${bold(who)} ha visto las tres cartas superiores; siguen en su orden.`,
          say`${bold(who)} ha visto las tres superiores.`,
          say`${bold(`El ${number}`)} ha visto las tres superiores.`,
        ],
      }),
      corporate: ({ who, number }) => ({
        either: [
          say`${bold(who)} ha ojeado los tres superiores; siguen en su orden.`,
          say`${bold(who)} ha ojeado los tres superiores.`,
          say`${bold(`El ${number}`)} ha ojeado los tres superiores.`,
        ],
      }),
      cats: ({ who, number }) => ({
        either: [
          say`${bold(who)} ha mirado los tres primeros; siguen en su orden.`,
          say`${bold(who)} ha mirado los tres primeros.`,
          say`${bold(`El ${number}`)} ha mirado los tres primeros.`,
        ],
      }),
    },
    whoDraws: {
      classic: 'Las roba el próximo gobierno.',
      corporate: 'Los saca la próxima dirección.',
      cats: 'Los saca el próximo ayuntamiento.',
    },
    mayTell: ({ name }) => ({
      either: [`${name} puede contar la verdad, una mentira o nada.`, 'Puede decirlo, mentir o callar.'],
    }),
  },
  specialElection: {
    head: {
      classic: 'ELECCIÓN ESPECIAL ',
      corporate: { either: ['NOMBRAMIENTO URGENTE ', 'URGENTE '] },
      cats: { either: ['PLENO EXTRAORDINARIO ', 'PLENO EXTRA '] },
    },
    picked: {
      classic: (president, target) => ({
        either: [
          say`${bold(president.who)} eligió a ${bold(target.who)} para la Presidencia.`,
          say`${bold(president.who)} eligió a ${bold(target.who)}.`,
          say`${bold(`El ${president.number}`)} eligió al ${bold(`${target.number}`)} para la Presidencia.`,
        ],
      }),
      corporate: (president, target) => ({
        either: [
          say`${bold(president.who)} eligió a ${bold(target.who)} para próximo CEO.`,
          say`${bold(president.who)} eligió a ${bold(target.who)}.`,
          say`${bold(`El ${president.number}`)} eligió al ${bold(`${target.number}`)} para CEO.`,
        ],
      }),
      cats: (president, target) => ({
        either: [
          say`${bold(president.who)} eligió a ${bold(target.who)} para la alcaldía.`,
          say`${bold(president.who)} eligió a ${bold(target.who)}.`,
          say`${bold(`El ${president.number}`)} eligió al ${bold(`${target.number}`)} para la alcaldía.`,
        ],
      }),
    },
    resumes: ({ who }) => say`Luego sigue en ${bold(who)}.`,
    termLimits: {
      classic: 'El límite es solo de Cancilleres.',
      corporate: 'La rotación es de ingenieros.',
      cats: 'La siesta es de cazarratas.',
    },
  },
  executed: {
    head: {
      classic: ({ who, number }) => ({ either: [`EJECUCIÓN  ${who}.`, `EJECUCIÓN  El ${number}.`] }),
      corporate: ({ who, number }) => ({ either: [`DESPIDO  ${who}.`, `DESPIDO  El ${number}.`] }),
      cats: ({ who, number }) => ({ either: [`DESTIERRO  ${who}.`, `DESTIERRO  El ${number}.`] }),
    },
    hitler: {
      classic: (president, target) => ({
        either: [
          say`${bold(president.who)} ejecutó a ${bold(target.who)}: era Hitler.`,
          say`${bold(`El ${president.number}`)} ejecutó a ${bold(target.who)}: era Hitler.`,
          say`${bold(`El ${president.number}`)} ejecutó ${bold(`al ${target.number}`)}: era Hitler.`,
        ],
      }),
      corporate: (president, target) => ({
        either: [
          say`${bold(president.who)} despidió a ${bold(target.who)}: era la Rata.`,
          say`${bold(`El ${president.number}`)} despidió a ${bold(target.who)}: era la Rata.`,
          say`${bold(`El ${president.number}`)} despidió ${bold(`al ${target.number}`)}: era la Rata.`,
        ],
      }),
      cats: (president, target) => ({
        either: [
          say`${bold(president.who)} desterró a ${bold(target.who)}: era la rata funcionaria.`,
          say`${bold(`El ${president.number}`)} desterró a ${bold(target.who)}: era la funcionaria.`,
          say`Destierro ${bold(`del ${target.number}`)}: la funcionaria.`,
        ],
      }),
    },
    notHitler: {
      classic: (president, target) => ({
        either: [
          say`${bold(president.who)} ejecutó a ${bold(target.who)}: no era Hitler.`,
          say`${bold(`El ${president.number}`)} ejecutó a ${bold(target.who)}: no era Hitler.`,
          say`${bold(`El ${president.number}`)} ejecutó ${bold(`al ${target.number}`)}: no era Hitler.`,
        ],
      }),
      corporate: (president, target) => ({
        either: [
          say`${bold(president.who)} despidió a ${bold(target.who)}: no era la Rata.`,
          say`${bold(`El ${president.number}`)} despidió a ${bold(target.who)}: no era la Rata.`,
          say`${bold(`El ${president.number}`)} despidió ${bold(`al ${target.number}`)}: no era la Rata.`,
        ],
      }),
      cats: (president, target) => ({
        either: [
          say`${bold(president.who)} desterró a ${bold(target.who)}: no era la rata funcionaria.`,
          say`${bold(`El ${president.number}`)} desterró a ${bold(target.who)}: no era la funcionaria.`,
          say`Destierro ${bold(`del ${target.number}`)}: no era la funcionaria.`,
        ],
      }),
    },
    roleHidden: 'El rol sigue oculto hasta el final.',
    cardShown: {
      liberal: {
        classic: say`La carta dice ${bold('Liberal')}; el rol sigue oculto.`,
        corporate: say`El expediente dice ${bold('Leal')}; el rol sigue oculto.`,
        cats: say`La huella es ${bold('de gato')}; el rol sigue oculto.`,
      },
      fascist: {
        classic: say`La carta dice ${bold('Fascista')}; el rol sigue oculto.`,
        corporate: say`El expediente dice ${bold('Topo')}; el rol sigue oculto.`,
        cats: say`La huella es ${bold('de rata')}; el rol sigue oculto.`,
      },
      mastermind: {
        classic: say`La carta dice ${bold('Neutral')}; el rol sigue oculto.`,
        corporate: say`El expediente dice ${bold('Neutral')}; el rol sigue oculto.`,
        cats: say`La huella es ${bold('neutral')}; el rol sigue oculto.`,
      },
    },
  },
} satisfies Themed<Pick<OutcomePhrases, 'investigated' | 'peeked' | 'specialElection' | 'executed'>>;
