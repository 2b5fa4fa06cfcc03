import type { Confirmation, Scene, Words } from '../words.ts';
import type { LeavingPhrases } from '../phrases/leaving.ts';
import type { Phrases } from '../phrases/index.ts';
import type { Sentence } from '../span.ts';

/** The question before leaving, where Enter means Stay. */
export function leave({ leaving }: Phrases): Words['leave'] {
  return (scene, { me, hosts, here }, returnLine) => {
    const playing = scene !== null && scene.view.ending === null;
    const closing = leaving.closing[playing ? 'game' : 'table'];
    const confirmation = (
      bar: Sentence,
      rows: readonly [Sentence, Sentence],
      buttons: Confirmation['buttons'],
    ): Confirmation => ({ head: leaving.head, bar, rows: ['', ...rows], buttons });

    if (here) return leaveHere(leaving, returnLine);
    if (hosts && me === null)
      return confirmation(leaving.askToClose, [leaving.openWhileYouStay, closing], leaving.buttons.closing);

    const awaited = playing ? awaitedOf(scene) : null;
    const ask = awaited === null ? leaving.ask : leaving.askAwaited[awaited];
    const kept = returnLine === '' ? leaving.kept : leaving.keptFor(returnLine);
    const freed = hosts ? leaving.freedOrClosed : leaving.freed;
    return confirmation(
      ask,
      [scene === null ? freed : kept, hosts ? closing : ''],
      leaving.buttons[hosts ? 'both' : 'leaving'],
    );
  };
}

/** The same at a terminal at which all play: the game can be gone on with. */
export const leaveHere = ({ head, here, buttons }: LeavingPhrases, returnLine: string): Confirmation => ({
  head,
  bar: here.ask,
  rows: ['', here.kept(returnLine), ''],
  buttons: buttons.leaving,
});

/** What the table waits for of the viewer, where it shows. */
function awaitedOf({ me, view }: Scene): 'ballot' | 'seat' | null {
  if (me === null || view.phase === 'legislate' || !view.awaited.includes(me)) return null;
  return view.phase === 'vote' ? 'ballot' : 'seat';
}

/** Why the table is gone. */
export function parted({ parted }: Phrases): Words['parted'] {
  const { seenLast, hostLeft, storage, kicked, replaced, sentAway, anotherTable, unreadable } = parted;
  return {
    'host-left': () => ({ bar: hostLeft.bar, rows: [hostLeft.why, seenLast, hostLeft.next] }),
    storage: () => ({ bar: storage.bar, rows: [storage.why, seenLast, storage.next] }),
    kicked: () => ({ bar: kicked.bar, rows: [seenLast, '', kicked.next] }),
    replaced: () => ({ bar: replaced.bar, rows: [seenLast, '', replaced.next] }),
    'sent-away': () => ({ bar: sentAway.bar, rows: [sentAway.why, seenLast, sentAway.next] }),
    'another-table': (returnLine) => ({
      bar: anotherTable.bar,
      rows: [
        anotherTable.why,
        seenLast,
        returnLine === '' ? anotherTable.next : anotherTable.nextWith(returnLine),
      ],
    }),
    unreadable: () => ({ bar: unreadable.bar, rows: [unreadable.why, seenLast, unreadable.next] }),
  };
}
