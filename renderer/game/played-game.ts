import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  type GameEvent,
  type Refusal,
  type RuleLook,
  type StartOptions,
  type StartProblem,
  systemOf,
} from '../../engine';
import type { Mission } from '../../schemas';
import { starterOf } from './laying';
import { type Deed, firstMoment, isSameDeed, lineTo, type Moment, momentAfter } from './moment';

export interface GameState {
  /** All moments of all branches, in the order in which they were made. */
  readonly moments: readonly Moment[];
  /** The moment in sight. */
  readonly at: Moment;
  /** The last moment of the branch in sight: forward leads there. */
  readonly newest: Moment;
}

export type PlayedOptions = Required<Omit<StartOptions, 'count' | 'carried'>> & Pick<StartOptions, 'carried'>;

/**
 * A game that is being played on a mission as it was when it began. Nothing in it is ever lost: taking back is looking at
 * an earlier moment, and whoever goes on from there in another way begins a branch.
 */
export interface PlayedGame {
  readonly mission: Mission;
  /** Who plays, and with which luck: with these it begins again just like that. */
  readonly options: PlayedOptions;
  readonly store: StoreApi<GameState>;
  /** The moments that go on from one: more than one where the game branches. */
  readonly waysFrom: (moment: Moment) => readonly Moment[];
  /** Does something at the moment in sight; says why, where it cannot be done. */
  readonly take: (deed: Deed) => Refusal | undefined;
  /** Brings a moment into sight, with the branch it is on. */
  readonly goTo: (moment: Moment) => void;
  /** So many moments back, as far as there are any. */
  readonly back: (steps?: number) => void;
  readonly forward: (steps?: number) => void;
}

/** A game of a mission at its first decision, or why it cannot be played, or not by these people. */
export function startGame(
  mission: Mission,
  options: StartOptions,
): { readonly game: PlayedGame } | { readonly problem: StartProblem } {
  const opening: GameEvent[] = [];
  const looks: RuleLook[] = [];
  const started = starterOf(mission, options)(options, opening, looks);
  if ('problem' in started) return started;
  return { game: playedGame(mission, options.seed, [firstMoment(started.game, opening, looks)]) };
}

/** A game with moments of its own: each comes after the one it goes on from. */
export function playedGame(
  mission: Mission,
  seed: string,
  moments: readonly [Moment, ...Moment[]],
  at: Moment = moments[0],
): PlayedGame {
  const store = createStore<GameState>(() => ({ moments, at, newest: newestAfter(at, moments) }));
  const ways = new WeakMap<Moment, readonly Moment[]>();
  const waysFrom = (moment: Moment) => ways.get(moment) ?? [];
  const lead = (to: Moment) => to.after && ways.set(to.after, [...waysFrom(to.after), to]);
  for (const moment of moments) lead(moment);
  const goTo = (moment: Moment) => {
    const state = store.getState();
    const isInSight = lineTo(state.newest).includes(moment);
    store.setState({ at: moment, newest: isInSight ? state.newest : newestAfter(moment, state.moments) });
  };
  return {
    mission,
    options: { seed, ...systemOf(mission.system).start.begun(moments[0].game) },
    store,
    goTo,
    waysFrom,
    take: (deed) => {
      const { at: here, moments: known } = store.getState();
      // With the same luck the same thing comes of it: that moment is there already.
      const again = waysFrom(here).find(({ deed: led }) => led && isSameDeed(led, deed));
      if (again) {
        goTo(again);
        return undefined;
      }
      const made = momentAfter(here, deed, known.length);
      if ('refused' in made) return made.refused;
      lead(made.moment);
      store.setState({ moments: [...known, made.moment], at: made.moment, newest: made.moment });
      return undefined;
    },
    back: (steps = 1) => {
      let { at: moment } = store.getState();
      for (let step = 0; step < steps && moment.after; step++) moment = moment.after;
      goTo(moment);
    },
    forward: (steps = 1) => {
      const { at: here, newest } = store.getState();
      const line = lineTo(newest);
      const moment = line[Math.min(line.indexOf(here) + steps, line.length - 1)];
      if (moment) goTo(moment);
    },
  };
}

/** The moment that was made last of all that follow from this one. */
function newestAfter(moment: Moment, moments: readonly Moment[]): Moment {
  const following = new Set([moment]);
  let newest = moment;
  // Each comes after the one it goes on from.
  for (const one of moments.slice(moment.number + 1)) {
    if (!one.after || !following.has(one.after)) continue;
    following.add(one);
    newest = one;
  }
  return newest;
}
