import type { ChapterPhrases } from '../../../phrases/rules.ts';
import type { InEach } from '../../../theme.ts';

const head = 'En pocas palabras';

export const short: InEach<ChapterPhrases> = {
  classic: {
    head,
    says: [
      'Hay dos equipos. El equipo grande son los Liberales. El equipo pequeño son los Fascistas. Uno del equipo pequeño es Hitler.',
      'Solo el equipo pequeño sabe quién está en cada equipo.',
      'En cada ronda se eligen dos personas por votación. Una es el Presidente y la otra, el Canciller.',
      'El Presidente coge tres cartas y tira una. El Canciller recibe dos, tira una y pone la última en el tablero. Mientras tanto, nadie habla.',
      'Cinco cartas liberales en el tablero: ganan los Liberales. Seis cartas fascistas: ganan los Fascistas.',
      'Algunas cartas fascistas dejan al Presidente mirar algo o matar a un jugador. Si muere Hitler, ganan los Liberales.',
      'Cuando haya tres cartas fascistas, cuidado: si Hitler llega ahora a Canciller, ganan los Fascistas.',
      'Se puede mentir. Descubre quién miente.',
    ],
  },
  corporate: {
    head,
    says: [
      'Hay dos equipos. El equipo grande es el personal leal. El equipo pequeño son los topos. Con los topos está la Rata.',
      'Solo el equipo pequeño sabe quién está en cada equipo.',
      'En cada ronda se eligen dos personas por votación. Una es el CEO y la otra, el Ingeniero Jefe.',
      'El CEO coge tres planos y tira uno. El Ingeniero Jefe recibe dos, tira uno y construye el último. Mientras tanto, nadie habla.',
      'Cinco planos sólidos: gana el personal leal. Seis planos defectuosos: ganan los topos.',
      'Algunos planos defectuosos dejan al CEO mirar algo o despedir a un jugador. Si despide a la Rata, gana el personal leal.',
      'Cuando haya tres planos defectuosos, cuidado: si la Rata llega ahora a Ingeniero Jefe, ganan los topos.',
      'Se puede mentir. Descubre quién miente.',
    ],
  },
  cats: {
    head,
    says: [
      'Hay dos bandos. El grande son los gatos vecinos. El pequeño son las ratas disfrazadas. Con las ratas está la rata funcionaria.',
      'Solo las ratas saben quién está en cada bando.',
      'En cada ronda se eligen dos jugadores por votación. Uno es el alcalde y el otro, el cazarratas.',
      'El alcalde coge tres proyectos y tira uno. El cazarratas recibe dos, tira uno y convierte el último en ley. Mientras tanto, nadie habla.',
      'Cinco leyes gatunas: ganan los gatos. Seis leyes ratunas: ganan las ratas.',
      'Algunas leyes ratunas dejan al alcalde mirar algo o echar del pueblo a un jugador. Si echa a la rata funcionaria, ganan los gatos.',
      'Cuando haya tres leyes ratunas, cuidado: si la rata funcionaria llega ahora a cazarratas, ganan las ratas.',
      'Se puede mentir. Descubre quién miente.',
    ],
  },
};
