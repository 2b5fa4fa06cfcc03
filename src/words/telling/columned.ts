import { width } from '../../text/index.ts';

/** Labels in one row: each from its column on, counted from 0, or one behind the label before where that is longer. */
export const columned = (labels: readonly (readonly [at: number, label: string])[]): string =>
  labels.reduce((line, [at, label]) => {
    const least = line === '' ? 0 : 1;
    return `${line}${' '.repeat(Math.max(at - width(line), least))}${label}`;
  }, '');
