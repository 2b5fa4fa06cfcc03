import type { RitualPhrases } from '../../phrases/handing.ts';
import type { Themed } from '../../theme.ts';

export const ritual: Themed<RitualPhrases> = {
  head: 'EN VOZ ALTA',
  reads: (reader, line, lines) => ({
    either: [
      `${reader} lee a toda la mesa: línea ${line} de ${lines}`,
      `${reader}: línea ${line} de ${lines}`,
      `Línea ${line} de ${lines}`,
    ],
  }),
  yourEyes: {
    either: [
      'Tú, que lees, también juegas: no apartes la vista de esta línea, salvo que te llame.',
      'No apartes la vista de esta línea, salvo que te llame.',
      'No apartes la vista, salvo que te llame.',
      'Mira solo esta línea.',
    ],
  },
  eyesShut: 'Que todo el mundo cierre los ojos.',
  eyesShutFistsOut: 'Que todo el mundo cierre los ojos y extienda el puño.',
  look: {
    withHitler: {
      one: {
        classic: 'Fascista y Hitler: abrid los ojos y reconoceos.',
        corporate: 'Topo y Rata: abrid los ojos y reconoceos.',
        cats: 'Las dos ratas: abrid los ojos y reconoceos.',
      },
      more: {
        classic: 'Fascistas y Hitler: abrid los ojos y reconoceos.',
        corporate: 'Topos y Rata: abrid los ojos y reconoceos.',
        cats: 'Todas las ratas: abrid los ojos y reconoceos.',
      },
    },
    withoutHitler: {
      one: {
        classic: 'Fascista: abre los ojos. Hitler: no los abras.',
        corporate: 'Topo: abre los ojos. Rata: no los abras.',
        cats: 'Rata disfrazada: abre los ojos. Rata funcionaria: no los abras.',
      },
      more: {
        classic: 'Fascistas que no sois Hitler: abrid los ojos y reconoceos.',
        corporate: 'Topos que no sois la Rata: abrid los ojos y reconoceos.',
        cats: 'Ratas, menos la funcionaria: abrid los ojos y reconoceos.',
      },
    },
  },
  thumb: {
    withHitler: {
      classic: 'Hitler: levanta el pulgar.',
      corporate: 'Rata: levanta el pulgar.',
      cats: 'Rata funcionaria: levanta el pulgar.',
    },
    withoutHitler: {
      classic: 'Hitler: sin abrir los ojos, levanta el pulgar.',
      corporate: 'Rata: sin abrir los ojos, levanta el pulgar.',
      cats: 'Rata funcionaria: sin abrir los ojos, levanta el pulgar.',
    },
  },
  thumbIsHitler: {
    one: {
      classic: 'Fascista: quien levanta el pulgar es Hitler.',
      corporate: 'Topo: quien levanta el pulgar es la Rata.',
      cats: 'Rata disfrazada: quien levanta el pulgar es la funcionaria.',
    },
    more: {
      classic: 'Fascistas: quien levanta el pulgar es Hitler.',
      corporate: 'Topos: quien levanta el pulgar es la Rata.',
      cats: 'Ratas: quien levanta el pulgar es la funcionaria.',
    },
  },
  pause: '(pausa larga: cuenta hasta diez en silencio)',
  eyesShutAgain: 'Que todo el mundo cierre otra vez los ojos.',
  eyesShutHandsDown: 'Que todo el mundo cierre los ojos y baje la mano.',
  handsForMastermind: {
    classic: 'Fascistas y Hitler: extended el puño, Hitler con el pulgar en alto. Los demás: manos abajo.',
    corporate: 'Topos y Rata: extended el puño, la Rata con el pulgar en alto. Los demás: manos abajo.',
    cats: 'Todas las ratas: extended el puño, la funcionaria con el pulgar en alto. Los demás: patas abajo.',
  },
  mastermindLooks: {
    maybe: {
      classic:
        'Mente maestra, si estás aquí: abre los ojos. Los puños son de los Fascistas; el pulgar, de Hitler.',
      corporate: 'Titiritero, si estás aquí: abre los ojos. Los puños son de los topos; el pulgar, de la Rata.',
      cats: 'Gato viejo, si estás aquí: abre los ojos. Los puños son de las ratas; el pulgar, de la funcionaria.',
    },
    certain: {
      classic: 'Mente maestra: abre los ojos. Los puños son de los Fascistas; el pulgar, de Hitler.',
      corporate: 'Titiritero: abre los ojos. Los puños son de los topos; el pulgar, de la Rata.',
      cats: 'Gato viejo: abre los ojos. Los puños son de las ratas; el pulgar, de la funcionaria.',
    },
  },
  eyesOpen: 'Que todo el mundo abra los ojos.',
  unclear: 'Si algo ha salido mal, o si alguien ha olvidado su rol, decidlo ahora.',
};
