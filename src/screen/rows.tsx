import { Box, Text } from 'ink';
import type { ReactElement } from 'react';
import { fitted, type Ink, type Line } from './line.ts';
import { palette } from './palette.ts';

/** A region of fixed size: a row for each line, filled or cut to its width. */
export function Rows({
  lines,
  columns,
}: {
  readonly lines: readonly Line[];
  readonly columns: number;
}): ReactElement {
  return (
    <Box flexDirection="column" flexShrink={0} width={columns} height={lines.length}>
      {lines.map((line, index) => (
        <Row key={index} line={fitted(line, columns)} />
      ))}
    </Box>
  );
}

function Row({ line }: { readonly line: Line }): ReactElement {
  return (
    <Text wrap="truncate">
      {line.map((ink, index) => (
        <Text key={index} {...look(ink)}>
          {ink.text}
        </Text>
      ))}
    </Text>
  );
}

const look = ({ weight, tone, inverse = false, underline = false }: Ink) => ({
  bold: weight === 'bold',
  dimColor: weight === 'dim',
  inverse,
  underline,
  ...(tone && { color: palette[tone] }),
});
