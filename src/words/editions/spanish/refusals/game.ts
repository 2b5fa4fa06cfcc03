import { deadAreOut } from '../reminders.ts';
import type { InEach } from '../../../theme.ts';
import type { Reason } from '../../../../game/index.ts';
import type { Sentence } from '../../../span.ts';

/** Why the game takes no such answer. */
export const gameRefusals: Readonly<Record<Reason, Sentence | InEach<Sentence>>> = {
  malformed: 'Eso no responde a esta pregunta.',
  'no-such-seat': 'Ahí no hay nadie.',
  'not-now': { either: ['Ahora no: la mesa espera otra cosa.', 'Ahora no.'] },
  'not-the-candidate': {
    classic: {
      either: ['Solo el candidato a Presidente nomina Canciller.', 'Solo el Presidente nomina Canciller.'],
    },
    corporate: {
      either: ['Solo el candidato a CEO propone Ingeniero Jefe.', 'Solo el CEO propone ingeniero.'],
    },
    cats: {
      either: ['Solo el candidato a alcalde propone cazarratas.', 'Solo el alcalde propone cazarratas.'],
    },
  },
  'nominates-self': {
    classic: {
      either: ['El Presidente no puede ser también Canciller.', 'El Presidente no puede ser Canciller.'],
    },
    corporate: {
      either: ['El CEO no puede ser también Ingeniero Jefe.', 'El CEO no puede ser Ingeniero Jefe.'],
    },
    cats: {
      either: ['El alcalde no puede ser también cazarratas.', 'El alcalde no puede ser cazarratas.'],
    },
  },
  'nominates-dead': {
    classic: { either: ['Los muertos no se presentan.', 'Ya ha muerto.'] },
    corporate: { either: ['Tras un despido no se opta a cargos.', 'Ya no tiene empleo.'] },
    cats: { either: ['Desde el destierro no se opta a cargos.', 'Está en el destierro.'] },
  },
  'last-president': {
    classic: {
      either: ['El último Presidente elegido no puede ser nominado.', 'Último Presidente: con límite.'],
    },
    corporate: { either: ['Al último CEO nombrado no se le puede proponer.', 'El último CEO debe rotar.'] },
    cats: { either: ['Al último alcalde elegido no se le puede proponer.', 'Último alcalde: siesta.'] },
  },
  'last-chancellor': {
    classic: {
      either: ['El último Canciller elegido no puede ser nominado.', 'Último Canciller: con límite.'],
    },
    corporate: {
      either: ['Al último Ingeniero Jefe nombrado no se le puede proponer.', 'El último ingeniero debe rotar.'],
    },
    cats: {
      either: ['Al último cazarratas elegido no se le puede proponer.', 'Último cazarratas: siesta.'],
    },
  },
  'last-chancellor-of-few': {
    classic: {
      either: ['Incluso con cinco vivos, el último Canciller tiene límite.', 'Último Canciller: con límite.'],
    },
    corporate: {
      either: ['Aunque queden cinco, el último Ingeniero Jefe debe rotar.', 'El último ingeniero debe rotar.'],
    },
    cats: {
      either: ['Aunque queden cinco, al último cazarratas le toca siesta.', 'Último cazarratas: siesta.'],
    },
  },
  'no-vote-open': 'No hay votación.',
  'power-lost-in-chaos': {
    classic: 'El caos no da poder.',
    corporate: 'La huelga no da poder.',
    cats: 'La pelea no da poder.',
  },
  'hitler-was-elected': {
    classic: 'Hitler salió elegido: fin de la partida.',
    corporate: { either: ['Se nombró a la Rata: fin de la partida.', 'Ganó la Rata: fin de la partida.'] },
    cats: {
      either: ['La rata funcionaria salió elegida: fin de la partida.', 'Ganó la funcionaria: se acabó.'],
    },
  },
  'not-your-tiles': {
    classic: 'Ahora no te toca elegir entre estas cartas.',
    corporate: 'Ahora no te toca elegir entre estos planos.',
    cats: 'Ahora no eliges tú entre estos proyectos.',
  },
  'not-in-hand': {
    classic: 'No tienes esa carta.',
    corporate: 'No tienes ese plano.',
    cats: 'No tienes ese proyecto.',
  },
  'no-such-power-due': 'Ese poder no toca.',
  'not-your-power': {
    classic: 'El poder es solo del Presidente.',
    corporate: 'El poder es solo del CEO.',
    cats: 'El poder es solo del alcalde.',
  },
  'power-first': {
    classic: 'El Presidente debe usar antes su poder.',
    corporate: 'El CEO debe usar antes su poder.',
    cats: 'El alcalde debe usar antes su poder.',
  },
  'investigated-before': {
    classic: 'A nadie se le investiga dos veces.',
    corporate: 'A nadie se le audita dos veces.',
    cats: 'A nadie se le olfatea dos veces.',
  },
  'not-the-special-candidate': {
    classic: {
      either: [
        'Le toca nominar Canciller a otro asiento, por la elección especial.',
        'Le toca a otro asiento, por la elección especial.',
        'Le toca a otro asiento.',
        'Toca otro asiento.',
      ],
    },
    corporate: {
      either: [
        'Le toca proponer a otro asiento, por el nombramiento urgente.',
        'Le toca a otro asiento, por el nombramiento urgente.',
        'Le toca a otro asiento.',
        'Toca otro asiento.',
      ],
    },
    cats: {
      either: [
        'Le toca proponer cazarratas a otro asiento, por el pleno extraordinario.',
        'Le toca a otro asiento, por el pleno extraordinario.',
        'Le toca a otro asiento.',
        'Toca otro asiento.',
      ],
    },
  },
  dead: deadAreOut,
  'veto-closed': {
    classic: {
      either: [
        'Aún no hay veto: se desbloquea con cinco políticas fascistas.',
        'Aún no hay veto: tras cinco fascistas.',
      ],
    },
    corporate: {
      either: [
        'Aún no se pueden descartar los planos: hacen falta cinco defectuosos.',
        'Aún no: hacen falta cinco defectuosos.',
      ],
    },
    cats: {
      either: [
        'Aún no hay zarpazo: se permite con cinco leyes ratunas.',
        'Aún no hay zarpazo: tras cinco ratunas.',
      ],
    },
  },
  'not-the-chancellor': {
    classic: 'Solo el Canciller propone el veto.',
    corporate: {
      either: ['Solo el Ingeniero Jefe propone descartar los planos.', 'Eso solo lo propone el ingeniero.'],
    },
    cats: { either: ['Solo el cazarratas propone tirarlos de un zarpazo.', 'Eso lo propone el cazarratas.'] },
  },
  'no-veto-asked': {
    classic: 'Nadie ha propuesto un veto.',
    corporate: 'Nadie ha propuesto eso.',
    cats: 'Nadie pidió un zarpazo.',
  },
  'not-the-president': {
    classic: 'Solo el Presidente responde al veto.',
    corporate: 'A eso solo responde el CEO.',
    cats: 'Solo responde el alcalde.',
  },
  'veto-unanswered': {
    classic: 'Antes debe responder al veto el Presidente.',
    corporate: 'Antes debe responder el CEO.',
    cats: 'Antes debe responder el alcalde.',
  },
  'game-over': 'La partida ha terminado.',
  'nothing-to-claim': {
    classic: {
      either: [
        'Nada que declarar: últimamente no has visto políticas ni afiliaciones.',
        'Nada que declarar: últimamente no has visto ninguna carta.',
        'Nada que declarar: no has visto nada.',
      ],
    },
    corporate: {
      either: [
        'Nada que declarar: últimamente no has visto planos ni expedientes.',
        'Nada que declarar: no has visto planos ni expedientes.',
        'Nada que declarar: no has visto nada.',
      ],
    },
    cats: {
      either: [
        'Nada que declarar: últimamente no has visto proyectos ni huellas.',
        'Nada que declarar: no has visto proyectos ni huellas.',
        'Nada que declarar: no has visto nada.',
      ],
    },
  },
  'silent-session': {
    classic: {
      either: [
        'Silencio hasta que la política esté en el tablero (regla silence: table).',
        'Silencio hasta que haya política (regla de la casa).',
        'Silencio hasta que haya política.',
      ],
    },
    corporate: {
      either: [
        'Silencio hasta que el plano esté construido (regla silence: table).',
        'Silencio hasta que haya plano (regla de la casa).',
        'Silencio hasta que haya plano.',
      ],
    },
    cats: {
      either: [
        'Silencio hasta que la ley esté en el tablero (regla silence: table).',
        'Silencio hasta que haya ley (regla de la casa).',
        'Silencio hasta que haya ley.',
      ],
    },
  },
  'targets-self': {
    classic: {
      either: ['El Presidente usa su poder sobre otra persona.', 'El poder se usa sobre otra persona.'],
    },
    corporate: { either: ['El CEO usa su poder sobre otra persona.', 'El poder se usa sobre otra persona.'] },
    cats: { either: ['El alcalde usa su poder sobre otra persona.', 'El poder se usa sobre otra persona.'] },
  },
  'targets-dead': {
    classic: 'Ya ha muerto: elige a quien siga con vida.',
    corporate: 'Ya no tiene empleo: elige a quien siga aquí.',
    cats: 'Está en el destierro: elige a quien siga aquí.',
  },
  'veto-refused': {
    classic: 'El veto se rechazó, y solo se propone una vez.',
    corporate: 'Rechazado: solo se propone una vez.',
    cats: 'Rechazado: el zarpazo solo se pide una vez.',
  },
};
