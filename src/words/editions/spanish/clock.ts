import type { ClockPhrases } from '../../phrases/clock.ts';
import type { Themed } from '../../theme.ts';

export const clock: Themed<ClockPhrases> = {
  label: 'Reloj',
  on: 'con reloj',
  left: (seconds) => `quedan ${seconds} s`,
  extraLeft: (seconds) => `extra: quedan ${seconds} s`,
  extra: 'tiempo extra',
  takes: (step, seconds) => `${step} ${seconds} s`,
  besides: (seconds) => `${seconds} s extra por persona para toda la partida`,
  shared: 'Los dos cargos comparten un reloj y gastan juntos su tiempo extra.',
  timeUp: 'Si se acaba el tiempo, un bot responde esa pregunta con lo que sabe ese asiento.',
  stop: '.',
};
