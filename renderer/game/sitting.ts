import { createStore, type StoreApi } from 'zustand/vanilla';
import { type GameEvent, type Refusal, type Seen } from '../../engine';
import type { Habits } from '../../main/contract';
import type { Touch } from './choices';
import { type Deed, lineTo, type Moment } from './moment';
import type { PlayedGame } from './played-game';
import type { RiskSort } from './risks';
import { type Scene, scenesBefore } from './scenes';
import { decideTrivial } from './trivial';

/** From the slowest on. */
export const SPEEDS = ['slow', 'normal', 'fast', 'at-once'] as const satisfies readonly Habits['speed'][];
export type Speed = Habits['speed'];

export interface Watching {
  readonly scenes: readonly Scene[];
  readonly at: number;
  /** All of it has been seen before. */
  readonly isAgain?: true;
}

export type Reading = 'mission' | 'goals';

export interface SittingState {
  /** The card, zone or person that was picked out: what can be done is narrowed to it. */
  readonly picked: Touch | undefined;
  /** What is being watched on the way to the moment in sight. */
  readonly watching: Watching | undefined;
  /** Why the last thing that was wanted cannot be done. */
  readonly refused: Refusal | undefined;
  /** The same of the last change by hand. */
  readonly unbent: Refusal | undefined;
  /** What the last thing that was done here led to, as long as nobody looks at another moment. */
  readonly done: Moment | undefined;
  /** What is pointed at in the log: the board shows where that was. */
  readonly told: GameEvent | undefined;
  /** The rules of the mission lie open beside the board, perhaps at one of them. */
  readonly tracing: { readonly rule?: string } | undefined;
  /** Where it was taken back to; somebody who only looks back has what lies ahead still before them. */
  readonly takenBack: Moment | undefined;
  /** What lies open to be read: the mission as players read it before they begin, or its goals. */
  readonly reading: Reading | undefined;
  /** The zone, by its number, that was last turned to on the board. */
  readonly zone: number | undefined;
  /** What nobody wants to be asked about any more, as long as they sit here. */
  readonly waived: ReadonlySet<RiskSort>;
  /** How often something was done at this table, rather than looked at. */
  readonly taken: number;
}

/** Somebody at the table of a game: what they look at and point to. The game knows nothing of it. */
export interface Sitting {
  readonly game: PlayedGame;
  readonly store: StoreApi<SittingState>;
  /** Does something, and shows how it comes about if that is worth watching. */
  readonly take: (deed: Deed) => void;
  readonly goTo: (moment: Moment) => void;
  /** So many decisions back or forward, as far as there are any. */
  readonly go: (steps: number) => void;
  readonly pick: (touch: Touch | undefined) => void;
  /** Lets go why something was not done: something else is wanted now. */
  readonly forget: () => void;
  readonly pointOut: (told: GameEvent | undefined) => void;
  /** Lays the rules of the mission open, or puts them away. */
  readonly trace: (tracing: { readonly rule?: string } | undefined) => void;
  /** Opens something to be read, or puts it away. */
  readonly read: (reading: Reading | undefined) => void;
  readonly turnTo: (zone: number) => void;
  readonly waive: (risks: readonly RiskSort[]) => void;
  /** On to the next scene; after the last one the moment is in sight. */
  readonly nextScene: () => void;
  readonly skip: () => void;
  /** Shows once more how a moment came about, from one of its events on. */
  readonly watchAgain: (moment: Moment, place: number) => void;
  /** Whether an end has been told at this table; once is enough. */
  readonly hasSeenEnd: (end: Moment) => boolean;
  readonly sawEnd: (end: Moment) => void;
}

/** How somebody likes to sit there. */
export interface Manner {
  readonly speed: () => Speed;
  /** What makes no difference is decided by itself. */
  readonly skipsTrivial: () => boolean;
}

const unrefused = { refused: undefined, unbent: undefined };
const nothing = {
  picked: undefined,
  watching: undefined,
  done: undefined,
  takenBack: undefined,
  ...unrefused,
};

export function createSitting(game: PlayedGame, { speed, skipsTrivial }: Manner): Sitting {
  const store = createStore<SittingState>(() => ({
    ...nothing,
    ...{
      told: undefined,
      tracing: undefined,
      reading: undefined,
      zone: undefined,
      waived: new Set(),
      taken: 0,
    },
  }));
  const ends = new WeakSet<Moment>();
  const skip = () => store.setState({ watching: undefined });
  return {
    game,
    store,
    take: (deed) => {
      const refused = game.take(deed);
      if (refused) return store.setState('bend' in deed ? { unbent: refused } : { refused });
      const made = [game.store.getState().at, ...(skipsTrivial() ? decideTrivial(game) : [])];
      const worthIt = speed() === 'at-once' ? [] : made.filter(isWorthWatching);
      const scenes = worthIt.flatMap(scenesBefore);
      const watching = scenes.length > 0 ? { scenes, at: 0 } : undefined;
      store.setState(({ taken }) => ({ ...nothing, watching, done: made.at(-1), taken: taken + 1 }));
    },
    // The game first: whoever waits for the end of watching would go on from where it was.
    goTo: (moment) => {
      game.goTo(moment);
      const { at, newest } = game.store.getState();
      // Whoever looks further back, or at a part of it again, has taken back the rest all the same.
      const isSo = ({ takenBack }: SittingState) =>
        takenBack !== undefined && at !== newest && lineTo(newest).includes(takenBack);
      store.setState((now) => ({ ...nothing, takenBack: isSo(now) ? now.takenBack : undefined }));
    },
    go: (steps) => {
      const step = () => (steps < 0 ? game.back() : game.forward());
      const now = () => game.store.getState().at;
      for (let left = Math.abs(steps); left > 0; left--) {
        let before: Moment;
        do {
          before = now();
          step();
          // Nobody decided anything there, and nobody wants to now.
        } while (
          skipsTrivial() &&
          now() !== before &&
          now().system.advise.plainOption(now().seen) !== undefined
        );
      }
      const { at, newest } = game.store.getState();
      store.setState({ ...nothing, takenBack: at === newest ? undefined : at });
    },
    pick: (picked) => store.setState({ picked, refused: undefined }),
    forget: () => store.setState(unrefused),
    pointOut: (told) => store.setState({ told }),
    trace: (tracing) => store.setState({ tracing }),
    read: (reading) => store.setState({ reading }),
    turnTo: (zone) => store.setState({ zone }),
    waive: (risks) => store.setState(({ waived }) => ({ waived: new Set([...waived, ...risks]) })),
    nextScene: () => {
      const { watching } = store.getState();
      if (!watching) return;
      const at = watching.at + 1;
      if (at < watching.scenes.length) store.setState({ watching: { ...watching, at } });
      else skip();
    },
    skip,
    watchAgain: (moment, place) => {
      const scenes = scenesBefore(moment);
      const at = scenes.findIndex(({ places }) => places.includes(place));
      if (at >= 0) store.setState({ watching: { scenes, at, isAgain: true }, ...unrefused });
    },
    hasSeenEnd: (end) => ends.has(end),
    sawEnd: (end) => void ends.add(end),
  };
}

/** Whether others than players did something on the way there. */
export function isWorthWatching({ events, system }: Moment): boolean {
  return events.some((event) => system.play.event(event).isWatched);
}

/** What is on the table to be seen: the scene that is watched, or the moment in sight. */
export function shownNow({ watching }: SittingState, { seen }: Moment): Seen {
  return watching?.scenes[watching.at]?.seen ?? seen;
}
