import type { Themed } from '../../theme.ts';
import type { WaysWords } from '../../table-words.ts';

export const ways: Themed<WaysWords> = {
  keys: 'Esc 뒤로',
  invite: {
    head: '입장 방법',
    code: (code) => `ssh와 브라우저는 입장 코드를 물어봐요: ${code}`,
    certificate: '페이지 인증서(SHA-256)예요. 손님의 브라우저에 나오는 것과 비교하세요:',
  },
  back: {
    head: '복귀 방법',
    warning:
      '아래 줄 가운데 하나면 여기서든 다른 컴퓨터에서든 내 자리로 돌아올 수 있어요. 남이 알면 내 자리에 앉아 내 비밀을 볼 수 있으니 아무에게도 보여 주지 마세요. 다른 곳에서 돌아오면 이 화면은 끝나요.',
  },
};
