import type { ChapterPhrases } from '../../../phrases/rules.ts';
import type { InEach } from '../../../theme.ts';

const head = 'Consejos';

export const tips: InEach<ChapterPhrases> = {
  classic: {
    head,
    says: [
      'Seas lo que seas, di que eres Liberal: un Fascista no gana nada confesando, y un Liberal que se hace el Fascista solo perjudica a su equipo.',
      'Si eres Liberal, di la verdad. La mesa está resolviendo un puzle, y cada mentira estropea una pieza.',
      'Si eres Hitler, sé el mejor de los Liberales: aprueba cartas liberales y no te metas en peleas. Necesitas sus votos.',
      'Los Fascistas ganan más veces eligiendo a Hitler que con seis políticas.',
      'La calma ayuda a los Liberales; las prisas, a los Fascistas. Pide razones, sobre todo antes de que se use un poder.',
      'Una política fascista tiene tres sospechosos: el Presidente, el Canciller y el mazo.',
      'Si el Canciller descarta una carta liberal, el Presidente lo sabe, y lo dice. Si nadie discute, eran tres fascistas, o el Presidente es Fascista.',
      'Decide qué harás con cada mano antes de mirarla: quien duda es que tenía dónde elegir.',
      'Solo hay seis cartas liberales. Si se gastan pronto, queda un mazo fascista.',
      'Si tiene que salir una política fascista, fíjate en quién es Presidente entonces: se lleva el poder.',
      'Cinco gobiernos dejan dos cartas que nadie ha visto. Ahí cabe un farol.',
      'Vigila quién vota Nein siempre que el mazo viene caliente.',
      'A partir de la tercera política fascista, cualquier votación puede acabar la partida. No os olvidéis de quien calla y a quien nadie ha preguntado.',
      'Antes de la sexta política hay dos ejecuciones: los Fascistas con prisas ponen en peligro a Hitler.',
    ],
  },
  corporate: {
    head,
    says: [
      'Seas lo que seas, di que eres leal: un topo no gana nada confesando, y quien es leal y se hace el topo solo perjudica a su equipo.',
      'Si eres leal, di la verdad. La mesa está resolviendo un puzle, y cada mentira estropea una pieza.',
      'Si eres la Rata, sé el mejor de los empleados: saca adelante planos sólidos y no te metas en peleas. Necesitas sus votos.',
      'Los topos ganan más veces nombrando a la Rata que con seis planos.',
      'La calma ayuda al personal leal; las prisas, a los topos. Pide razones, sobre todo antes de que se use un poder.',
      'Un plano defectuoso tiene tres sospechosos: el CEO, el Ingeniero Jefe y la planoteca.',
      'Si el Ingeniero Jefe tritura un plano sólido, el CEO lo sabe, y lo dice. Si nadie discute, eran tres defectuosos, o el CEO es un topo.',
      'Decide qué harás con cada mano antes de mirarla: quien duda es que tenía dónde elegir.',
      'Solo hay seis planos sólidos. Si se construyen pronto, queda una planoteca llena de defectos.',
      'Si tiene que salir un plano defectuoso, fíjate en quién es CEO entonces: se lleva el poder.',
      'Cinco direcciones dejan dos planos que nadie ha visto. Ahí cabe un farol.',
      'Vigila quién vota en contra siempre que la planoteca viene llena de defectos.',
      'A partir del tercer plano defectuoso, cualquier votación puede acabar la partida. No os olvidéis de quien calla y a quien nadie ha preguntado.',
      'Antes del sexto plano hay dos despidos: los topos con prisas ponen en peligro a la Rata.',
    ],
  },
  cats: {
    head,
    says: [
      'Seas lo que seas, di que eres un gato vecino: una rata no gana nada confesando, y un gato que se hace la rata solo perjudica a los demás gatos.',
      'Si eres un gato vecino, di la verdad. La mesa está resolviendo un puzle, y cada mentira estropea una pieza.',
      'Si eres la rata funcionaria, sé el mejor de los gatos: aprueba leyes gatunas y no te metas en peleas. Necesitas sus ronroneos.',
      'Las ratas ganan más veces colocando a la rata funcionaria que con seis leyes.',
      'La calma ayuda a los gatos; las prisas, a las ratas. Pide razones, sobre todo antes de que se use un poder.',
      'Una ley ratuna tiene tres sospechosos: el alcalde, el cazarratas y el buzón.',
      'Si el cazarratas tira una ley gatuna, el alcalde lo sabe, y lo dice. Si nadie discute, eran tres ratunas, o el alcalde es una rata.',
      'Decide qué harás con cada mano antes de mirarla: quien duda es que tenía dónde elegir.',
      'Solo hay seis leyes gatunas. Si se aprueban pronto, queda un buzón de leyes ratunas.',
      'Si tiene que salir una ley ratuna, fíjate en quién lleva la alcaldía entonces: se lleva el poder.',
      'Cinco ayuntamientos dejan dos proyectos que nadie ha visto. Ahí cabe un farol.',
      'Vigila quién bufa siempre que el buzón huele a rata.',
      'A partir de la tercera ley ratuna, cualquier votación puede acabar la partida. No os olvidéis de quien calla y a quien nadie ha preguntado.',
      'Antes de la sexta ley hay dos destierros: las ratas con prisas ponen en peligro a la rata funcionaria.',
    ],
  },
};
