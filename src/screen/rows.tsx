import { Box } from 'ink';
import { createElement, memo, type ReactElement } from 'react';
import { inAscii } from './ascii.ts';
import { fitted, type Line } from './line.ts';
import { styled } from './styled.ts';
import { useLook } from './terminal/hooks.ts';
import { usualEdition, type Theme } from '../words/index.ts';

/** A region of fixed size: a row for each line, filled or cut to its width. */
export function Rows({
  lines,
  columns,
  theme = usualEdition.theme,
}: {
  readonly lines: readonly Line[];
  readonly columns: number;
  /** Whose colours the teams have. */
  readonly theme?: Theme;
}): ReactElement {
  const look = useLook();
  return (
    <Box flexDirection="column" flexShrink={0} width={columns} height={lines.length}>
      {lines.map((line, index) => (
        <Row
          key={index}
          text={styled(fitted(look.ascii ? inAscii(line) : line, columns), look, theme)}
          columns={columns}
        />
      ))}
    </Box>
  );
}

/**
 * What Ink's `Text` is made of, with the size that a `Text` can't be given: one without is measured anew each time its
 * text changes, and Ink keeps every text that it ever measured.
 */
const Row = memo(({ text, columns }: { readonly text: string; readonly columns: number }) =>
  createElement('ink-text', { style: { width: columns, height: 1, flexShrink: 0 } }, text),
);
