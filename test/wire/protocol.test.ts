import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { toJsonSchemaDefs } from '@valibot/to-json-schema';
import { format, resolveConfig } from 'prettier';
import { describe, expect, it } from 'vitest';
import { claim, move, tableCommand } from '../../src/wire/commands.ts';
import { publicEvent, secretEvent } from '../../src/wire/events.ts';
import { fromGuest, GUEST_MESSAGE_LENGTH, PROTOCOL, readFromGuest } from '../../src/wire/from-guest.ts';
import { endedByHost, fromHost, HOST_MESSAGE_LENGTH, readFromHost } from '../../src/wire/from-host.ts';
import { NAME_REFUSALS } from '../../src/text/name.ts';
import { tableReasons } from '../../src/table/index.ts';
import { chatLine, decision, tableState } from '../../src/wire/table.ts';
import { openUpdate, ownUpdate, restore } from '../../src/wire/update.ts';
import { mine, openView } from '../../src/wire/view.ts';

const docs = (file: string): string => fileURLToPath(new URL(`../../docs/${file}`, import.meta.url));
const schemaFile = docs('protocol.schema.json');

/** The protocol as JSON Schema, made of the very schemas that the wire reads by. */
function protocolSchema(): Promise<string> {
  const $defs = toJsonSchemaDefs(
    {
      fromGuest,
      fromHost,
      openUpdate,
      ownUpdate,
      tableState,
      chatLine,
      openView,
      mine,
      decision,
      move,
      claim,
      tableCommand,
      publicEvent,
      secretEvent,
    },
    // What a reader makes of a text is its own affair; the schema tells what may be sent.
    { typeMode: 'input', errorMode: 'ignore' },
  );
  const schema = {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: `secret-cli protocol, version ${PROTOCOL}`,
    anyOf: [{ $ref: '#/$defs/fromGuest' }, { $ref: '#/$defs/fromHost' }],
    $defs,
  };
  return resolveConfig(schemaFile).then((config) =>
    format(JSON.stringify(schema), { ...config, filepath: schemaFile }),
  );
}

describe('docs/protocol.schema.json', () => {
  it('is what the code says (`npm run protocol` writes it anew)', async () => {
    await expect(await protocolSchema()).toMatchFileSnapshot(schemaFile);
  });
});

describe('docs/protocol.md', () => {
  const examples = [...readFileSync(docs('protocol.md'), 'utf8').matchAll(/^```json\n(.*?)^```$/gms)].map(
    ([, text]) => text ?? '',
  );
  const kindOf = (text: string): string => {
    const { type, code } = JSON.parse(text) as { type: string; code?: string };
    return type === 'refused' ? `${type} ${code}` : type;
  };

  it.each(examples.map((text) => [kindOf(text), text]))('shows a %s that is one', (_, text) => {
    const read = readFromGuest(text) ?? readFromHost(text);
    expect(read).toEqual(JSON.parse(text));
    expect(read !== null && 'open' in read ? restore(read) : read).not.toBeNull();
  });

  it('shows every message there is, and names every code', () => {
    const page = readFileSync(docs('protocol.md'), 'utf8');
    const types = [...fromGuest.options, ...fromHost.options].flatMap((option) =>
      'entries' in option ? [option.entries.type.literal] : [],
    );
    const shown = new Set(examples.map((text) => kindOf(text).replace(/ .*/, '')));
    expect(new Set([...types, 'refused'])).toEqual(shown);
    const refusals = fromHost.options.flatMap((option) =>
      'entries' in option
        ? []
        : option.options.flatMap(({ entries: { code } }) =>
            'literal' in code ? [code.literal] : code.options,
          ),
    );
    const codes = [...tableReasons.filter((code) => code !== 'link-lost'), ...refusals, ...endedByHost];
    const commands = tableCommand.options.map(({ entries }) => entries.type.literal);
    expect([...codes, ...commands, ...NAME_REFUSALS].filter((code) => !page.includes(`\`${code}\``))).toEqual(
      [],
    );
    expect(page).toContain(`at most ${GUEST_MESSAGE_LENGTH} UTF-16 units`);
    expect(page).toContain(`at most ${HOST_MESSAGE_LENGTH.toLocaleString('en').replace(',', ' ')}`);
  });
});
