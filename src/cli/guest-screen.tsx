import { useSyncExternalStore, type ReactElement } from 'react';
import { TableScreen, type TableScreenProps } from '../screen/index.ts';
import type { LinkState, Reconnecting } from '../wire/index.ts';

/** A guest's screen: the table's, with what the link to it is like. */
export function GuestScreen({
  session,
  ...props
}: Omit<TableScreenProps, 'link' | 'onRetry' | 'session'> & { readonly session: Reconnecting }): ReactElement {
  const link = useSyncExternalStore(
    (listener) => session.onLink(listener),
    () => session.link,
  );
  return <TableScreen {...props} session={session} link={shown(link)} onRetry={() => session.retry()} />;
}

/** The time of day at which a link was lost, as this machine's owner reads it. */
const shown = (link: LinkState): TableScreenProps['link'] =>
  link === 'up'
    ? null
    : { since: new Date(link.lost.since).toLocaleTimeString('en-GB'), tries: link.lost.tries };
