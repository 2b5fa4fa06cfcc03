import type { HelpPhrases } from '../../../phrases/help.ts';
import type { Themed } from '../../../theme.ts';

/** What goes on and what it means. */
export const now: Themed<HelpPhrases['now']> = {
  lobby: {
    head: 'Ahora: la sala',
    says: 'Juegan de cinco a diez. Los asientos van por orden de juego, y el anfitrión puede ordenarlos como estéis sentados. Cuando el anfitrión empieza, el programa reparte los roles.',
  },
  roles: {
    head: 'Ahora: los roles',
    says: {
      classic:
        'Eres Liberal, Fascista o Hitler, y tu carta solo la ves tú. Los Fascistas se conocen y conocen a Hitler. Los Liberales no conocen a nadie, y solo ganan si averiguan de quién fiarse.',
      corporate:
        'Eres un empleado leal, un topo o la Rata, y tu carta solo la ves tú. Los topos se conocen y conocen a la Rata. El personal leal no conoce a nadie, y solo gana si averigua de quién fiarse.',
      cats: 'Eres gato vecino, rata disfrazada o la rata funcionaria, y tu carta solo la ves tú. Las ratas se conocen y conocen a la funcionaria. Los gatos no conocen a nadie, y solo ganan si aciertan de quién fiarse.',
    },
  },
  nominate: {
    head: { classic: 'Ahora: la nominación', corporate: 'Ahora: la propuesta', cats: 'Ahora: la propuesta' },
    says: {
      many: {
        classic:
          'El Presidente nomina Canciller a otro jugador vivo, pero a nadie de la última pareja elegida. Se vota a los dos. Tras tres fracasos seguidos, el caos aprueba la carta superior.',
        corporate:
          'El CEO propone Ingeniero Jefe a otro jugador, pero a nadie de la última pareja nombrada. Se vota a los dos. Tras tres fracasos seguidos, una huelga construye el plano superior.',
        cats: 'El alcalde propone cazarratas a otro jugador del pueblo, pero a nadie de la última pareja elegida. Se vota a los dos. Tras tres fracasos seguidos, una pelea hace ley el primer proyecto.',
      },
      few: {
        classic:
          'El Presidente nomina Canciller a otro jugador vivo, pero no al último elegido: con cinco vivos, el Presidente está libre. Se vota a los dos. Tras tres fracasos seguidos, el caos aprueba la carta superior.',
        corporate:
          'El CEO propone Ingeniero Jefe a otro jugador, pero no al último: si quedan cinco, el CEO no tiene que rotar. Se vota a los dos. Tras tres fracasos seguidos, una huelga construye el plano superior.',
        cats: 'El alcalde propone cazarratas a otro jugador del pueblo, pero no al último: si quedan cinco, el alcalde se libra de la siesta. Se vota a los dos. Tras tres fracasos seguidos, una pelea hace ley el primer proyecto.',
      },
    },
  },
  vote: {
    head: 'Ahora: la votación',
    says: {
      inZone: {
        classic:
          'Votan los vivos, candidatos incluidos. El Ja necesita más de la mitad; el empate no basta. Los votos se ven a la vez. Un rechazo mueve el contador. Ya hay tres políticas fascistas: elegir a Hitler es el fin.',
        corporate:
          'Vota toda la plantilla, candidatos incluidos. Hace falta más de la mitad a favor; el empate no basta. Los votos se ven a la vez. Un rechazo suma bloqueo. Ya hay tres defectuosos: nombrar a la Rata es el fin.',
        cats: 'Vota todo el pueblo, candidatos incluidos. Debe ronronear más de la mitad; el empate no basta. Las patas se ven a la vez. Un rechazo cuesta paciencia. Ya hay tres ratunas: elegir a la funcionaria es el fin.',
      },
      before: {
        classic:
          'Votan los vivos, candidatos incluidos. El Ja necesita más de la mitad; el empate no basta. Los votos se ven a la vez. Un rechazo mueve el contador. Con tres políticas fascistas, elegir a Hitler es el fin.',
        corporate:
          'Vota toda la plantilla, candidatos incluidos. Hace falta más de la mitad a favor; el empate no basta. Los votos se ven a la vez. Un rechazo suma bloqueo. Con tres defectuosos, nombrar a la Rata es el fin.',
        cats: 'Vota todo el pueblo, candidatos incluidos. Debe ronronear más de la mitad; el empate no basta. Las patas se ven a la vez. Un rechazo cuesta paciencia. Cuando haya tres ratunas, elegir a la funcionaria es el fin.',
      },
    },
  },
  legislate: {
    head: {
      classic: 'Ahora: la legislación',
      corporate: 'Ahora: la revisión de planos',
      cats: 'Ahora: la sesión de leyes',
    },
    says: {
      classic: [
        'El Presidente roba tres cartas y descarta una; el Canciller recibe dos y aprueba una.',
        { byDefault: 'silence', says: 'Nadie habla hasta que está en el tablero.' },
        'Lo descartado no se revela: sobre eso los dos pueden mentir.',
      ],
      corporate: [
        'El CEO saca tres planos y tritura uno; el Ingeniero Jefe recibe dos y construye uno.',
        { byDefault: 'silence', says: 'Nadie habla hasta que está construido.' },
        'Lo triturado no se revela: sobre eso los dos pueden mentir.',
      ],
      cats: [
        'El alcalde saca tres proyectos y tira uno; el cazarratas recibe dos y aprueba uno.',
        { byDefault: 'silence', says: 'Nadie habla hasta que hay ley.' },
        'Lo tirado no se revela: sobre eso los dos pueden mentir.',
      ],
    },
  },
  'answer-veto': {
    head: {
      classic: 'Ahora: el veto',
      corporate: 'Ahora: descartar los planos',
      cats: 'Ahora: el zarpazo',
    },
    says: {
      classic:
        'Hay cinco políticas fascistas, así que el Canciller puede proponer el veto. Si el Presidente acepta, se descartan las tres cartas y avanza el contador; si no, hay que aprobar una.',
      corporate:
        'Hay cinco planos defectuosos, así que el Ingeniero Jefe puede proponer descartar los planos. Si el CEO acepta, se trituran los tres y avanza el bloqueo; si no, hay que construir uno.',
      cats: 'Hay cinco leyes ratunas, así que el cazarratas puede proponer un zarpazo. Si el alcalde acepta, se tiran los tres proyectos y cuesta paciencia; si no, hay que aprobar uno.',
    },
  },
  investigate: {
    head: {
      classic: 'Ahora: una investigación',
      corporate: 'Ahora: una auditoría',
      cats: 'Ahora: una prueba de olfato',
    },
    says: {
      classic: [
        'Solo el Presidente ve la carta de afiliación de un jugador: Liberal o Fascista, y la de Hitler también dice Fascista. Lo que cuente puede ser mentira.',
        { byDefault: 'reinvestigate', says: 'A nadie se le investiga dos veces.' },
      ],
      corporate: [
        'Solo el CEO ve el expediente de un jugador: leal o topo, y el de la Rata también dice topo. Lo que cuente puede ser mentira.',
        { byDefault: 'reinvestigate', says: 'A nadie se le audita dos veces.' },
      ],
      cats: [
        'Solo el alcalde olfatea la huella de un jugador: de gato o de rata, y la de la funcionaria también es de rata. Lo que cuente puede ser mentira.',
        { byDefault: 'reinvestigate', says: 'A nadie se le olfatea dos veces.' },
      ],
    },
  },
  peek: {
    head: {
      classic: 'Ahora: un vistazo',
      corporate: 'Ahora: ojear los planos',
      cats: 'Ahora: mirar el buzón',
    },
    says: {
      classic:
        'Solo el Presidente ve las tres cartas superiores; se quedan como están, y las robará el próximo gobierno. Lo que cuente de ellas puede ser mentira.',
      corporate:
        'Solo el CEO ojea los tres planos superiores; se quedan como están, y los sacará la próxima dirección. Lo que cuente de ellos puede ser mentira.',
      cats: 'Solo el alcalde ve los tres primeros proyectos; se quedan como están, y los sacará el próximo ayuntamiento. Lo que cuente de ellos puede ser mentira.',
    },
  },
  'special-election': {
    head: {
      classic: 'Ahora: una elección especial',
      corporate: 'Ahora: un nombramiento urgente',
      cats: 'Ahora: un pleno extraordinario',
    },
    says: {
      classic:
        'El Presidente elige quién se presenta ahora a la Presidencia: cualquier otro jugador vivo. Después el turno sigue a la izquierda de quien eligió, y nadie se queda sin el suyo.',
      corporate:
        'El CEO elige quién se presenta ahora a CEO: cualquier otro jugador de la empresa. Después el turno sigue a la izquierda de quien eligió, y nadie se queda sin el suyo.',
      cats: 'El alcalde elige quién se presenta ahora a la alcaldía: cualquier otro jugador del pueblo. Después el turno sigue a la izquierda de quien eligió, y nadie se queda sin el suyo.',
    },
  },
  execute: {
    head: { classic: 'Ahora: una ejecución', corporate: 'Ahora: un despido', cats: 'Ahora: un destierro' },
    says: {
      classic:
        'El Presidente debe ejecutar a alguien, y lo decide a solas. Si es Hitler, ganan los Liberales; si no, su rol sigue oculto. Los muertos ya no hablan, ni votan, ni se presentan.',
      corporate:
        'El CEO debe despedir a alguien, y lo decide a solas. Si es la Rata, gana el personal leal; si no, su rol sigue oculto. Tras un despido ya no se habla, ni se vota, ni se opta a cargos.',
      cats: 'El alcalde debe desterrar a alguien, y lo decide a solas. Si es la rata funcionaria, ganan los gatos vecinos; si no, su rol sigue oculto. En el destierro ya no se habla, ni se vota, ni se opta a cargos.',
    },
  },
  over: {
    head: 'Ahora: el final',
    says: {
      classic:
        'La partida ha terminado y puede hablar todo el mundo, también los muertos y quienes miran. Se puede repartir otra vez en los mismos asientos.',
      corporate:
        'La partida ha terminado y puede hablar todo el mundo, también los despedidos y quienes miran. Se puede repartir otra vez en los mismos asientos.',
      cats: 'La partida ha terminado y puede hablar todo el mundo, también los desterrados y quienes miran. Se puede repartir otra vez en los mismos asientos.',
    },
  },
};
