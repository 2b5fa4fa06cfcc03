import type { ClockPhrases } from '../../phrases/clock.ts';
import type { Themed } from '../../theme.ts';

export const clock: Themed<ClockPhrases> = {
  label: '시간',
  on: '시간제한 있음',
  left: (seconds) => `${seconds}초 이하 남음`,
  extraLeft: (seconds) => `추가 ${seconds}초 이하`,
  extra: '추가 시간',
  takes: (step, seconds) => `${step} ${seconds}초`,
  besides: (seconds) => `추가 시간은 게임 전체에서 한 사람당 ${seconds}초`,
  shared: '직책을 맡은 두 사람은 시간을 함께 쓰고, 추가 시간도 함께 줄어요.',
  timeUp: '시간이 다 되면 그 사람이 아는 것만 가지고 봇이 그 한 번을 대신 정해요.',
  stop: '.',
};
