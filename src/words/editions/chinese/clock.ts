import type { ClockPhrases } from '../../phrases/clock.ts';
import type { Themed } from '../../theme.ts';

export const clock: Themed<ClockPhrases> = {
  label: '計時',
  on: '有計時',
  left: (seconds) => `剩 ${seconds} 秒以內`,
  extraLeft: (seconds) => `加時剩 ${seconds} 秒以內`,
  extra: '加時中',
  takes: (step, seconds) => `${step} ${seconds} 秒`,
  besides: (seconds) => `每人整局另有加時 ${seconds} 秒`,
  shared: '在任的兩人共用計時，加時也一起扣。',
  timeUp: '時間一到，電腦就只憑那個座位所知，代打那一次。',
  stop: '。',
};
