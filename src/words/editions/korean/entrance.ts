import type { EntranceWords } from '../../entrance-words.ts';
import type { Themed } from '../../theme.ts';

const another = '다른 이름을 고르세요.';

/** Before somebody sits, and after they have gone. */
export const entrance: Themed<EntranceWords> = {
  title: { classic: '시크릿 히틀러', corporate: 'secret-cli', cats: 'secret-cli' },
  where: '입구',
  about: [
    '5명에서 10명이 하는 테이블이에요: 숨은 역할과 투표, 거짓말의 게임이죠.',
    '게임은 테이블을 연 사람의 컴퓨터에서 돌아가고, 내 화면도 거기서 그려요.',
  ],
  ask: {
    code: { either: ['이 테이블의 입장 코드가 뭔가요?', '입장 코드가 뭔가요?'] },
    name: '이름이 뭔가요?',
    'way-back': {
      either: [
        '빈자리가 없어요: 복귀 코드를 넣거나 관전하세요',
        '복귀 코드를 넣거나 관전하세요',
        '복귀 코드가 뭔가요?',
      ],
    },
  },
  field: { code: '코드', name: '이름', 'way-back': '복귀 코드' },
  codePrompt: (left) =>
    left === null ? '테이블 입장 코드: ' : `코드가 틀렸어요. ${left}번 더 할 수 있어요. 테이블 입장 코드: `,
  refused: {
    empty: '이름에는 글자가 하나는 있어야 해요.',
    'too-wide': {
      either: ['16칸(한글 8자)보다 길어요. 더 짧은 이름을 고르세요.', '너무 길어요: 더 짧은 이름을 고르세요.'],
    },
    'forbidden-character': {
      either: [`표시할 수 없는 문자가 있어요. ${another}`, '표시할 수 없는 문자가 있어요.'],
    },
    'stray-marks': {
      either: [
        `글자 없는 부호가 있거나 한 글자에 부호가 너무 많아요. ${another}`,
        `부호가 이상해요. ${another}`,
      ],
    },
    'mixed-scripts': {
      either: [`여러 나라 글자가 섞여 있어요. ${another}`, '여러 나라 글자가 섞여 있어요.'],
    },
    'unsteady-width': {
      either: [`터미널마다 다르게 그려지는 문자가 있어요. ${another}`, `터미널마다 달라 보여요. ${another}`],
    },
    'no-letter-first': `글자로 시작해야 해요. ${another}`,
    'unusual-character': {
      either: [
        "이름에는 글자, 숫자, 띄어쓰기와 - ' . 만 쓸 수 있어요.",
        "글자, 숫자, 띄어쓰기, - ' . 만 돼요.",
      ],
    },
    'like-a-sign': {
      either: [`게임판의 기호나 직책, 자리처럼 읽혀요. ${another}`, `기호처럼 읽혀요. ${another}`],
    },
    'name-taken': {
      either: [
        `누가 쓰는 이름이거나, 그와 비슷하거나, 봇 이름 같아요. ${another}`,
        `누가 쓰는 이름이거나 너무 비슷해요. ${another}`,
        `누가 쓰는 이름이에요. ${another}`,
      ],
    },
    full: {
      either: [
        '게임이 시작됐거나 빈자리가 없어요. Tab을 누르면 관전할 수 있어요.',
        '지금은 빈자리가 없어요. 관전은 Tab이에요.',
      ],
    },
    'bad-code': {
      either: ['코드가 틀렸어요. 테이블을 연 사람에게 물어보세요.', '코드가 틀렸어요.'],
    },
    'cut-way-back': {
      either: [
        '복귀 코드가 다 들어오지 않았어요: 네 글자씩 다섯 묶음이에요.',
        '복귀 코드는 네 글자씩 다섯 묶음이에요.',
        '복귀 코드가 잘렸어요.',
      ],
    },
    'no-such-seat': {
      either: [
        '돌아올 자리가 이제 여기 없어요. 새 자리에 앉거나 관전하세요.',
        '그 자리는 이제 없어요. 새 자리에 앉으세요.',
        '그 자리는 없어요. 새로 앉으세요.',
      ],
    },
    closed: '테이블이 닫혔어요.',
  },
  farewell: {
    left: '테이블에서 나왔어요.',
    closed: '테이블이 닫혔어요.',
    kicked: '방장이 나를 내보냈어요.',
    replaced: '다른 곳에서 내 자리를 이어받았어요.',
    'wrong-codes': '코드를 너무 많이 틀렸어요. 테이블을 연 사람에게 물어보고 다시 오세요.',
    fault: '프로그램 오류로 화면이 끝났어요. 테이블을 연 사람에게 알려 주세요.',
  },
  kept: (returnLine) => `내 자리는 남아 있어요. 돌아오려면:\n  ${returnLine}`,
  nothingElse: (line) => `이 호스트는 게임 화면만 보여 줘요. 이렇게 접속하세요:  ${line}`,
};
