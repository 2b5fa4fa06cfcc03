import type { LostLinkPhrases } from '../../phrases/lost-link.ts';
import type { Sentence } from '../../span.ts';
import type { Themed } from '../../theme.ts';

export const lostLink: Themed<LostLinkPhrases> = {
  bar: (since) => ({
    either: [`연결이 끊겼어요. ${since}부터 방장과 연결되지 않아요`, `연결 끊김. ${since}부터 방장 없음`],
  }),
  seatIsKept: {
    either: [
      '방장의 프로그램이 켜져 있는 한 내 자리는 남아요. 게임판은 그때 그대로예요.',
      '방장의 프로그램이 켜져 있는 한 내 자리는 남아요.',
      '방장 쪽이 켜져 있으면 내 자리는 남아요.',
    ],
  },
  lookOnAgain: {
    either: [
      '방장의 프로그램이 응답하면 바로 다시 관전해요. 게임판은 그때 그대로예요.',
      '방장의 프로그램이 응답하면 다시 관전해요.',
      '방장이 응답하면 다시 관전해요.',
    ],
  },
  trying: (tries) => trying(tries, ''),
  tryingSince: (tries, at) => trying(tries, `, 마지막은 ${at}`),
  otherDoors: {
    ssh: (key) => shownBy(key, 'ssh로'),
    browser: (key) => shownBy(key, '브라우저로'),
    both: (key) => shownBy(key, 'ssh나 브라우저로'),
  },
  otherLines: {
    ssh: (line) => otherLine(line),
    browser: (line) => otherLine(line),
    both: (line) => otherLine(`${line} · 브라우저`),
  },
  otherTerminal: (line) => ({
    either: [`다른 터미널에서 돌아올 수도 있어요:  ${line}`, `또는:  ${line}`, line],
  }),
};

function trying(tries: number, last: string): Sentence {
  return {
    either: [
      `저절로 다시 시도하고 있어요: 지금까지 ${tries}번${last}.`,
      `저절로 다시 시도해요: ${tries}번${last}.`,
      `다시 시도 중: ${tries}번${last}.`,
    ],
  };
}

const shownBy = (key: string, doors: string): Sentence => ({
  either: [
    `${doors} 돌아올 수도 있어요: ${key} 키를 누르면 복귀 방법이 나와요.`,
    `${doors} 돌아올 수도 있어요: 방법은 ${key} 키.`,
    `${doors}도 돼요: 방법은 ${key} 키.`,
  ],
});

function otherLine(line: string): Sentence {
  return {
    either: [`다른 길로 돌아올 수도 있어요: ${line}`, `다른 길: ${line}`, `또는 ${line}`],
  };
}
