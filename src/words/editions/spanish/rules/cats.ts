import type { RulesPhrases } from '../../../phrases/rules.ts';

export const cats: RulesPhrases['chapters'] = {
  aim: {
    head: 'De qué va',
    says: [
      'Juegan de cinco a diez, y la mayoría son gatos vecinos. Unas pocas son ratas disfrazadas, y con ellas está la rata funcionaria. Los gatos son más, pero nadie les ha dicho quién es quién; las ratas son pocas, pero se conocen entre sí.',
      'Los gatos vecinos ganan con cinco leyes gatunas, o si destierran a la rata funcionaria. Las ratas ganan con seis leyes ratunas, o si la rata funcionaria llega a cazarratas cuando ya rigen tres leyes ratunas.',
    ],
  },
  dealing: {
    head: 'Antes de la primera ronda',
    says: [
      'Cada cual recibe un rol secreto y una huella. La de un gato vecino es de gato; la de una rata disfrazada y la de la rata funcionaria son, ambas, de rata.',
      [
        'Las ratas averiguan quiénes son sus compañeras y quién es la rata funcionaria.',
        {
          byDefault: 'hitlerKnows',
          says: 'Con cinco o seis jugadores, la rata funcionaria conoce a la única rata; con siete o más, no conoce a nadie.',
        },
        'Un gato vecino no conoce a nadie.',
      ],
      'En el buzón hay seis leyes gatunas y once ratunas, boca abajo: hasta los gatos honrados tendrán que aprobar una ley ratuna de vez en cuando. La primera candidatura a la alcaldía se sortea.',
    ],
  },
  round: {
    head: 'Una ronda',
    says: [
      'En cada ronda hay un pleno. Si el ayuntamiento sale elegido, hace una ley, y una ley ratuna puede dar a su alcalde un poder, que es obligatorio usar. Después, pase lo que pase, se presenta a la alcaldía el siguiente asiento en el sentido de las agujas del reloj.',
    ],
  },
  nomination: {
    head: 'Propuesta',
    says: [
      'El candidato a alcalde propone como cazarratas a otro jugador que siga en el pueblo. Maulladlo todo el tiempo que queráis.',
      [
        'Por el turno de siesta, no se puede proponer al alcalde ni al cazarratas del último ayuntamiento elegido.',
        { byDefault: 'termLimitRelax', says: 'Si quedan cinco o menos en el pueblo, solo a ese cazarratas.' },
        'Para la alcaldía no hay límites.',
      ],
    ],
  },
  vote: {
    head: 'Votación',
    says: [
      'Todo el pueblo ronronea o bufa, también los dos candidatos, y cada cual puede cambiar su voto hasta que llega la última pata. Entonces se enseñan todas a la vez.',
      'Tiene que ronronear más de la mitad; el empate no basta. Si la votación fracasa, la paciencia avanza un paso hacia la pelea y se presenta el siguiente asiento.',
    ],
  },
  legislation: {
    head: 'Sesión de leyes',
    says: [
      [
        'El alcalde saca tres proyectos, tira uno y entrega los otros dos. El cazarratas tira uno y convierte el otro en ley.',
        {
          byDefault: 'silence',
          says: 'Desde que se sacan los proyectos hasta que hay ley, nadie dice ni miau.',
        },
      ],
      'Lo que se tira no se enseña nunca, así que los dos pueden mentir sobre lo que tenían. Cuando quedan menos de tres proyectos en el buzón, vuelven los tirados y se mezcla todo.',
    ],
  },
  powers: {
    head: 'Poderes',
    says: [
      'Algunas casillas de las leyes ratunas dan un poder al alcalde que las ocupa; cuáles, depende de cuántos jueguen. Hay que usarlo antes de la siguiente ronda; cualquiera puede aconsejar, pero solo decide el alcalde.',
      [
        'Prueba de olfato: solo el alcalde olfatea la huella de un jugador, no su rol, y puede contar la verdad o mentir.',
        { byDefault: 'reinvestigate', says: 'A nadie se le olfatea dos veces.' },
      ],
      'Pleno extraordinario: el alcalde elige quién se presenta a la alcaldía en la ronda siguiente. Luego el turno sigue por donde iba, así que nadie se queda sin el suyo.',
      'Mirar el buzón: solo el alcalde ve los tres primeros proyectos del buzón, que se quedan como están.',
      'Destierro: el alcalde echa del pueblo a un jugador. Si era la rata funcionaria, los gatos vecinos ganan en el acto. Si no, su rol sigue en secreto, y quien va al destierro ya no habla, ni vota, ni se presenta.',
    ],
  },
  zone: {
    head: 'La zona funcionaria',
    says: [
      'Cuando rigen tres leyes ratunas, se comprueba cada nuevo cazarratas elegido. Si es la rata funcionaria, las ratas ganan en el acto. Si la partida sigue, todo el mundo sabe con certeza que ese cazarratas no es la rata funcionaria.',
    ],
  },
  chaos: {
    head: 'Pelea',
    says: [
      [
        'Cuando fracasan tres plenos seguidos, estalla una pelea y el primer proyecto del buzón se convierte en ley por sí solo. No da ningún poder, la paciencia vuelve a 0 y nadie duerme la siesta en el siguiente pleno.',
        {
          byDefault: 'trackerReset',
          says: 'La paciencia también vuelve a 0 cuando sale elegido un ayuntamiento.',
        },
      ],
    ],
  },
  veto: {
    head: 'Zarpazo',
    says: [
      'A partir de la quinta ley ratuna, el cazarratas puede proponer un zarpazo que tire los dos proyectos de la mesa. Si el alcalde acepta, se tiran los tres, no hay ley y la paciencia avanza un paso. Si no, el cazarratas tiene que convertir en ley uno de los dos.',
    ],
  },
  talk: {
    head: 'Hablar y mentir',
    says: [
      'Fuera de la sesión de leyes, cualquiera puede maullar lo que quiera, verdad o mentira, sobre lo que es, lo que tenía o lo que vio. Después, cada ayuntamiento declara lo que tenía, y lo mismo quien olfateó una huella o miró el buzón; el historial muestra qué declaraciones se contradicen.',
      'La única que no puede negarlo es la rata funcionaria: si va al destierro o llega a cazarratas en la zona, el programa lo muestra.',
    ],
  },
  end: {
    head: 'El final',
    says: [
      'La partida acaba en cuanto gana un bando, y no hay puntos. Se muestran todos los roles y lo que tuvo de verdad cada ayuntamiento.',
    ],
  },
};
