/** The highlighted place after an arrow key; the same one after any other. */
export function moved(place: number | null, key: string, count: number): number | null {
  if (count === 0) return place;
  if (key === 'down' || key === 'right') return place === null ? 0 : (place + 1) % count;
  if (key === 'up' || key === 'left') return place === null ? count - 1 : (place + count - 1) % count;
  return place;
}

/** Whether a key moves a highlight. */
export const isArrow = (key: string): boolean => moved(0, key, 2) !== 0;
