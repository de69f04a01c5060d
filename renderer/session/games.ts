import { createStore, type StoreApi } from 'zustand/vanilla';
import type { StartProblem } from '../../engine';
import type { Tab } from '../document/tab';
import { startGame } from '../game/played-game';
import { type SetUp, startOptions } from '../game/set-up';
import { createSitting, type Sitting, type Speed } from '../game/sitting';

/** The game on an open mission. */
export interface GameSlot {
  /** Kept while one is back at the mission. */
  readonly sitting: Sitting | undefined;
  /** The game is in sight, not the mission. */
  readonly isShown: boolean;
  /** What was settled before the last game began. */
  readonly setUp: SetUp | undefined;
}

/** Which game belongs to which open mission. */
export interface Games {
  readonly of: (tab: Tab) => StoreApi<GameSlot>;
  /** Begins a game of a mission as it is now, and brings it into sight; or says why it cannot be played. */
  readonly begin: (tab: Tab, setUp: SetUp) => StartProblem | undefined;
}

const empty: GameSlot = { sitting: undefined, isShown: false, setUp: undefined };

export function createGames(speed: () => Speed): Games {
  const slots = new WeakMap<Tab, StoreApi<GameSlot>>();
  const of: Games['of'] = (tab) => {
    const known = slots.get(tab);
    if (known) return known;
    const slot = createStore<GameSlot>(() => empty);
    slots.set(tab, slot);
    return slot;
  };
  return {
    of,
    begin: (tab, setUp) => {
      const { mission } = tab.document.store.getState();
      const started = startGame(mission, startOptions(setUp));
      if ('problem' in started) return started.problem;
      of(tab).setState({ sitting: createSitting(started.game, speed), isShown: true, setUp });
      return undefined;
    },
  };
}
