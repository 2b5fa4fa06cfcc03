import { bold, joined, say, type Either, type Phrase } from '../../../span.ts';
import type { Limited, NominatePhrases } from '../../../phrases/decisions/nominate.ts';
import type { Office } from '../../../board-words.ts';
import type { Themed } from '../../../theme.ts';

export const nominate: Themed<NominatePhrases> = {
  name: {
    classic: { either: ['Nomina a tu Canciller', 'Nomina Canciller'] },
    corporate: {
      either: ['Propón a tu Ingeniero Jefe', 'Propón a tu ingeniero', 'Propón ingeniero'],
    },
    cats: { either: ['Propón a tu cazarratas', 'Propón cazarratas'] },
  },
  nameAfterChaos: {
    liberal: {
      classic: {
        either: [
          'El CAOS aprobó una política liberal. Nomina a tu Canciller',
          'El CAOS aprobó una liberal. Nomina Canciller',
          'CAOS. Nomina a tu Canciller',
        ],
      },
      corporate: {
        either: [
          'La HUELGA construyó un plano sólido. Propón a tu Ingeniero Jefe',
          'La HUELGA construyó uno sólido. Propón ingeniero',
          'HUELGA. Propón ingeniero',
        ],
      },
      cats: {
        either: [
          'La PELEA aprobó una ley gatuna. Propón a tu cazarratas',
          'PELEA: una ley gatuna. Propón a tu cazarratas',
          'PELEA. Propón cazarratas',
        ],
      },
    },
    fascist: {
      classic: {
        either: [
          'El CAOS aprobó una política fascista. Nomina a tu Canciller',
          'El CAOS aprobó una fascista. Nomina Canciller',
          'CAOS. Nomina a tu Canciller',
        ],
      },
      corporate: {
        either: [
          'La HUELGA construyó un plano defectuoso. Propón a tu Ingeniero Jefe',
          'La HUELGA construyó uno defectuoso. Propón ingeniero',
          'HUELGA. Propón ingeniero',
        ],
      },
      cats: {
        either: [
          'La PELEA aprobó una ley ratuna. Propón a tu cazarratas',
          'PELEA: una ley ratuna. Propón a tu cazarratas',
          'PELEA. Propón cazarratas',
        ],
      },
    },
  },
  notNow: {
    classic: (limited) =>
      notNow(limited, {
        full: { president: 'última Presidencia elegida', chancellor: 'última Cancillería elegida' },
        long: { president: 'última Presidencia', chancellor: 'última Cancillería' },
        short: { president: 'último P', chancellor: 'último C' },
      }),
    corporate: (limited) =>
      notNow(limited, {
        full: { president: 'último CEO nombrado', chancellor: 'último Ingeniero Jefe nombrado' },
        long: { president: 'último CEO', chancellor: 'último Ingeniero Jefe' },
        short: { president: 'ex-CEO', chancellor: 'ex-I' },
      }),
    cats: (limited) =>
      notNow(limited, {
        full: { president: 'última alcaldía elegida', chancellor: 'último cazarratas elegido' },
        long: { president: 'última alcaldía', chancellor: 'último cazarratas' },
        short: { president: 'último A', chancellor: 'último C' },
      }),
  },
  nobodyElectedYet: {
    classic: {
      either: [
        say`${bold('Nadie tiene límite')}: aún no ha salido elegido ningún gobierno.`,
        say`${bold('Nadie tiene límite')}: aún no hubo gobierno.`,
      ],
    },
    corporate: {
      either: [
        say`${bold('Nadie tiene que rotar')}: aún no se ha nombrado ninguna dirección.`,
        say`${bold('Nadie tiene que rotar')}: aún sin dirección.`,
      ],
    },
    cats: {
      either: [
        say`${bold('Nadie tiene siesta')}: aún no ha salido elegido ningún ayuntamiento.`,
        say`${bold('Nadie tiene siesta')}: aún sin ayuntamiento.`,
      ],
    },
  },
  nobodyElse: {
    many: {
      classic: {
        either: [
          say`${bold('Nadie más tiene límite')}: la última pareja no es elegible de todos modos.`,
          say`${bold('Nadie más tiene límite')}: la última pareja no cuenta.`,
          say`${bold('Nadie más tiene límite')}.`,
        ],
      },
      corporate: {
        either: [
          say`${bold('Nadie más tiene que rotar')}: la última pareja no es elegible de todos modos.`,
          say`${bold('Nadie más tiene que rotar')}: la última pareja no cuenta.`,
          say`${bold('A nadie más le toca')}.`,
        ],
      },
      cats: {
        either: [
          say`${bold('Nadie más tiene siesta')}: la última pareja no es elegible de todos modos.`,
          say`${bold('Nadie más tiene siesta')}: la última pareja no cuenta.`,
          say`${bold('Nadie más tiene siesta')}.`,
        ],
      },
    },
    few: {
      classic: {
        either: [
          say`${bold('Nadie más tiene límite')}: al quedar tan pocos, solo el último Canciller.`,
          say`${bold('Nadie más tiene límite')}: quedáis pocos, solo el último C.`,
          say`${bold('Nadie más tiene límite')}: solo el último C.`,
        ],
      },
      corporate: {
        either: [
          say`${bold('Nadie más tiene que rotar')}: sois pocos, solo el último Ingeniero Jefe.`,
          say`${bold('Nadie más tiene que rotar')}: sois pocos, solo el último I.`,
          say`${bold('Nadie más tiene que rotar')}: sois pocos.`,
        ],
      },
      cats: {
        either: [
          say`${bold('Nadie más tiene siesta')}: con tan poco vecindario, solo el último cazarratas.`,
          say`${bold('Nadie más tiene siesta')}: sois pocos, solo el último C.`,
          say`${bold('Nadie más tiene siesta')}: sois pocos.`,
        ],
      },
    },
  },
  rejectionMoves: {
    classic: (tracker) => ({
      either: [
        `Os vota todo el que siga con vida. Si os rechazan, el contador pasa a ${tracker}.`,
        `Os vota toda la mesa. Si os rechazan, el contador pasa a ${tracker}.`,
        `Si os rechazan, el contador pasa a ${tracker}.`,
      ],
    }),
    corporate: (tracker) => ({
      either: [
        `Os vota toda la plantilla que queda. Si os rechazan, el bloqueo pasa a ${tracker}.`,
        `Os vota toda la plantilla. Si os rechazan, el bloqueo pasa a ${tracker}.`,
        `Si os rechazan, el bloqueo pasa a ${tracker}.`,
        `Si os rechazan, bloqueo a ${tracker}.`,
      ],
    }),
    cats: (tracker) => ({
      either: [
        `Os vota el pueblo entero. Si os tumban a bufidos, la paciencia pasa a ${tracker}.`,
        `Os vota el pueblo. Si os tumban a bufidos, paciencia a ${tracker}.`,
        `A bufidos, la paciencia pasa a ${tracker}.`,
      ],
    }),
  },
  rejectionLays: {
    classic: {
      either: [
        'Os vota todo el que siga con vida. Si os rechazan, se aprueba la superior.',
        'Os vota toda la mesa. Si os rechazan, se aprueba la superior.',
        'Si os rechazan, llega el caos.',
      ],
    },
    corporate: {
      either: [
        'Os vota toda la plantilla. Si os rechazan, se construye el plano superior.',
        'Os vota la plantilla. Si os rechazan, se construye el primero.',
        'Si os rechazan, hay huelga.',
      ],
    },
    cats: {
      either: [
        'Os vota el pueblo entero. Si os tumban, se aprueba lo primero del buzón.',
        'Os vota el pueblo. Si os tumban, se aprueba lo del buzón.',
        'Si os tumban, hay pelea.',
      ],
    },
  },
  namingHitler: {
    classic: {
      either: [
        say`${bold('ZONA HITLER')}  Si nominas a Hitler y sale, los Fascistas ganan en el acto.`,
        say`${bold('ZONA HITLER')}  Si nominas a Hitler y sale, ganan los Fascistas.`,
        say`${bold('ZONA HITLER')}  Si sale H, ganan Fascistas.`,
      ],
    },
    corporate: {
      either: [
        say`${bold('ZONA RATA')}  Si propones a la Rata y sale, los topos ganan en el acto.`,
        say`${bold('ZONA RATA')}  Si propones a la Rata y sale, ganan los topos.`,
        say`${bold('ZONA RATA')}  Si sale la Rata, ganan los topos.`,
        say`${bold('ZONA RATA')}  Si sale la Rata, ganan topos.`,
      ],
    },
    cats: {
      either: [
        say`${bold('ZONA FUNCIONARIA')}  Si propones a la funcionaria y sale, ganan las ratas.`,
        say`${bold('ZONA FUNCIONARIA')}  Si la propones y sale, ganan las ratas.`,
        say`${bold('ZONA FUNCIONARIA')}  Con F ganan ratas.`,
      ],
    },
  },
};

/** Why somebody can't be named: by office, in full and in less and less room. */
type Last = Readonly<Record<'full' | 'long' | 'short', Readonly<Record<Office, string>>>>;

function notNow(limited: readonly Limited[], last: Last): Either {
  const each = (said: (one: Limited) => Phrase): Phrase => say`No: ${joined(limited.map(said), ' · ')}`;
  return {
    either: [
      each(({ person, office }) => say`${bold(person.who)}, ${last.full[office]}`),
      each(({ person, office }) => say`${bold(person.who)} (${last.short[office]})`),
      each(({ person, office }) => say`${bold(`asiento ${person.number}`)}, ${last.long[office]}`),
      each(({ person, office }) => say`${bold(String(person.number))}, ${last.short[office]}`),
    ],
  };
}
