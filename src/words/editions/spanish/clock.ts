import type { ClockPhrases } from '../../phrases/clock.ts';
import type { Themed } from '../../theme.ts';

export const clock: Themed<ClockPhrases> = {
  label: 'Reloj',
  on: 'con reloj',
  left: (seconds) => `${seconds} s o menos`,
  extraLeft: (seconds) => `extra ${seconds} s o menos`,
  extra: 'tiempo extra',
  takes: (step, seconds) => `${step} ${seconds} s`,
  besides: (seconds) => `${seconds} s extra por persona para toda la partida`,
  shared: 'Los dos cargos comparten un reloj y gastan juntos su tiempo extra.',
  timeUp: 'Si se acaba el tiempo, un bot responde a esa única pregunta con lo que sabe ese asiento.',
  stop: '.',
};
