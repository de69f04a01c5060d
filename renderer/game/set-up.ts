import { limits, type StartOptions, survivors } from '../../engine';
import type { Class, Mission } from '../../schemas';
import type { PlayedGame } from './played-game';

/** What is settled before a game begins. */
export interface SetUp {
  /** Luck chooses who plays. */
  readonly isDrawn: boolean;
  readonly count: number;
  /** Who plays, where luck does not choose, in this order. */
  readonly survivors: readonly string[];
  readonly players: number;
  readonly ultrared: boolean;
  /** What all luck of the game comes from. */
  readonly seed: string;
}

/** What is proposed to whoever has not played this mission yet: it can be played as it stands. */
export function firstSetUp(mission: Mission, seed: string): SetUp {
  const allowed = survivors.filter((person) => mayPlay(mission, person.class)).map(({ id }) => id);
  const most = limits.survivors.usual;
  return {
    isDrawn: true,
    count: most,
    survivors: allowed.slice(0, most),
    players: 1,
    ultrared: mission.options?.['ultrared'] ?? false,
    seed,
  };
}

/** What led to a game: whoever played then is chosen. */
export function setUpOf({ options: { survivors: chosen, players, ultrared, seed } }: PlayedGame): SetUp {
  return { isDrawn: false, count: chosen.length, survivors: chosen, players, ultrared, seed };
}

/** Whether its numbers are there; fields can be empty. */
export function isFilledIn(setUp: SetUp): boolean {
  return !Number.isNaN(howManyPlay(setUp)) && !Number.isNaN(setUp.players);
}

/** Whether the mission lets survivors of a class play. */
export function mayPlay({ classLimits }: Mission, ofClass: Class): boolean {
  return !classLimits?.includes(ofClass);
}

export function howManyPlay({ isDrawn, count, survivors: chosen }: SetUp): number {
  return isDrawn ? count : chosen.length;
}

export function startOptions({ isDrawn, count, survivors, players, ultrared, seed }: SetUp): StartOptions {
  return { seed, players, ultrared, ...(isDrawn ? { count } : { survivors }) };
}

/** Draws are numbered, because numbers can be told to others. */
const DRAWS = 100_000;

export function newDraw(random: () => number = Math.random): string {
  return String(Math.floor(random() * DRAWS) + 1);
}
