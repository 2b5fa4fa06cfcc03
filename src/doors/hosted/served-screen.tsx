import { useSyncExternalStore, type ReactElement } from 'react';
import { EntranceScreen, TableScreen } from '../../screen/index.ts';
import { wordsIn } from '../../words/index.ts';
import type { House } from './comer.ts';
import type { Stay } from './stay.ts';
import type { Visit } from './visit.ts';

/** A visitor's screen: the entrance, then the table's. */
export function VisitScreen({ visit, house }: { readonly visit: Visit; readonly house: House }): ReactElement {
  const stay = useSyncExternalStore(visit.subscribe, visit.stay);
  if (stay !== null) return <StayScreen stay={stay} house={house} />;
  return (
    <EntranceScreen
      words={wordsIn(visit.edition)}
      keymap={house.keymap}
      table={house.table.name}
      doorkeeper={visit}
      name={visit.comer.name ?? ''}
      refused={visit.refused}
    />
  );
}

/** The table's screen, for somebody who is in. */
export function StayScreen({
  stay,
  house: { keymap, after, shuffle },
}: {
  readonly stay: Stay;
  readonly house: House;
}): ReactElement {
  return (
    <TableScreen
      session={stay.session}
      {...stay.reader}
      onEdition={stay.reads}
      keymap={keymap}
      after={after}
      shuffle={shuffle}
      host={null}
      came={stay.way}
      returnLine={stay.way.openLine}
      link={null}
      onRetry={nothingToRetry}
      onLeaveSeat={stay.leave}
      onClose={stay.leave}
    />
  );
}

/** The table is in this process: no link to it is lost. */
const nothingToRetry = (): void => undefined;
