import { Box, Text } from 'ink';
import type { ReactElement } from 'react';
import { inAscii } from './ascii.ts';
import { fitted, type Ink, type Line } from './line.ts';
import { painted } from './palette.ts';
import { useLook } from './terminal/hooks.ts';
import type { Look } from './terminal/look.ts';

/** A region of fixed size: a row for each line, filled or cut to its width. */
export function Rows({
  lines,
  columns,
}: {
  readonly lines: readonly Line[];
  readonly columns: number;
}): ReactElement {
  const { ascii } = useLook();
  return (
    <Box flexDirection="column" flexShrink={0} width={columns} height={lines.length}>
      {lines.map((line, index) => (
        <Row key={index} line={fitted(ascii ? inAscii(line) : line, columns)} />
      ))}
    </Box>
  );
}

function Row({ line }: { readonly line: Line }): ReactElement {
  const look = useLook();
  return (
    <Text wrap="truncate">
      {line.map((ink, index) => (
        <Text key={index} {...propsOf(ink, look)}>
          {ink.text}
        </Text>
      ))}
    </Text>
  );
}

const propsOf = ({ weight, tone, inverse = false, underline = false }: Ink, look: Look) => ({
  bold: weight === 'bold',
  dimColor: weight === 'dim',
  inverse,
  underline,
  ...(tone && painted(tone, look)),
});
