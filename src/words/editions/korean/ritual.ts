import type { RitualPhrases } from '../../phrases/handing.ts';
import type { Themed } from '../../theme.ts';

export const ritual: Themed<RitualPhrases> = {
  head: '소리 내어 읽기',
  reads: (reader, line, lines) => ({
    either: [
      `${reader} 님이 모두에게 읽어요: ${lines}줄 중 ${line}번째`,
      `${reader} 님: ${lines}줄 중 ${line}번째`,
      `${lines}줄 중 ${line}번째`,
    ],
  }),
  yourEyes: {
    either: [
      '읽는 사람도 참가자예요: 나를 부르는 줄이 아니면 이 줄만 보세요.',
      '나를 부르는 줄이 아니면 이 줄만 보세요.',
    ],
  },
  eyesShut: '모두 눈을 감아 주세요.',
  eyesShutFistsOut: '모두 눈을 감고 주먹을 앞으로 내밀어 주세요.',
  look: {
    withHitler: {
      one: {
        classic: '파시스트와 히틀러는 눈을 뜨고 서로를 확인해 주세요.',
        corporate: '내통자와 스파이 쥐는 눈을 뜨고 서로를 확인해 주세요.',
        cats: '쥐 두 마리는 눈을 뜨고 서로를 확인해 주세요.',
      },
      more: {
        classic: '파시스트들과 히틀러는 눈을 뜨고 서로를 확인해 주세요.',
        corporate: '내통자들과 스파이 쥐는 눈을 뜨고 서로를 확인해 주세요.',
        cats: '쥐들은 모두 눈을 뜨고 서로를 확인해 주세요.',
      },
    },
    withoutHitler: {
      one: {
        classic: '파시스트는 눈을 떠 주세요. 히틀러는 계속 눈을 감아 주세요.',
        corporate: '내통자는 눈을 떠 주세요. 스파이 쥐는 계속 눈을 감아 주세요.',
        cats: '변장한 쥐는 눈을 떠 주세요. 공무원 쥐는 계속 눈을 감아 주세요.',
      },
      more: {
        classic: '히틀러가 아닌 파시스트들은 눈을 뜨고 서로를 확인해 주세요.',
        corporate: '스파이 쥐가 아닌 내통자들은 눈을 뜨고 서로를 확인해 주세요.',
        cats: '공무원 쥐가 아닌 쥐들은 눈을 뜨고 서로를 확인해 주세요.',
      },
    },
  },
  thumb: {
    withHitler: {
      classic: '히틀러는 엄지를 들어 주세요.',
      corporate: '스파이 쥐는 엄지를 들어 주세요.',
      cats: '공무원 쥐는 엄지를 들어 주세요.',
    },
    withoutHitler: {
      classic: '히틀러는 눈을 감은 채 엄지를 들어 주세요.',
      corporate: '스파이 쥐는 눈을 감은 채 엄지를 들어 주세요.',
      cats: '공무원 쥐는 눈을 감은 채 엄지를 들어 주세요.',
    },
  },
  thumbIsHitler: {
    one: {
      classic: '파시스트는 엄지를 든 사람을 확인해 주세요. 그 사람이 히틀러예요.',
      corporate: '내통자는 엄지를 든 사람을 확인해 주세요. 그 사람이 스파이 쥐예요.',
      cats: '변장한 쥐는 엄지를 든 쪽을 확인해 주세요. 그쪽이 공무원 쥐예요.',
    },
    more: {
      classic: '파시스트들은 엄지를 든 사람을 확인해 주세요. 그 사람이 히틀러예요.',
      corporate: '내통자들은 엄지를 든 사람을 확인해 주세요. 그 사람이 스파이 쥐예요.',
      cats: '쥐들은 엄지를 든 쪽을 확인해 주세요. 그쪽이 공무원 쥐예요.',
    },
  },
  pause: '(긴 침묵: 속으로 열까지 세세요)',
  eyesShutAgain: '모두 다시 눈을 감아 주세요.',
  eyesShutHandsDown: '모두 눈을 감고 손을 내려 주세요.',
  handsForMastermind: {
    classic: '파시스트와 히틀러는 주먹을 내밀고, 히틀러는 엄지도 들어 주세요. 나머지는 손을 내려 주세요.',
    corporate: '내통자와 스파이 쥐는 주먹을 내밀고, 스파이 쥐는 엄지도 들어 주세요. 나머지는 손을 내려 주세요.',
    cats: '쥐들은 모두 주먹을 내밀고, 공무원 쥐는 엄지도 들어 주세요. 나머지는 손을 내려 주세요.',
  },
  mastermindLooks: {
    maybe: {
      classic: '마스터 마인드가 있다면 눈을 떠 주세요. 주먹은 파시스트, 엄지는 히틀러예요.',
      corporate: '흑막이 있다면 눈을 떠 주세요. 주먹은 내통자, 엄지는 스파이 쥐예요.',
      cats: '늙은 수고양이가 있다면 눈을 떠 주세요. 주먹은 쥐, 엄지는 공무원 쥐예요.',
    },
    certain: {
      classic: '마스터 마인드는 눈을 떠 주세요. 주먹은 파시스트, 엄지는 히틀러예요.',
      corporate: '흑막은 눈을 떠 주세요. 주먹은 내통자, 엄지는 스파이 쥐예요.',
      cats: '늙은 수고양이는 눈을 떠 주세요. 주먹은 쥐, 엄지는 공무원 쥐예요.',
    },
  },
  eyesOpen: '모두 눈을 떠 주세요.',
  unclear: '실수가 있었거나 역할을 잊은 분은 지금 말씀해 주세요.',
};
