/** Drawing from a deck of which only the numbers of its tiles are guessed at. */

/** The most Liberal tiles that a deck holds, and the most that are drawn at once. */
export const mostLeft = 6;
export const mostDrawn = 3;
export const everyDraw: readonly number[] = Array.from({ length: mostDrawn + 1 }, (_, drew) => drew);

const choose = (n: number, k: number): number => {
  if (k < 0 || k > n) return 0;
  let ways = 1;
  for (let step = 1; step <= k; step += 1) ways = (ways * (n - k + step)) / step;
  return ways;
};

/** The chance that `drawn` tiles out of `cards`, `liberals` of which are Liberal, hold so many Liberal ones. */
export const chanceToDraw = (held: number, drawn: number, liberals: number, cards: number): number =>
  (choose(liberals, held) * choose(cards - liberals, drawn - held)) / choose(cards, drawn);
