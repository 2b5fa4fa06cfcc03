import { bold, say } from '../../../span.ts';
import type { Person } from '../../../phrases/person.ts';
import type { Themed } from '../../../theme.ts';
import type { VotePhrases } from '../../../phrases/decisions/vote.ts';

const covered = (count: number): string => `${count} ${count === 1 ? 'tapado' : 'tapados'}`;
const votes = (count: number): string => `${count} ${count === 1 ? 'voto tapado' : 'votos tapados'}`;

export const vote: Themed<VotePhrases> = {
  candidates: {
    classic: ({ president, chancellor }) => ({
      either: [
        `Vota: ¿Presidente ${president.who} + Canciller ${chancellor.who}?`,
        `Vota: ¿P ${president.who} + C ${chancellor.who}?`,
        `Vota: ¿Presidente ${president.number} + Canciller ${chancellor.number}?`,
        `Vota: ¿P ${president.number} + C ${chancellor.number}?`,
      ],
    }),
    corporate: ({ president, chancellor }) => ({
      either: [
        `Vota: ¿CEO ${president.who} + Ingeniero Jefe ${chancellor.who}?`,
        `Vota: ¿CEO ${president.who} + ingeniero ${chancellor.who}?`,
        `¿CEO ${president.who} + I ${chancellor.who}?`,
        `Vota: ¿CEO ${president.number} + Ingeniero Jefe ${chancellor.number}?`,
        `¿CEO ${president.number} + I ${chancellor.number}?`,
      ],
    }),
    cats: ({ president, chancellor }) => ({
      either: [
        `Vota: ¿alcalde ${president.who} + cazarratas ${chancellor.who}?`,
        `Vota: ¿A ${president.who} + C ${chancellor.who}?`,
        `Vota: ¿alcalde ${president.number} + cazarratas ${chancellor.number}?`,
        `Vota: ¿A ${president.number} + C ${chancellor.number}?`,
      ],
    }),
  },
  waitingFor: (people) => ({
    either: [
      `Sin votar: ${people.map(({ who }) => who).join(', ')}`,
      `Sin votar: ${numbers(people, ', ')}`,
      `Sin votar: ${numbers(people, ' ')}`,
    ],
  }),
  yoursIsInWaitingFor: (people) => ({
    either: [
      `Tu voto ya está. Sin votar: ${people.map(({ who }) => who).join(', ')}`,
      `Tu voto ya está. Sin votar: ${numbers(people, ', ')}`,
      `Tu voto ya está. Sin votar: ${numbers(people, ' ')}`,
      `Ya está. Sin votar: ${numbers(people, ' ')}`,
    ],
  }),
  electThem: {
    classic: ({ majority, alive }) => ({
      either: [
        `Con ${majority} Ja de ${alive} salen · aún no hay ningún voto`,
        `Con ${majority} Ja de ${alive} salen · sin votos`,
      ],
    }),
    corporate: ({ majority, alive }) => ({
      either: [
        `Con ${majority} de ${alive} a favor salen · aún no hay ningún voto`,
        `Con ${majority} de ${alive} salen · sin votos`,
      ],
    }),
    cats: ({ majority, alive }) => ({
      either: [
        `Con ${majority} ronroneos de ${alive} salen · aún no hay ningún voto`,
        `${majority} ronroneos de ${alive} · sin votos`,
      ],
    }),
  },
  electThemSomeIn: {
    classic: ({ majority, alive, voted }) => ({
      either: [
        `Con ${majority} Ja de ${alive} salen · ya hay ${votes(voted)}`,
        `Con ${majority} Ja de ${alive} salen · ${covered(voted)}`,
      ],
    }),
    corporate: ({ majority, alive, voted }) => ({
      either: [
        `Con ${majority} de ${alive} a favor salen · ya hay ${votes(voted)}`,
        `Con ${majority} de ${alive} salen · ${covered(voted)}`,
      ],
    }),
    cats: ({ majority, alive, voted }) => ({
      either: [
        `Con ${majority} ronroneos de ${alive} salen · ya hay ${votes(voted)}`,
        `${majority} ronroneos de ${alive} · ${covered(voted)}`,
      ],
    }),
  },
  rejectionMoves: {
    classic: (tracker) => `Si se rechaza, el contador pasa a ${tracker}.`,
    corporate: (tracker) => ({
      either: [
        `Si se rechaza, el contador de bloqueo pasa a ${tracker}.`,
        `Si se rechaza, el bloqueo pasa a ${tracker}.`,
      ],
    }),
    cats: (tracker) => ({
      either: [
        `Si caen a bufidos, la paciencia pasa a ${tracker}.`,
        `Si caen, la paciencia pasa a ${tracker}.`,
      ],
    }),
  },
  rejectionLays: {
    classic: { either: ['Si se rechaza, se aprueba la carta superior.', 'Si se rechaza, llega el caos.'] },
    corporate: {
      either: ['Si se rechaza, se construye el plano superior.', 'Si se rechaza, hay huelga.'],
    },
    cats: { either: ['Si caen a bufidos, se aprueba lo primero del buzón.', 'Si caen a bufidos, hay pelea.'] },
  },
  electingHitler: {
    classic: ({ name }) => ({
      either: [
        say`${bold('ZONA HITLER')}  Si ${name} es Hitler y sale, los Fascistas ganan en el acto.`,
        say`${bold('ZONA HITLER')}  Si ${name} es Hitler y sale, ganan los Fascistas.`,
        say`${bold('ZONA HITLER')}  Si sale Hitler, ganan los Fascistas.`,
        say`${bold('ZONA HITLER')}  Si sale H, ganan Fascistas.`,
        say`${bold('ZONA HITLER')} Con H ganan Fascistas`,
      ],
    }),
    corporate: ({ name }) => ({
      either: [
        say`${bold('ZONA RATA')}  Si ${name} es la Rata y sale, los topos ganan en el acto.`,
        say`${bold('ZONA RATA')}  Si ${name} es la Rata y sale, ganan los topos.`,
        say`${bold('ZONA RATA')}  Si sale la Rata, ganan los topos.`,
        say`${bold('ZONA RATA')} Con ella ganan topos`,
      ],
    }),
    cats: ({ name }) => ({
      either: [
        say`${bold('ZONA FUNCIONARIA')}  Si ${name} es la rata funcionaria y sale, ganan las ratas.`,
        say`${bold('ZONA FUNCIONARIA')}  Si ${name} es la funcionaria, ganan las ratas.`,
        say`${bold('ZONA FUNCIONARIA')}  Si sale ella, ganan las ratas.`,
        say`${bold('ZONA FUNCIONARIA')} Con F ganan ratas`,
      ],
    }),
  },
  changeable: {
    either: ['Puedes cambiar el tuyo hasta que llegue el último.', 'Puedes cambiar hasta el último.'],
  },
  yoursIsLast: ({ ja, nein }) => ({
    either: [
      `El tuyo es el último: ${ja} o ${nein} destapa todos los votos.`,
      `El tuyo es el último: ${ja} o ${nein} los abre.`,
    ],
  }),
  changesIt: ({ ja, nein }, { alive, voted }) => ({
    either: [
      `${ja} o ${nein} lo cambia hasta que llegue el último · van ${voted} de ${alive}`,
      `${ja} o ${nein} lo cambia · van ${voted} de ${alive}`,
    ],
  }),
  holdToSeeYours: {
    either: ['Mantén Espacio para ver el tuyo: hay vecinos mirando.', 'Mantén Espacio: tu voto.'],
  },
};

const numbers = (people: readonly Person[], separator: string): string =>
  people.map(({ number }) => number).join(separator);
