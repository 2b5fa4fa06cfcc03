import { boolean, literal, nullable, picklist, strictObject, variant } from 'valibot';
import type { Claim, Move } from '../game/index.ts';
import type { TableCommand } from '../table/index.ts';
import { exactly } from './exactly.ts';
import { differing } from './rules.ts';
import { ballot, party, policy, seat, tiles } from './vocabulary.ts';

export const move = exactly<Move>()(
  variant('type', [
    strictObject({ type: literal('nominate'), chancellor: seat }),
    strictObject({ type: literal('vote'), ballot }),
    strictObject({ type: literal('discard'), policy }),
    strictObject({ type: literal('enact'), policy }),
    strictObject({ type: literal('veto') }),
    strictObject({ type: literal('answer-veto'), consent: boolean() }),
    strictObject({ type: literal('investigate'), target: seat }),
    strictObject({ type: literal('peek') }),
    strictObject({ type: literal('special-election'), target: seat }),
    strictObject({ type: literal('execute'), target: seat }),
  ]),
);

export const claim = exactly<Claim>()(
  variant('about', [
    strictObject({
      type: literal('claim'),
      about: picklist(['president-hand', 'chancellor-hand', 'peek']),
      policies: tiles,
    }),
    strictObject({ type: literal('claim'), about: literal('investigation'), target: seat, party }),
  ]),
);

/** What a person wants of the table, or its host does with it. */
export const tableCommand = exactly<TableCommand>()(
  variant('type', [
    strictObject({ type: literal('ready'), rules: nullable(differing) }),
    strictObject({ type: literal('looked') }),
    strictObject({ type: literal('break-off'), wish: boolean() }),
    strictObject({ type: literal('start') }),
    strictObject({ type: literal('go-on') }),
    strictObject({ type: literal('add-bot') }),
    strictObject({ type: literal('again') }),
    strictObject({ type: literal('move-seat'), from: seat, to: seat }),
    strictObject({ type: literal('kick'), seat }),
    strictObject({ type: literal('remove-bot'), seat }),
    strictObject({ type: literal('rules'), rules: differing }),
    strictObject({ type: literal('together'), together: boolean() }),
    strictObject({ type: literal('pause'), paused: boolean() }),
    strictObject({ type: literal('stand-in'), seat, bot: boolean() }),
  ]),
);
