import type { RolePhrases } from '../../phrases/roles.ts';
import type { Themed } from '../../theme.ts';

/** “5 Zoë, 6 Tomás”, or their numbers where there is no room. */
const everyOne = (head: string, people: readonly { readonly who: string; readonly number: number }[]) => ({
  either: [
    `${head} ${people.map(({ who }) => who).join(', ')}`,
    `${head} ${people.map(({ number }) => number).join(', ')}`,
  ] as const,
});

export const roles: Themed<RolePhrases> = {
  title: 'Roles',
  ritualHead: 'El ritual, si estáis en la misma sala: leedlo en voz alta',
  ritual: {
    hitlerLooks: {
      classic: [
        'Que todo el mundo cierre los ojos.',
        'Fascista y Hitler: abrid los ojos y reconoceos.',
        '(pausa larga)',
        'Cerrad los ojos.',
        'Ya podéis abrirlos todos.',
      ],
      corporate: [
        'Que todo el mundo cierre los ojos.',
        'Topo y Rata: abrid los ojos y reconoceos.',
        '(pausa larga)',
        'Cerrad los ojos.',
        'Ya podéis abrirlos todos.',
      ],
      cats: [
        'Que todo el mundo cierre los ojos.',
        'Las dos ratas: abrid los ojos y reconoceos.',
        '(pausa larga)',
        'Cerrad los ojos.',
        'Ya podéis abrirlos todos.',
      ],
    },
    hitlerIsSeen: {
      classic: [
        'Que todo el mundo cierre los ojos y saque el puño.',
        'Fascistas que no sois Hitler: mirad y reconoceos.',
        'Hitler: sin abrir los ojos, levanta el pulgar.',
        'Fascistas: quien lo levanta es Hitler. (pausa larga)',
        'Cerrad los ojos y bajad la mano. Ya podéis abrirlos.',
      ],
      corporate: [
        'Que todo el mundo cierre los ojos y saque el puño.',
        'Topos que no sois la Rata: mirad y reconoceos.',
        'Rata: sin abrir los ojos, levanta el pulgar.',
        'Topos: quien lo levanta es la Rata. (pausa larga)',
        'Cerrad los ojos y bajad la mano. Ya podéis abrirlos.',
      ],
      cats: [
        'Que todo el mundo cierre los ojos y saque el puño.',
        'Ratas, menos la funcionaria: mirad y reconoceos.',
        'Rata funcionaria: sin mirar, levanta el pulgar.',
        'Ratas: el pulgar es de la funcionaria. (pausa larga)',
        'Cerrad los ojos y bajad la pata. Ya podéis abrirlos.',
      ],
    },
  },
  envelope: ({ name, number }) => [
    'Tu sobre',
    `asiento ${number}, ${name}`,
    '',
    'Mantén pulsado Espacio para abrirlo.',
    'Suéltalo y se cierra.',
    '',
    'Que nadie a tu lado vea lo que',
    'hay dentro.',
  ],
  card: {
    head: {
      classic: { liberal: 'LIBERAL', fascist: 'FASCISTA', hitler: 'HITLER', mastermind: 'MENTE MAESTRA' },
      corporate: { liberal: 'EMPLEADO LEAL', fascist: 'TOPO', hitler: 'LA RATA', mastermind: 'TITIRITERO' },
      cats: {
        liberal: 'GATO VECINO',
        fascist: 'RATA DISFRAZADA',
        hitler: 'RATA FUNCIONARIA',
        mastermind: 'EL GATO VIEJO',
      },
    },
    party: {
      classic: {
        liberal: 'afiliación: Liberal',
        fascist: 'afiliación: Fascista',
        mastermind: 'afiliación: Neutral',
      },
      corporate: {
        liberal: 'expediente: leal',
        fascist: 'expediente: topo',
        mastermind: 'expediente: neutral',
      },
      cats: {
        liberal: 'huella: de gato',
        fascist: 'huella: de rata',
        mastermind: 'huella: ni de gato ni de rata',
      },
    },
    beforeRitual: ['¿Quién está de tu lado?', 'El ritual lo dirá, con ojos cerrados.'],
    youKnow: 'Conoces a',
    knows: {
      nobody: 'nadie.',
      nobodyKnownBy: {
        classic: (fascists) =>
          fascists === 1
            ? 'nadie. El Fascista te conoce.'
            : `nadie. ${fascists === 2 ? 'Dos' : 'Tres'} Fascistas te conocen.`,
        corporate: (moles) =>
          moles === 1
            ? 'nadie. El topo te conoce.'
            : `nadie. ${moles === 2 ? 'Dos' : 'Tres'} topos te conocen.`,
        cats: (rats) =>
          rats === 1
            ? 'nadie. La otra rata te conoce.'
            : `nadie. ${rats === 2 ? 'Dos' : 'Tres'} ratas te conocen.`,
      },
      fascist: {
        classic: ({ who }) => `${who}  Fascista`,
        corporate: ({ who }) => `${who}  topo`,
        cats: ({ who }) => ({ either: [`${who}  rata disfrazada`, `${who}  rata`] }),
      },
      fascistKnowingYou: {
        classic: ({ who }) => ({ either: [`${who}  Fascista, y te conoce`, `${who}  Fascista`] }),
        corporate: ({ who }) => ({ either: [`${who}  topo, y te conoce`, `${who}  topo`] }),
        cats: ({ who }) => ({
          either: [`${who}  rata disfrazada, y te conoce`, `${who}  rata disfrazada`, `${who}  rata`],
        }),
      },
      hitler: {
        classic: ({ who }) => `${who}  HITLER`,
        corporate: ({ who }) => `${who}  LA RATA`,
        cats: ({ who, number }) => ({ either: [`${who}  RATA FUNCIONARIA`, `${number}  RATA FUNCIONARIA`] }),
      },
      hitlerKnowingNobody: {
        classic: ({ who }) => ({ either: [`${who}  HITLER, y no conoce a nadie`, `${who}  HITLER`] }),
        corporate: ({ who }) => ({ either: [`${who}  LA RATA, y no conoce a nadie`, `${who}  LA RATA`] }),
        cats: ({ who, number }) => ({
          either: [
            `${who}  RATA FUNCIONARIA, y no conoce a nadie`,
            `${who}  RATA FUNCIONARIA`,
            `${number}  RATA FUNCIONARIA`,
          ],
        }),
      },
      all: {
        hitler: {
          classic: (person) => everyOne('HITLER', [person]),
          corporate: (person) => everyOne('LA RATA', [person]),
          cats: (person) => everyOne('RATA FUNCIONARIA', [person]),
        },
        fascists: {
          classic: (people) => everyOne(people.length === 1 ? 'FASCISTA' : 'FASCISTAS', people),
          corporate: (people) => everyOne(people.length === 1 ? 'TOPO' : 'TOPOS', people),
          cats: (people) => everyOne(people.length === 1 ? 'RATA' : 'RATAS', people),
        },
        others: {
          classic: 'El resto son Liberales.',
          corporate: 'El resto es personal leal.',
          cats: 'El resto son gatos.',
        },
      },
    },
    wins: {
      liberal: {
        classic: ['Ganas con cinco políticas liberales,', 'o si se ejecuta a Hitler.'],
        corporate: ['Ganas con cinco planos sólidos,', 'o si se despide a la Rata.'],
        cats: ['Ganas con cinco leyes gatunas, o si', 'se destierra a la rata funcionaria.'],
      },
      fascist: {
        classic: ['Ganas con seis políticas fascistas, o', 'si Hitler sale elegido tras la tercera.'],
        corporate: ['Ganas con seis planos defectuosos, o', 'si nombran a la Rata tras el tercero.'],
        cats: ['Ganas con seis leyes ratunas, o si la', 'funcionaria sale elegida tras tres.'],
      },
      hitler: {
        classic: ['Ganas con seis políticas fascistas, o', 'si te eligen Canciller tras la tercera.'],
        corporate: ['Ganas con seis planos defectuosos, o', 'como Ingeniero Jefe tras el tercero.'],
        cats: ['Ganas con seis leyes ratunas, o si te', 'eligen cazarratas tras la tercera.'],
      },
      mastermind: {
        classic: ['Ganas con la 5.ª F tras cuatro L, o de', 'Canciller con la 4.ª L después de ella.'],
        corporate: ['Ganas con el 5.º D tras cuatro S, o de', 'ingeniero con el 4.º S después de él.'],
        cats: ['Ganas con la 5.ª R tras cuatro G, o de', 'cazarratas con la 4.ª G tras ella.'],
      },
    },
  },
  ask: { either: ['Mira tu rol: mantén pulsado Espacio', 'Mira tu rol: mantén Espacio'] },
  askUnclear: {
    either: [
      'Ciérralo y pulsa Intro: «Ya sé mi rol». Si algo no está claro, dilo ahora.',
      'Ciérralo y pulsa Intro: «Ya sé mi rol». ¿Dudas? Dilo.',
      'Ciérralo y pulsa Intro: «Ya sé mi rol».',
    ],
  },
  firstPresident: {
    classic: (looked, players, { who, number }) => ({
      either: [
        `${looked} · ${players} jugadores · el primer Presidente es ${who}`,
        `${looked} · el primer Presidente es ${who}`,
        `${looked} · primer Presidente: ${who}`,
        `${looked} · primer Presidente: asiento ${number}`,
        `${looked} · primer P: asiento ${number}`,
      ],
    }),
    corporate: (looked, players, { who, number }) => ({
      either: [
        `${looked} · ${players} jugadores · el primer CEO es ${who}`,
        `${looked} · el primer CEO es ${who}`,
        `${looked} · primer CEO: asiento ${number}`,
        `${looked} · CEO: asiento ${number}`,
      ],
    }),
    cats: (looked, players, { who, number }) => ({
      either: [
        `${looked} · ${players} jugadores · el primer alcalde es ${who}`,
        `${looked} · el primer alcalde es ${who}`,
        `${looked} · primer alcalde: asiento ${number}`,
        `${looked} · alcalde: asiento ${number}`,
      ],
    }),
  },
};
