import { useState, useSyncExternalStore, type ReactElement } from 'react';
import { CurtainScreen, RitualScreen, TableScreen, type TableScreenProps } from '../../screen/index.ts';
import { Learnt } from './learnt.ts';
import type { HandedRound } from './round.ts';
import type { Seat } from '../../game/index.ts';

type OwnProps = 'edition' | 'onEdition' | 'keymap' | 'after' | 'shuffle' | 'known' | 'onHint';

/** What every screen on one terminal has in common. */
export interface HandedRoundProps extends Pick<TableScreenProps, OwnProps> {
  readonly round: HandedRound;
  /** The line that goes on with a game that was left. */
  readonly returnLine: string;
  /** Somebody has confirmed that the program is to be left. */
  readonly onStop: () => void;
}

/**
 * What is to be seen now on a terminal that goes from hand to hand. Each hand's screen is mounted anew, so that it
 * keeps nothing of another's.
 */
export function HandedRoundScreen({ round, returnLine, onStop, ...own }: HandedRoundProps): ReactElement {
  const showing = useSyncExternalStore(round.subscribe, round.showing);
  const [edition, setEdition] = useState(own.edition);
  const [learnt] = useState(() => new Learnt(own.known ?? []));
  const { table } = round.board.latest;
  const { keymap, after } = own;
  const onEdition: typeof own.onEdition = (next) => {
    setEdition(next);
    own.onEdition?.(next);
  };
  const shared = {
    ...own,
    edition,
    onEdition,
    host: null,
    returnLine,
    link: null,
    onHand: round.hand,
    onRetry: nothingToRetry,
    onLeaveSeat: onStop,
    onClose: onStop,
  };
  const reader = (seat: Seat | null): Pick<TableScreenProps, 'known' | 'onHint'> => ({
    known: learnt.by(seat),
    onHint(kind) {
      learnt.add(seat, kind);
      own.onHint?.(kind);
    },
  });
  switch (showing.at) {
    case 'board': {
      const { at, next, goesOn } = showing;
      const handing = { at, next, people: [...round.people.keys()] };
      return (
        <TableScreen
          key="board"
          {...shared}
          {...reader(null)}
          session={round.board}
          handing={handing}
          goesOn={goesOn}
        />
      );
    }
    case 'seat': {
      const { seat } = showing;
      return (
        <TableScreen
          key={`seat ${seat}`}
          {...shared}
          {...reader(seat)}
          session={round.sessionOf(seat)}
          handing={showing}
        />
      );
    }
    case 'curtain':
      return (
        <CurtainScreen
          {...showing}
          {...{ after, keymap, edition, onEdition, onStop }}
          name={round.nameOf(showing.seat)}
          people={round.people.size}
          returnLine={returnLine}
          onTake={round.take}
          onBoard={round.lookAtBoard}
        />
      );
    case 'ritual':
      return (
        <RitualScreen
          {...{ after, edition }}
          players={table.seats.length}
          rules={table.rules}
          reader={round.nameOf(showing.reader)}
          onDone={round.ritualRead}
          onBoard={round.lookAtBoard}
        />
      );
  }
}

/** The table is in this process: no link to it is lost. */
const nothingToRetry = (): void => undefined;
