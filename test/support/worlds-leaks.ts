import * as game from '../../src/game/index.ts';
import type { Game, Mine, News, PublicEvent, Role, View, Viewer } from '../../src/game/index.ts';
import type { Rulebook, Sight } from './worlds-sights.ts';

/** A rulebook that tells somebody more than the rules allow, and the part of what is sent in which it shows. */
export interface Leak {
  readonly name: string;
  readonly showsIn: keyof Sight;
  readonly rulebook: Rulebook;
}

export const leaks: readonly Leak[] = [
  {
    name: "roles in the spectator's view",
    showsIn: 'table',
    rulebook: seeing((view, { roles }, viewer) => (viewer === null ? Object.assign(view, { roles }) : view)),
  },
  {
    name: 'Hitler sees the fascists at seven',
    showsIn: 'mine',
    rulebook: seeing((view, { roles }) =>
      withMine(view, ({ role, known }) => ({ known: role === 'hitler' ? seatsOf('fascist', roles) : known })),
    ),
  },
  {
    name: 'fascists see the Mastermind',
    showsIn: 'mine',
    rulebook: seeing((view, { roles }) =>
      withMine(view, ({ role, known }) => ({
        known: role === 'fascist' ? [...known, ...seatsOf('mastermind', roles)] : known,
      })),
    ),
  },
  {
    name: "a dead player's card where it stays hidden",
    showsIn: 'news',
    rulebook: telling((news, { roles }) =>
      news.event.type === 'executed' && roles[news.event.target] !== 'liberal'
        ? [{ event: { ...news.event, party: 'fascist' } }]
        : [news],
    ),
  },
  {
    name: 'the undrawn top at a nomination',
    showsIn: 'mine',
    rulebook: seeing((view, { phase, deck }, viewer) =>
      phase === 'nominate' && viewer === view.president
        ? withMine(view, () => ({ peek: deck.slice(0, 1) }))
        : view,
    ),
  },
  {
    name: 'a ballot before the last',
    showsIn: 'table',
    rulebook: seeing((view, { phase, roles, ja }) =>
      phase === 'vote'
        ? { ...view, ballots: roles.map((_, seat) => (game.has(ja, seat) ? 'ja' : null)) }
        : view,
    ),
  },
  {
    name: 'the hand at the wrong member',
    showsIn: 'mine',
    rulebook: seeing((view, { phase, hand }, viewer) =>
      phase === 'discard' && viewer === view.chancellor
        ? withMine(view, () => ({ hand: hand.toSorted() }))
        : view,
    ),
  },
  {
    name: 'a discard in the news',
    showsIn: 'news',
    rulebook: telling((news) => (news.event.type === 'passed' ? [news, toAll(news)] : [news])),
  },
  {
    name: 'a peek to the Chancellor',
    showsIn: 'news',
    rulebook: telling((news, { government }) =>
      news.event.type === 'saw-deck' && government
        ? [news, { event: news.event, to: government.chancellor }]
        : [news],
    ),
  },
  {
    name: "an investigation's result to all",
    showsIn: 'news',
    rulebook: telling((news) => (news.event.type === 'saw-party' ? [toAll(news)] : [news])),
  },
  {
    name: 'options that differ by role',
    showsIn: 'options',
    rulebook: {
      ...game,
      options: (scene, seat) =>
        scene.roles[seat] === 'liberal' ? game.options(scene, seat) : game.options(scene, seat).toReversed(),
    },
  },
  {
    name: "news at the moment of the President's discard",
    showsIn: 'news',
    rulebook: telling((news, { president }) =>
      news.event.type === 'passed' ? [news, { event: { type: 'peeked', president } }] : [news],
    ),
  },
  {
    name: 'whose turn it is between draw and policy',
    showsIn: 'table',
    rulebook: seeing((view, scene) =>
      view.phase === 'legislate' ? { ...view, awaited: game.seatsIn(game.awaited(scene)) } : view,
    ),
  },
  {
    name: 'a changed ballot as news',
    showsIn: 'news',
    rulebook: {
      ...game,
      play: (scene, seat, command, surroundings) => {
        const again = scene.phase === 'vote' && game.has(scene.voted, seat);
        const refusal = game.play(scene, seat, command, surroundings);
        if (again && refusal === null) surroundings.tell?.({ event: { type: 'voted', seat } });
        return refusal;
      },
    },
  },
  {
    name: 'a refusal that depends on what the President holds',
    showsIn: 'attempts',
    rulebook: {
      ...game,
      play: (scene, seat, command, surroundings) => {
        const refusal = game.play(scene, seat, command, surroundings);
        const telltale = refusal?.reason === 'not-your-tiles' && scene.hand.includes('liberal');
        return telltale ? game.refusals['not-in-hand'] : refusal;
      },
    },
  },
  {
    name: 'claims that differ by role',
    showsIn: 'claims',
    rulebook: {
      ...game,
      claims: (scene, seat) =>
        scene.roles[seat] === 'liberal' ? game.claims(scene, seat) : game.claims(scene, seat).slice(1),
    },
  },
  {
    name: 'menus barred by role',
    showsIn: 'barred',
    rulebook: {
      ...game,
      barred: (scene, seat) => (scene.roles[seat] === 'hitler' ? [] : game.barred(scene, seat)),
    },
  },
  {
    name: 'a table that one seat sees otherwise',
    showsIn: 'table',
    rulebook: seeing((view, _, viewer) => (viewer === 0 ? { ...view, deck: view.deck + 1 } : view)),
  },
];

function seeing(see: (view: View, scene: Game, viewer: Viewer) => View): Rulebook {
  return { ...game, view: (scene, viewer) => see(game.view(scene, viewer), scene, viewer) };
}

function telling(hear: (news: News, scene: Game) => readonly News[]): Rulebook {
  return {
    ...game,
    play: (scene, seat, command, { shuffle, tell }) =>
      game.play(scene, seat, command, {
        shuffle,
        tell: (news) => {
          for (const item of hear(news, scene)) tell?.(item);
        },
      }),
  };
}

function withMine(view: View, change: (mine: Mine) => Partial<Mine>): View {
  return view.mine === null ? view : { ...view, mine: { ...view.mine, ...change(view.mine) } };
}

const toAll = ({ event }: News): News => ({ event: event as PublicEvent });

const seatsOf = (role: Role, roles: readonly Role[]): Mine['known'] =>
  roles.flatMap((other, seat) => (other === role ? [{ seat, role }] : []));
