import type { AccountPhrases } from '../../phrases/account.ts';
import type { Themed } from '../../theme.ts';

export const account: Themed<AccountPhrases> = {
  government: {
    stands: {
      president: {
        classic: ({ who }) => `Candidatura a la Presidencia: ${who}.`,
        corporate: ({ who }) => `Candidatura a CEO: ${who}.`,
        cats: ({ who }) => `Candidatura a la alcaldía: ${who}.`,
      },
      chancellor: {
        classic: ({ who }) => `Candidatura a la Cancillería: ${who}.`,
        corporate: ({ who }) => `Candidatura a Ingeniero Jefe: ${who}.`,
        cats: ({ who }) => `Candidatura a cazarratas: ${who}.`,
      },
    },
    inOffice: {
      president: {
        classic: ({ who }) => `Presidente: ${who}.`,
        corporate: ({ who }) => `CEO: ${who}.`,
        cats: ({ who }) => `Alcalde: ${who}.`,
      },
      chancellor: {
        classic: ({ who }) => `Canciller: ${who}.`,
        corporate: ({ who }) => `Ingeniero Jefe: ${who}.`,
        cats: ({ who }) => `Cazarratas: ${who}.`,
      },
    },
  },
  laid: {
    liberal: {
      classic: (laid, squares) => `Políticas liberales: ${laid} de ${squares}.`,
      corporate: (laid, squares) => `Planos sólidos: ${laid} de ${squares}.`,
      cats: (laid, squares) => `Leyes gatunas: ${laid} de ${squares}.`,
    },
    fascist: {
      classic: (laid, squares) => `Políticas fascistas: ${laid} de ${squares}.`,
      corporate: (laid, squares) => `Planos defectuosos: ${laid} de ${squares}.`,
      cats: (laid, squares) => `Leyes ratunas: ${laid} de ${squares}.`,
    },
  },
  nextSquare: {
    win: {
      classic: 'Con la próxima ganan los Fascistas.',
      corporate: 'Con el próximo ganan los topos.',
      cats: 'Con la próxima ganan las ratas.',
    },
    nothing: {
      classic: 'La próxima no da ningún poder.',
      corporate: 'El próximo no da ningún poder.',
      cats: 'La próxima no da ningún poder.',
    },
    investigate: {
      classic: 'Con la próxima, el Presidente mira una carta de afiliación.',
      corporate: 'Con el próximo, el CEO audita un expediente.',
      cats: 'Con la próxima, el alcalde olfatea una huella.',
    },
    peek: {
      classic: 'Con la próxima, el Presidente ve las tres cartas superiores.',
      corporate: 'Con el próximo, el CEO ojea los tres planos superiores.',
      cats: 'Con la próxima, el alcalde mira los tres primeros proyectos.',
    },
    'special-election': {
      classic: 'Con la próxima, el Presidente elige al próximo Presidente.',
      corporate: 'Con el próximo, el CEO elige al próximo CEO.',
      cats: 'Con la próxima, el alcalde elige al próximo alcalde.',
    },
    execute: {
      classic: 'Con la próxima, el Presidente ejecuta a un jugador.',
      corporate: 'Con el próximo, el CEO despide a un jugador.',
      cats: 'Con la próxima, el alcalde destierra a un jugador.',
    },
  },
  zone: {
    classic: 'Zona Hitler: si Hitler sale elegido Canciller, ganan los Fascistas.',
    corporate: 'Zona Rata: si se nombra a la Rata Ingeniero Jefe, ganan los topos.',
    cats: 'Zona funcionaria: si la rata funcionaria llega a cazarratas, ganan las ratas.',
  },
  tracker: {
    classic: (tracker, end) =>
      `Contador de elecciones: ${tracker} de ${end}. Con ${end}, la carta superior se aprueba sola.`,
    corporate: (tracker, end) =>
      `Contador de bloqueo: ${tracker} de ${end}. Con ${end}, el plano superior se construye solo.`,
    cats: (tracker, end) => `Paciencia: ${tracker} de ${end}. Con ${end}, el primer proyecto se aprueba solo.`,
  },
  piles: {
    classic: (deck, discards) => `Mazo: ${deck}. Descartadas: ${discards}.`,
    corporate: (deck, discards) => `Planoteca: ${deck}. Triturados: ${discards}.`,
    cats: (deck, discards) => `Buzón: ${deck}. Tirados: ${discards}.`,
  },
  nextPresident: {
    classic: ({ who }) => `La próxima Presidencia es de ${who}.`,
    corporate: ({ who }) => `El próximo CEO es ${who}.`,
    cats: ({ who }) => `La próxima alcaldía es de ${who}.`,
  },
  about: ({ who }, what) => (what.length === 0 ? who : `${who}: ${what.join(', ')}`),
  placard: {
    stands: {
      president: {
        classic: 'candidatura a la Presidencia',
        corporate: 'candidatura a CEO',
        cats: 'candidatura a la alcaldía',
      },
      chancellor: {
        classic: 'candidatura a la Cancillería',
        corporate: 'candidatura a Ingeniero Jefe',
        cats: 'candidatura a cazarratas',
      },
    },
    inOffice: {
      president: { classic: 'Presidente', corporate: 'CEO', cats: 'alcalde' },
      chancellor: { classic: 'Canciller', corporate: 'Ingeniero Jefe', cats: 'cazarratas' },
    },
    was: {
      president: {
        classic: 'Presidente del último gobierno elegido',
        corporate: 'CEO de la última dirección nombrada',
        cats: 'alcalde del último ayuntamiento elegido',
      },
      chancellor: {
        classic: 'Canciller del último gobierno elegido',
        corporate: 'Ingeniero Jefe de la última dirección nombrada',
        cats: 'cazarratas del último ayuntamiento elegido',
      },
    },
  },
  ballot: {
    ja: { classic: 'votó Ja', corporate: 'votó a favor', cats: 'ronroneó' },
    nein: { classic: 'votó Nein', corporate: 'votó en contra', cats: 'bufó' },
    cast: 'ya ha votado',
  },
  mark: {
    dead: { classic: 'ha muerto', corporate: 'sin empleo', cats: 'en el destierro' },
    away: 'ausente',
    bot: 'juega un bot',
    notHitler: {
      classic: 'no es Hitler, probado',
      corporate: 'no es la Rata, probado',
      cats: 'no es la rata funcionaria, probado',
    },
    limit: {
      classic: 'ahora no puede ser Canciller',
      corporate: 'ahora no puede ser Ingeniero Jefe',
      cats: 'ahora no puede ser cazarratas',
    },
    probed: {
      classic: 'se vio su carta de afiliación',
      corporate: 'se vio su expediente',
      cats: 'se olfateó su huella',
    },
    you: 'tú',
  },
  awaited: 'la mesa le espera',
  guest: {
    you: 'tú',
    host: 'anfitrión',
    ready: 'listo',
    notReady: 'aún no',
    bot: 'un bot',
    away: 'ausente',
  },
  tile: { classic: tile('Carta'), corporate: tile('Plano'), cats: tile('Proyecto') },
  tileFace: {
    liberal: {
      classic: tile('Carta', 'liberal'),
      corporate: tile('Plano', 'sólido'),
      cats: tile('Proyecto', 'ley gatuna'),
    },
    fascist: {
      classic: tile('Carta', 'fascista'),
      corporate: tile('Plano', 'defectuoso'),
      cats: tile('Proyecto', 'ley ratuna'),
    },
  },
  page: { up: 'Arriba', down: 'Abajo', shut: 'Volver al tablero', chat: 'Chat' },
};

function tile(name: string, face?: string): (place: number) => string {
  return (place) => (face === undefined ? `${name} ${place}` : `${name} ${place}, ${face}`);
}
