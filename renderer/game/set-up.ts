import { limits, type StartOptions, survivors } from '../../engine';
import type { Posse } from '../../main/contract';
import type { Class, Mission } from '../../schemas';

/** What is settled before a game begins. */
export interface SetUp extends Posse {
  /** What all luck of the game comes from. */
  readonly seed: string;
}

/** What is proposed: whoever played last, as far as this mission lets them; it can be played as it stands. */
export function firstSetUp(mission: Mission, seed: string, last?: Posse): SetUp {
  const allowed = survivors.filter((person) => mayPlay(mission, person.class)).map(({ id }) => id);
  const again = (last?.survivors ?? []).filter((id) => allowed.includes(id));
  const most = limits.survivors.usual;
  const posse = {
    isDrawn: last?.isDrawn ?? true,
    count: last?.count ?? most,
    survivors: again.length > 0 ? again : allowed.slice(0, most),
  };
  return {
    ...posse,
    // Those who may play here can be fewer than they were.
    players: Math.min(last?.players ?? 1, howManyPlay(posse)),
    ultrared: mission.options?.['ultrared'] ?? last?.ultrared ?? false,
    seed,
  };
}

/** Whether its numbers are there; fields can be empty. */
export function isFilledIn(setUp: SetUp): boolean {
  return !Number.isNaN(howManyPlay(setUp)) && !Number.isNaN(setUp.players);
}

/** Whether the mission lets survivors of a class play. */
export function mayPlay({ classLimits }: Mission, ofClass: Class): boolean {
  return !classLimits?.includes(ofClass);
}

export function howManyPlay({
  isDrawn,
  count,
  survivors: chosen,
}: Pick<SetUp, 'isDrawn' | 'count' | 'survivors'>): number {
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
