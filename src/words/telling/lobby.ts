import {
  cardsFor,
  completeRules,
  mastermindPlayers,
  maxPlayers,
  minPlayers,
  type Role,
  type Rules,
  type Seat,
} from '../../game/index.ts';
import { followedBy, versionsOf, type Sentence } from '../span.ts';
import { peopleWho } from './table.ts';
import { person } from '../phrases/person.ts';
import type { AskingPanel, LobbyWords, Standing } from '../table-words.ts';
import type { LobbyPhrases } from '../phrases/lobby.ts';
import type { NameOf } from '../words.ts';
import type { Phrases } from '../phrases/index.ts';

/** Before a game. */
export function lobby({ lobby: say }: Phrases): LobbyWords {
  const { kick, move, confirmKick, chooseSeat } = say;
  return {
    ...say,
    readable: (open) =>
      say.readable[open.some(({ door, secure }) => door === 'browser' && !secure) ? 'browser' : 'node'],
    together: (rules) => say.together[completeRules(rules).silence],
    roles: (players, rules) => rolesDealt(say, players, rules) ?? say.playersNeeded(minPlayers, maxPlayers),
    board(players) {
      const first = Math.max(players - ((players + 1) % 2), minPlayers);
      return say.board(first, first + 1);
    },
    ask: (standing) => ({ ...asking(say, standing), rows: ['', beforeTheDeal(say, standing), ''] }),
    kick: (seat, nameOf) => ({
      bar: kick.bar,
      rows: [chosen(seat, nameOf, kick.chosen), kick.how, ''],
    }),
    confirmKick(seat, nameOf) {
      const who = person(seat, nameOf);
      const { head, bar, next, buttons } = confirmKick;
      return { head, bar: bar(who), rows: ['', next, ''], buttons: buttons(who) };
    },
    move: (seat, held, nameOf) => ({
      bar: move.bar,
      rows: [chosen(seat, nameOf, held ? move.held : move.chosen), move.why, ''],
    }),
  };

  function chosen(
    seat: Seat | null,
    nameOf: NameOf,
    said: (one: ReturnType<typeof person>) => Sentence,
  ): Sentence {
    return seat === null ? chooseSeat : said(person(seat, nameOf));
  }
}

/** How many of each role are dealt under these rules; null for other numbers of players than may play. */
export function rolesDealt(
  { roles }: Pick<LobbyPhrases, 'roles'>,
  players: number,
  rules: Partial<Rules>,
): Sentence | null {
  const [cards] = cardsFor(players, rules);
  if (cards === undefined) return null;
  const counts: Partial<Record<Role, number>> = {};
  for (const role of cards.roles) counts[role] = (counts[role] ?? 0) + 1;
  return roles[completeRules(rules).mastermind](players, counts);
}

function asking({ ask }: LobbyPhrases, { company, me, hosts }: Standing): Pick<AskingPanel, 'bar' | 'asks'> {
  const { seats, host, startsByItself, capacity } = company;
  const unready = peopleWho(company, ({ ready }, seat) => !ready && seat !== host);
  const others = unready.filter(({ number }) => number - 1 !== me);
  const missing = (startsByItself ? capacity : minPlayers) - seats.length;
  if (me !== null && !hosts && others.length < unready.length) return { asks: true, bar: ask.ready };
  if (missing > 0) return { asks: false, bar: (startsByItself ? ask.startsWith : ask.tooFew)(missing) };
  if (others.length > 0) return { asks: false, bar: ask.waitingFor(others) };
  if (hosts) return { asks: true, bar: ask.start(seats.length) };
  return {
    asks: false,
    bar: host === null ? ask.startedByHost : ask.startedBy(person(host, (seat) => seats[seat]?.name ?? '')),
  };
}

/** Who deals, and that they are few for a Mastermind (MM-4), which goes first where there is no room for both. */
function beforeTheDeal(say: LobbyPhrases, standing: Standing): Sentence {
  const { seats, rules } = standing.company;
  const deals = dealer(say, standing);
  if (completeRules(rules).mastermind === 'off' || seats.length >= mastermindPlayers) return deals;
  const few = say.fewForMastermind(mastermindPlayers, maxPlayers);
  const [longest, ...shorter] = [...versionsOf(followedBy(deals, few)), ...versionsOf(few)];
  return { either: [longest ?? '', ...shorter] };
}

/** Who holds the cards: every seat must know. */
function dealer({ dealer: say }: LobbyPhrases, { company: { seats, host }, me, hosts }: Standing): Sentence {
  if (hosts) return me === null ? say.iWatch : say.iPlay;
  return host === null ? say.watches : say.plays(person(host, (seat) => seats[seat]?.name ?? ''));
}
