import type { LostLinkPhrases } from '../../phrases/lost-link.ts';
import type { Sentence } from '../../span.ts';
import type { Themed } from '../../theme.ts';

export const lostLink: Themed<LostLinkPhrases> = {
  bar: (since) => ({
    either: [`SIN CONEXIÓN. El anfitrión no responde desde las ${since}`, `SIN CONEXIÓN desde ${since}`],
  }),
  seatIsKept: {
    either: [
      'Tu asiento se guarda mientras siga su programa. El tablero es el de antes.',
      'Tu asiento se guarda mientras siga el programa del anfitrión.',
      'Tu asiento se guarda mientras siga su programa.',
      'El anfitrión guarda tu asiento.',
    ],
  },
  lookOnAgain: {
    either: [
      'Seguirás mirando cuando responda su programa. El tablero es el de antes.',
      'Seguirás mirando cuando responda el programa del anfitrión.',
      'Seguirás mirando cuando responda.',
    ],
  },
  trying: (tries) => trying(tries, ''),
  tryingSince: (tries, at) => trying(tries, `, el último a las ${at}`),
  otherDoors: {
    ssh: (key) => shownBy(key, 'ssh'),
    browser: (key) => shownBy(key, 'el navegador'),
    both: (key) => shownBy(key, 'ssh o el navegador'),
  },
  otherLines: {
    ssh: otherLine,
    browser: otherLine,
    both: (line) => otherLine(`${line}, o el navegador`),
  },
  otherTerminal: (line) => ({
    either: [`O vuelve desde otra terminal:  ${line}`, `O:  ${line}`, line],
  }),
};

function trying(tries: number, last: string): Sentence {
  const count = `${tries} ${tries === 1 ? 'intento' : 'intentos'}`;
  return {
    either: [
      `Se reintenta solo: ${count} hasta ahora${last}.`,
      `Se reintenta solo: ${count}${last}.`,
      `Reintentando: ${count}${last}.`,
    ],
  };
}

const shownBy = (key: string, doors: string): Sentence => ({
  either: [
    `O vuelve por ${doors}: ${key} muestra las líneas que te llevan.`,
    `O vuelve por ${doors}: ${key} muestra cómo.`,
    `O por ${doors}: ${key} dice cómo.`,
  ],
});

function otherLine(line: string): Sentence {
  return {
    either: [`O vuelve por otra puerta: ${line}.`, `O por otra puerta: ${line}.`, `O ${line}.`],
  };
}
