import { faultIn, policies, roles, type Deal } from '../game/index.ts';
import { isListOf, isObject, type Fields } from './read-line.ts';
import { readRules } from './options.ts';
import type { Break } from './referee.ts';

type Fault = Omit<Break, 'line'>;

/** Reads the line that opens a game: what a game can be dealt from, or what is wrong with it. */
export function readGameLine(line: Fields): Deal | Fault {
  const problem = shapeProblem(line);
  if (problem !== null) return { clause: 'format', reason: problem };
  const rules = readRules(line['rules'] as Fields);
  if ('problem' in rules) return { clause: 'format', reason: rules.problem };
  const deal = { ...line, rules } as unknown as Deal;
  const fault = faultIn(deal);
  return fault === null ? deal : { clause: fault.clause, reason: fault.why };
}

function shapeProblem(line: Fields): string | null {
  if (line['format'] !== 'secret-cli.record') return 'the format is not secret-cli.record';
  if (line['version'] !== 1) return 'the version is not 1';
  if (typeof line['id'] !== 'string') return 'the game has no id';
  if (!isObject(line['rules'])) return 'the game has no rules object';
  if (!isListOf(line['players'], (player) => isObject(player) && typeof player['name'] === 'string'))
    return 'players is not a list of objects with a name';
  if (!isListOf(line['roles'], (role) => (roles as readonly unknown[]).includes(role)))
    return 'roles is not a list of roles';
  if (!isListOf(line['deck'], (tile) => (policies as readonly unknown[]).includes(tile)))
    return 'deck is not a list of policies';
  return null;
}
