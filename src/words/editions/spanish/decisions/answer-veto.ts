import type { AnswerVetoPhrases } from '../../../phrases/decisions/answer-veto.ts';
import type { Themed } from '../../../theme.ts';

export const answerVeto: Themed<AnswerVetoPhrases> = {
  asks: {
    classic: ({ who, number }) => ({
      either: [
        `${who}: «Propongo el veto». ¿Qué respondes?`,
        `${who} pide el veto. ¿Qué respondes?`,
        `${who} pide el veto`,
        `El ${number} pide el veto`,
      ],
    }),
    corporate: ({ who, number }) => ({
      either: [
        `${who}: «Propongo descartar los planos». ¿Qué respondes?`,
        `${who} pide descartarlos. ¿Qué respondes?`,
        `${who} pide descartarlos`,
        `El ${number} pide descartarlos`,
      ],
    }),
    cats: ({ who, number }) => ({
      either: [
        `${who}: «Propongo un zarpazo». ¿Qué respondes?`,
        `${who} pide un zarpazo. ¿Qué respondes?`,
        `${who} pide un zarpazo`,
        `El ${number} pide un zarpazo`,
      ],
    }),
  },
  agree: {
    classic: (key, tracker) => ({
      either: [
        `${key} «Acepto el veto». Las dos fuera, contador a ${tracker}.`,
        `${key} «Acepto». Las dos fuera, contador a ${tracker}.`,
        `${key} Ninguna, contador a ${tracker}.`,
      ],
    }),
    corporate: (key, tracker) => ({
      either: [
        `${key} «Acepto descartarlos». Los dos fuera, bloqueo a ${tracker}.`,
        `${key} «Acepto». Los dos fuera, bloqueo a ${tracker}.`,
        `${key} Ninguno, bloqueo a ${tracker}.`,
      ],
    }),
    cats: (key, tracker) => ({
      either: [
        `${key} «Acepto el zarpazo». Los dos fuera, paciencia a ${tracker}.`,
        `${key} «Acepto». Los dos fuera, paciencia a ${tracker}.`,
        `${key} Ninguno, paciencia ${tracker}.`,
      ],
    }),
  },
  refuse: {
    classic: (key, { name }) => ({
      either: [
        `${key} ${name} debe aprobar una, sin volver a pedirlo.`,
        `${key} C debe aprobar una, sin volver a pedirlo.`,
        `${key} C aprueba una, sin más vetos.`,
      ],
    }),
    corporate: (key, { name }) => ({
      either: [
        `${key} ${name} debe construir uno, sin volver a pedirlo.`,
        `${key} I debe construir uno, sin volver a pedirlo.`,
        `${key} I construye uno, sin más.`,
      ],
    }),
    cats: (key, { name }) => ({
      either: [
        `${key} ${name} debe aprobar uno, sin más zarpazos.`,
        `${key} C debe aprobar uno, sin más zarpazos.`,
        `${key} C aprueba uno, sin zarpazo.`,
      ],
    }),
  },
  holdToSee: {
    classic: {
      either: ['Mantén Espacio para ver qué robaste y qué pasaste.', 'Mantén Espacio: tus cartas.'],
    },
    corporate: {
      either: ['Mantén Espacio para ver qué sacaste y qué pasaste.', 'Mantén Espacio: tus planos.'],
    },
    cats: {
      either: ['Mantén Espacio para ver qué sacaste y qué pasaste.', 'Mantén Espacio: tus proyectos.'],
    },
  },
};
