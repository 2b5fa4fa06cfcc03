import type { Key } from './terminal/keys.ts';

/** Input methods swallow Latin letters: a Hangul letter counts as the key under it. */
const hangul = 'ㅂqㅈwㄷeㄱrㅅtㅛyㅕuㅑiㅐoㅔpㅁaㄴsㅇdㄹfㅎgㅗhㅓjㅏkㅣlㅋzㅌxㅊcㅍvㅠbㅜnㅡm';
const underHangul = new Map(
  Array.from({ length: hangul.length / 2 }, (_, index) => {
    const [letter = '', key = ''] = hangul.slice(index * 2);
    return [letter, key];
  }),
);

/** What a key is called where it is no letter of a text: its small letter or its sign, else its name. */
export function nameOf(key: Key): string {
  if (key.name === 'char') return underHangul.get(key.text) ?? key.text.toLowerCase();
  return key.name === 'ctrl' && key.text === 'c' ? 'ctrl-c' : key.name;
}
