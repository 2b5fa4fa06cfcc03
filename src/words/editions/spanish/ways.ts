import type { Themed } from '../../theme.ts';
import type { WaysWords } from '../../table-words.ts';

export const ways: Themed<WaysWords> = {
  keys: 'Esc atrás',
  invite: {
    head: 'Cómo entrar',
    code: (code) => `ssh y el navegador piden el código de la mesa: ${code}`,
    certificate: 'El certificado de la página (SHA-256), para compararlo con lo que muestra vuestro navegador:',
  },
  back: {
    head: 'Cómo volver',
    warning:
      'Cada una de estas líneas te devuelve a tu asiento, desde aquí o desde otra máquina. Quien tenga una puede ocupar el asiento y ver lo que sabe: no se las enseñes a nadie. Cuando vuelvas, esta pantalla se cierra.',
  },
};
