import type { ChatPhrases } from '../../phrases/chat.ts';
import type { Themed } from '../../theme.ts';

export const chat: Themed<ChatPhrases> = {
  head: 'Chat',
  headWith: (sought) => `Chat: líneas con «${sought}»`,
  keys: (find) => `Tab registro · ↑ antes · ${find} buscar · Fin último`,
  nothing: (talk) => `Nadie ha dicho nada aún. ${talk}: hablar.`,
  notFound: 'Nadie ha dicho eso.',
  round: (round) => `ronda ${round}`,
  spectator: 'Espectador',
  notices: {
    away: ({ who }) => `${who} está ausente; su asiento se guarda.`,
    back: ({ who }) => `${who} ha vuelto.`,
    'bot-in': ({ who }) => `${who} está ausente; un bot ocupa su asiento hasta que vuelva.`,
    'bot-out': ({ who }) => `${who} está ausente; ningún bot ocupa ya su asiento.`,
    'wants-break-off': ({ who }) => `${who} quiere anular la partida.`,
    'wants-to-play-on': ({ who }) => `${who} quiere seguir jugando.`,
    kicked: ({ who }) => `${who} ya no está: el anfitrión ha liberado su asiento.`,
    forced: ({ who }) => `${who} ha agotado su tiempo; por esta vez ha decidido un bot.`,
    'forced-government': {
      classic: ({ who }) => `${who}: su gobierno ha agotado el tiempo; ha decidido un bot.`,
      corporate: ({ who }) => `${who}: su dirección ha agotado el tiempo; ha decidido un bot.`,
      cats: ({ who }) => `${who}: su ayuntamiento ha agotado el tiempo; ha decidido un bot.`,
    },
  },
  rulesChanged: 'El anfitrión ha cambiado las reglas de la casa: hay que volver a decir que sí.',
  left: (columns) => `quedan ${columns}`,
  typing: { say: ['di', 'Intro enviar · Esc atrás'], find: ['busca', 'Intro fijar · Esc todo'] },
};
