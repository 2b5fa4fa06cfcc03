import { lostLink } from './lost-link.ts';
import { person, type Person } from '../phrases/person.ts';
import type { AwaitedOf, Hurry } from '../phrases/table.ts';
import type { Company, TableWords } from '../table-words.ts';
import type { Phrases } from '../phrases/index.ts';
import type { PublicPhase, Seat } from '../../game/index.ts';

/** What is said of a table around its game. */
export function table(phrases: Phrases): TableWords {
  const { table: say } = phrases;
  const haveLooked = ({ seats }: Company): string =>
    say.haveLooked(seats.filter(({ ready }) => ready).length, seats.length);

  return {
    button(use, { company, hosts, here }, seat) {
      const { buttons } = say;
      if (use === 'standIn') return buttons.standIn((seat ?? 0) + 1);
      if (use === 'start') return buttons.start(company.seats.length);
      return use === 'breakOff' && !hosts && !here ? buttons.wishBreakOff : buttons[use];
    },

    looked: ({ company, me }) => ({
      bar: say.waitingToLook(peopleWho(company, ({ ready }) => !ready)),
      rows: [
        say.beginsWhenLooked,
        (me === null ? say.lookedWatching : say.lookedPlaying)(haveLooked(company)),
        '',
      ],
    }),
    haveLooked,

    away(seat, phase, clocked, nameOf) {
      const who = person(seat, nameOf);
      const { away } = say;
      return {
        head: away.head,
        bar: away.bar[awaitedIn(phase)](who),
        rows: ['', away.bot(who), away.waiting[hurry(clocked)]],
      };
    },

    paused: (clocked, { here }) => ({
      bar: here ? say.here.paused : say.paused.bar,
      rows: [here ? say.here.until : say.paused.until[hurry(clocked)], say.paused.meanwhile, ''],
    }),
    linkLost: lostLink(phrases),

    menu: ({ company, here }) => ({
      head: say.menu.head,
      bar: say.menu.bar,
      rows: here ? ['', say.here.menu, ''] : ['', wishes(company), say.menu.majority],
    }),

    brokenOff: (by, open) => ({
      bar: say.brokenOff[by],
      rows: [say.undecided, open ? say.talkIsOpenToAll : '', open ? '' : say.noMore],
    }),

    breakOff: ({ here }) => (here ? { ...say.breakOff, ...say.here.breakOff } : say.breakOff),
    silence: say.silence,
  };

  function wishes({ seats, wantsBreakOff }: Company): ReturnType<typeof say.wishing> {
    if (wantsBreakOff.length === 0) return say.nobodyWishes;
    const wishing = wantsBreakOff.map((seat) => sitterOf(seats, seat));
    return say.wishing(wishing, seats.filter((sitter) => sitter.person).length);
  }
}

const hurry = (clocked: boolean): Hurry => (clocked ? 'clock' : 'noClock');

function awaitedIn(phase: PublicPhase): AwaitedOf {
  if (phase === 'vote') return 'ballot';
  return phase === 'legislate' ? 'government' : 'seat';
}

const sitterOf = (seats: Company['seats'], seat: Seat): Person => person(seat, (one) => seats[one]?.name ?? '');

/** Those of a company of whom something holds. */
export const peopleWho = (
  { seats }: Company,
  holds: (one: Company['seats'][number], seat: Seat) => boolean,
): readonly Person[] => seats.flatMap((one, seat) => (holds(one, seat) ? [sitterOf(seats, seat)] : []));
