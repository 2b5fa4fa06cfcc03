import type { RulesPhrases } from '../../../phrases/rules.ts';

export const corporate: RulesPhrases['chapters'] = {
  aim: {
    head: 'De qué va',
    says: [
      'Juegan de cinco a diez personas, y la mayoría son personal leal. Unos pocos son topos, y con ellos está la Rata. El personal leal es más numeroso, pero nadie le ha dicho quién es quién; los topos son pocos, pero se conocen entre sí.',
      'El personal leal gana con cinco planos sólidos, o si despide a la Rata. Los topos ganan con seis planos defectuosos, o si nombran a la Rata Ingeniero Jefe cuando ya se han construido tres planos defectuosos.',
    ],
  },
  dealing: {
    head: 'Antes de la primera ronda',
    says: [
      'Cada cual recibe un rol secreto y un expediente. El del personal leal dice leal; el de un topo y el de la Rata dicen, ambos, topo.',
      [
        'Los topos averiguan quiénes son sus compañeros y quién es la Rata.',
        {
          byDefault: 'hitlerKnows',
          says: 'Con cinco o seis jugadores, la Rata conoce al único topo; con siete o más, la Rata no conoce a nadie.',
        },
        'El personal leal no conoce a nadie.',
      ],
      'La planoteca guarda seis planos sólidos y once defectuosos, boca abajo: hasta la gente honrada tendrá que construir uno defectuoso de vez en cuando. La primera candidatura a CEO se sortea.',
    ],
  },
  round: {
    head: 'Una ronda',
    says: [
      'En cada ronda hay un nombramiento. Si se nombra a la dirección, revisa los planos, y un plano defectuoso puede dar a su CEO un poder, que es obligatorio usar. Después, pase lo que pase, se presenta a CEO el siguiente asiento en el sentido de las agujas del reloj.',
    ],
  },
  nomination: {
    head: 'Propuesta',
    says: [
      'El candidato a CEO propone como Ingeniero Jefe a otro jugador que siga en la empresa. Habladlo todo el tiempo que queráis.',
      [
        'Por la rotación de cargos, no se puede proponer al CEO ni al Ingeniero Jefe de la última dirección nombrada.',
        { byDefault: 'termLimitRelax', says: 'Si quedan cinco o menos, solo a ese Ingeniero Jefe.' },
        'Para ser CEO no hay límites.',
      ],
    ],
  },
  vote: {
    head: 'Votación',
    says: [
      'Toda la plantilla vota a favor o en contra, también los dos candidatos, y cada cual puede cambiar su voto hasta que llega el último. Entonces se descubren todas las papeletas a la vez.',
      'Hace falta más de la mitad a favor; el empate no basta. Si la votación fracasa, el contador de bloqueo avanza un paso y se presenta el siguiente asiento.',
    ],
  },
  legislation: {
    head: 'Revisión de planos',
    says: [
      [
        'El CEO saca tres planos, tritura uno y entrega los otros dos. El Ingeniero Jefe tritura uno y manda construir el otro.',
        {
          byDefault: 'silence',
          says: 'Desde que se sacan los planos hasta que se construye uno, nadie dice una palabra.',
        },
      ],
      'Lo triturado no se enseña nunca, así que los dos pueden mentir sobre lo que tenían. Cuando quedan menos de tres planos en la planoteca, se recomponen los triturados y se baraja todo junto.',
    ],
  },
  powers: {
    head: 'Poderes',
    says: [
      'Algunas casillas de los planos defectuosos dan un poder al CEO que las ocupa; cuáles, depende de cuántos jueguen. Hay que usarlo antes de la siguiente ronda; cualquiera puede aconsejar, pero solo decide el CEO.',
      [
        'Auditoría de personal: solo el CEO ve el expediente de un jugador, no su rol, y puede contar la verdad o mentir.',
        { byDefault: 'reinvestigate', says: 'A nadie se le audita dos veces.' },
      ],
      'Nombramiento urgente: el CEO elige quién se presenta a CEO en la ronda siguiente. Luego el turno sigue por donde iba, así que nadie se queda sin el suyo.',
      'Ojear los planos: solo el CEO ve los tres primeros planos de la planoteca, que se quedan como están.',
      'Despido: el CEO despide a un jugador. Si era la Rata, el personal leal gana en el acto. Si no, su rol sigue en secreto, y quien se va a la calle ya no habla, ni vota, ni se presenta.',
    ],
  },
  zone: {
    head: 'La zona Rata',
    says: [
      'Cuando se han construido tres planos defectuosos, se comprueba cada nuevo Ingeniero Jefe nombrado. Si es la Rata, los topos ganan en el acto. Si la partida sigue, todo el mundo sabe con certeza que ese Ingeniero Jefe no es la Rata.',
    ],
  },
  chaos: {
    head: 'Huelga',
    says: [
      [
        'Cuando fracasan tres nombramientos seguidos, la plantilla va a la huelga y el primer plano de la planoteca se construye solo. No da ningún poder, el contador de bloqueo vuelve a 0 y la rotación no cuenta para el siguiente nombramiento.',
        { byDefault: 'trackerReset', says: 'El contador también vuelve a 0 cuando se nombra una dirección.' },
      ],
    ],
  },
  veto: {
    head: 'Descartar los planos',
    says: [
      'A partir del quinto plano defectuoso, el Ingeniero Jefe puede proponer que se descarten los planos. Si el CEO acepta, se trituran los tres, no se construye nada y el contador de bloqueo avanza un paso. Si no, el Ingeniero Jefe tiene que construir uno de los dos.',
    ],
  },
  talk: {
    head: 'Hablar y mentir',
    says: [
      'Fuera de la revisión de planos, cualquiera puede decir lo que quiera, verdad o mentira, sobre lo que es, lo que tenía o lo que vio. Después, cada dirección declara lo que tenía, y lo mismo quien miró un expediente o la planoteca; el historial muestra qué declaraciones se contradicen.',
      'La única que no puede negarlo es la Rata: si la despiden o la nombran en la zona, el programa lo muestra.',
    ],
  },
  end: {
    head: 'El final',
    says: [
      'La partida acaba en cuanto gana un equipo, y no hay puntos. Se muestran todos los roles y lo que tuvo de verdad cada dirección.',
    ],
  },
};
