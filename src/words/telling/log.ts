import { claimed } from './claims.ts';
import { counted } from './counted.ts';
import { crowdOf } from './crowd.ts';
import { fascistSquares, hitlerZoneFrom } from '../../game/index.ts';
import { nextAlive, seatsBetween, type Background, type EventOf } from '../story.ts';
import { person } from '../phrases/person.ts';
import { sentences } from '../span.ts';
import type { BecausePhrases, LogPhrases, Pair } from '../phrases/log.ts';
import type { LogWords, NameOf } from '../words.ts';
import type { Phrases } from '../phrases/index.ts';

/** The log in an edition's phrases. */
export function log(phrases: Phrases): LogWords {
  const { log, reminders } = phrases;
  return {
    'round-began': (event, before, nameOf) =>
      log.roundBegan(person(event.president, nameOf), because(log.because, event, before, nameOf)),

    nominated(event, { laid, notHitler }, nameOf) {
      const pair = pairOf(event, nameOf);
      if (notHitler.includes(event.chancellor)) return log.nominatedNotHitler(pair);
      return laid.fascist < hitlerZoneFrom ? log.nominated(pair) : log.nominatedInZone(pair, laid.fascist);
    },

    voted: () => null,

    elected(event, before, nameOf) {
      const said = log.elected(pairOf(event, nameOf), counted(event.ballots));
      return before.tracker > 0 && event.tracker === 0 ? sentences(said, log.trackerReset) : said;
    },

    rejected(event, _, nameOf) {
      const count = counted(event.ballots);
      const say = count.ja === count.nein ? log.rejectedByTie : log.rejected;
      return say(pairOf(event, nameOf), count, event.tracker);
    },

    'proved-not-hitler': ({ seat }, _, nameOf) => log.provedNotHitler(person(seat, nameOf)),

    enacted({ policy }, before) {
      const nth = before.laid[policy] + 1;
      return policy === 'liberal' ? log.enacted.liberal(nth) : fascistEnacted(log, nth, before);
    },

    'veto-asked': ({ chancellor }, _, nameOf) => log.vetoAsked(person(chancellor, nameOf)),

    'veto-refused': ({ president }, { chancellor }, nameOf) =>
      log.vetoRefused(person(president, nameOf), person(chancellor, nameOf)),

    'veto-agreed': ({ president, tracker }, { players, dead, rules }, nameOf) =>
      sentences(
        log.vetoAgreed(person(president, nameOf), tracker),
        reminders.electedSoLimited[crowdOf(rules, players - dead.length, players)],
      ),

    chaos: ({ policy }, { laid }) => log.chaos[policy](laid[policy] + 1),

    reshuffled: ({ cards }) => log.reshuffled(cards),

    'power-opened': ({ power, president }, _, nameOf) => log.powerOpened[power](person(president, nameOf)),

    investigated: ({ president, target }, _, nameOf) =>
      log.investigated(person(president, nameOf), person(target, nameOf)),

    peeked: ({ president }, _, nameOf) => log.peeked(person(president, nameOf)),

    'special-election-called': ({ president, target }, _, nameOf) =>
      log.specialElectionCalled(person(president, nameOf), person(target, nameOf)),

    executed({ president, target, hitler, party }, { players, dead, rules }, nameOf) {
      const about = [person(president, nameOf), person(target, nameOf)] as const;
      if (hitler) return log.executedHitler(...about);
      const alive = players - dead.length;
      const [before, after] = [alive, alive - 1].map((count) => crowdOf(rules, count, players));
      return sentences(
        log.executed(...about),
        ...(party === null ? [] : [log.cardShown[party]]),
        ...(before === 'many' && after === 'few' ? [log.fewAreLeft] : []),
      );
    },

    claimed: ({ seat, claim }, _, nameOf) => log.claimed(person(seat, nameOf), claimed(phrases, claim, nameOf)),

    ended: ({ by }) => log.ended[by],
  };
}

const pairOf = ({ president, chancellor }: Readonly<Record<keyof Pair, number>>, nameOf: NameOf): Pair => ({
  president: person(president, nameOf),
  chancellor: person(chancellor, nameOf),
});

function fascistEnacted({ enacted }: LogPhrases, nth: number, { powers, players }: Background): string {
  if (nth === fascistSquares) return enacted.fascist(nth);
  if (nth === hitlerZoneFrom) return enacted.opensZone(nth);
  if (nth === fascistSquares - 1) return enacted.opensVeto(nth);
  return powers[nth - 1] === null ? enacted.fascistWithoutPower(nth, players) : enacted.fascist(nth);
}

function because(
  say: BecausePhrases,
  { because, president }: EventOf<'round-began'>,
  before: Background,
  nameOf: NameOf,
): string {
  const { order } = before;
  switch (because) {
    case 'first':
      return say.first;
    case 'next': {
      if (order === null) return say.next;
      const dead = seatsBetween(order, president, before).map((seat) => seat + 1);
      return dead.length > 0 ? say.nextPast(dead) : say.nextAfter(person(order, nameOf));
    }
    case 'special-election': {
      const twice = order !== null && nextAlive(order, before) === president;
      return (twice ? say.pickedAndNext : say.picked)(person(before.president, nameOf));
    }
    case 'resumed':
      return say.resumed(person(order, nameOf));
  }
}
