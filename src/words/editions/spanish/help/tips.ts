import type { HelpPhrases } from '../../../phrases/help.ts';
import type { Themed } from '../../../theme.ts';

/** A tip for each topic, the same for every role. */
export const tips: Themed<HelpPhrases['tips']> = {
  lobby: 'Si estáis en la misma sala, ordenad los asientos tal como os sentáis.',
  roles: 'Puedes mirarlo otra vez en toda la partida: mantén pulsado Espacio.',
  nominate: {
    classic: 'Pídele un motivo al Presidente: nominar sin motivo también da pistas.',
    corporate: 'Pídele un motivo al CEO: proponer sin motivo también da pistas.',
    cats: 'Pídele un motivo al alcalde: proponer sin motivo también da pistas.',
  },
  vote: {
    classic: 'Una política fascista, tres sospechosos: Presidente, Canciller, mazo.',
    corporate: 'Un plano defectuoso, tres sospechosos: CEO, ingeniero, planoteca.',
    cats: 'Una ley ratuna, tres sospechosos: alcalde, cazarratas, buzón.',
  },
  legislate: 'Después cada cual dice lo que tenía: comparad las dos versiones.',
  'answer-veto': 'Propuesta y respuesta son públicas: pedid razones a los dos.',
  investigate: {
    classic: 'Si alguien declara una carta Fascista, uno de los dos debe de serlo.',
    corporate: 'Si alguien declara un topo, uno de los dos debe de serlo.',
    cats: 'Si alguien declara una huella de rata, uno de los dos debe de serlo.',
  },
  peek: {
    classic: 'Las próximas cartas pondrán a prueba lo que se cuente del vistazo.',
    corporate: 'Los próximos planos pondrán a prueba lo que se cuente de estos.',
    cats: 'Los próximos proyectos pondrán a prueba lo que se cuente del buzón.',
  },
  'special-election': {
    classic: 'A un Presidente elegido a dedo se le puede exigir más que a otros.',
    corporate: 'A un CEO elegido a dedo se le puede exigir más que a otros.',
    cats: 'A un alcalde elegido a dedo se le puede exigir más que a otros.',
  },
  execute: {
    classic: 'Solo la muerte de Hitler da la victoria: ¿quién seguro que no lo es?',
    corporate: 'Solo despedir a la Rata da la victoria: ¿quién seguro que no lo es?',
    cats: 'Solo sin la funcionaria ganan los gatos: ¿quién seguro que no lo es?',
  },
  over: {
    classic: 'El historial muestra cada gobierno: mira dónde te engañaron.',
    corporate: 'El historial muestra cada dirección: mira dónde te engañaron.',
    cats: 'El historial muestra cada ayuntamiento: mira dónde te engañaron.',
  },
};
