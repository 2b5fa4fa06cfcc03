import { safeText } from '../text/index.ts';

/** Text from elsewhere, in at most 200 columns, as a terminal may have it. */
export const printable = (text: string): string => safeText(text, 200);
