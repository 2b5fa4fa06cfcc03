import type { RulesPhrases } from '../../../phrases/rules.ts';

export const classic: RulesPhrases['chapters'] = {
  aim: {
    head: 'De qué va',
    says: [
      'Juegan de cinco a diez personas, y la mayoría son Liberales. Unos pocos son Fascistas, y uno de ellos es Hitler. Los Liberales son más, pero nadie les ha dicho quién es quién; los Fascistas son pocos, pero se conocen entre sí.',
      'Los Liberales ganan con cinco políticas liberales, o si ejecutan a Hitler. Los Fascistas ganan con seis políticas fascistas, o si Hitler sale elegido Canciller cuando ya hay tres políticas fascistas en el tablero.',
    ],
  },
  dealing: {
    head: 'Antes de la primera ronda',
    says: [
      'Cada cual recibe un rol secreto y una carta de afiliación. La de un Liberal dice Liberal; la de un Fascista y la de Hitler dicen, ambas, Fascista.',
      [
        'Los Fascistas averiguan quiénes son sus compañeros y quién es Hitler.',
        {
          byDefault: 'hitlerKnows',
          says: 'Con cinco o seis jugadores, Hitler conoce al único Fascista; con siete o más, Hitler no conoce a nadie.',
        },
        'Un Liberal no conoce a nadie.',
      ],
      'El mazo tiene seis políticas liberales y once fascistas, boca abajo: hasta la gente honrada tendrá que aprobar una fascista de vez en cuando. La primera candidatura a la Presidencia se sortea.',
    ],
  },
  round: {
    head: 'Una ronda',
    says: [
      'En cada ronda hay una elección. Si el gobierno sale elegido, legisla, y una política fascista puede dar a su Presidente un poder, que es obligatorio usar. Después, pase lo que pase, se presenta a la Presidencia el siguiente asiento en el sentido de las agujas del reloj.',
    ],
  },
  nomination: {
    head: 'Nominación',
    says: [
      'El candidato a Presidente nomina Canciller a otro jugador vivo. Habladlo todo el tiempo que queráis.',
      [
        'El Presidente y el Canciller del último gobierno elegido no pueden ser nominados.',
        { byDefault: 'termLimitRelax', says: 'Con cinco vivos o menos, solo ese Canciller no puede.' },
        'Para la Presidencia no hay límites.',
      ],
    ],
  },
  vote: {
    head: 'Votación',
    says: [
      'Todos los vivos votan Ja o Nein, también los dos candidatos, y pueden cambiar su voto hasta que llega el último. Entonces se descubren todas las papeletas a la vez.',
      'Tiene que votar Ja más de la mitad; el empate no basta. Si la votación fracasa, el contador de elecciones avanza un paso y se presenta el siguiente asiento.',
    ],
  },
  legislation: {
    head: 'Legislación',
    says: [
      [
        'El Presidente roba tres cartas, descarta una y entrega las otras dos. El Canciller descarta una y aprueba la otra, que va al tablero.',
        {
          byDefault: 'silence',
          says: 'Desde que se roban las cartas hasta que la política está en el tablero, nadie dice una palabra.',
        },
      ],
      'Las cartas descartadas no se revelan nunca, así que los dos pueden mentir sobre lo que tenían. Cuando quedan menos de tres cartas, se barajan con las descartadas y forman un mazo nuevo.',
    ],
  },
  powers: {
    head: 'Poderes',
    says: [
      'Algunas casillas del tablero fascista dan un poder al Presidente que las ocupa; cuáles, depende de cuántos jueguen. Hay que usarlo antes de la siguiente ronda; cualquiera puede aconsejar, pero solo decide el Presidente.',
      [
        'Investigar lealtad: solo el Presidente ve la carta de afiliación de un jugador, no su rol, y puede contar la verdad o mentir.',
        { byDefault: 'reinvestigate', says: 'A nadie se le investiga dos veces.' },
      ],
      'Elección especial: el Presidente elige quién se presenta a la Presidencia en la ronda siguiente. Luego el turno sigue por donde iba, así que nadie se queda sin el suyo.',
      'Vistazo a las políticas: solo el Presidente ve las tres cartas superiores del mazo, que se quedan como están.',
      'Ejecución: el Presidente mata a un jugador. Si era Hitler, los Liberales ganan en el acto. Si no, su rol sigue en secreto, y los muertos ya no hablan, ni votan, ni se presentan.',
    ],
  },
  zone: {
    head: 'La zona Hitler',
    says: [
      'Cuando hay tres políticas fascistas en el tablero, se comprueba cada nuevo Canciller elegido. Si es Hitler, los Fascistas ganan en el acto. Si la partida sigue, todo el mundo sabe con certeza que ese Canciller no es Hitler.',
    ],
  },
  chaos: {
    head: 'Caos',
    says: [
      [
        'Cuando fracasan tres elecciones seguidas, la carta superior del mazo se aprueba sola. No da ningún poder, el contador vuelve a 0 y las limitaciones de mandato no valen para la siguiente elección.',
        { byDefault: 'trackerReset', says: 'El contador también vuelve a 0 cuando sale elegido un gobierno.' },
      ],
    ],
  },
  veto: {
    head: 'Veto',
    says: [
      'A partir de la quinta política fascista, el Canciller puede proponer que no se apruebe ninguna de sus dos cartas. Si el Presidente acepta, se descartan las tres, no se aprueba nada y el contador avanza un paso. Si no, el Canciller tiene que aprobar una de las dos.',
    ],
  },
  talk: {
    head: 'Hablar y mentir',
    says: [
      'Fuera de la legislación, cualquiera puede decir lo que quiera, verdad o mentira, sobre lo que es, lo que tenía o lo que vio. Después, cada gobierno declara lo que tenía, y lo mismo quien miró una carta o el mazo; el historial muestra qué declaraciones se contradicen.',
      'El único que no puede negarlo es Hitler: si muere en una ejecución o sale elegido en la zona, el programa lo muestra.',
    ],
  },
  end: {
    head: 'El final',
    says: [
      'La partida acaba en cuanto gana un equipo, y no hay puntos. Se muestran todos los roles y lo que tuvo de verdad cada gobierno.',
    ],
  },
};
