import {
  limits,
  missionFor,
  type OptionalRules,
  optionalRules,
  type StartOptions,
  survivors,
} from '../../engine';
import type { Posse } from '../../main/contract';
import type { Class, Mission } from '../../schemas';
import { isWholeWithin } from './whole-number';

/** What is settled before a game begins. */
export interface SetUp extends Omit<Posse, keyof OptionalRules>, OptionalRules {
  /** What all luck of the game comes from. */
  readonly seed: string;
}

/** What is proposed: whoever played last, as far as this mission lets them; it can be played as it stands. */
export function firstSetUp(mission: Mission, seed: string, last?: Posse): SetUp {
  const allowed = whoMayPlay(mission);
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
    // A mission may be another one for so many.
    ...optionalRules((rule) => missionFor(mission, howManyPlay(posse)).options?.[rule] ?? last?.[rule]),
    seed,
  };
}

/**
 * Whoever wants to choose themselves begins with as many as luck would have drawn: those of before, and others where they were
 * fewer.
 */
export function chosenAtFirst(mission: Mission, { count, survivors: before }: SetUp): SetUp['survivors'] {
  const { fewest, most } = limits.survivors;
  if (!isWholeWithin(count, fewest, most)) return before;
  return [...new Set([...before, ...whoMayPlay(mission)])].slice(0, count);
}

function whoMayPlay(mission: Mission): string[] {
  return survivors.filter((person) => mayPlay(mission, person.class)).map(({ id }) => id);
}

/** How many can share the survivors out among them; while nobody knows how many survivors, as many as there can be. */
export function mostPlayers(setUp: SetUp): number {
  const count = howManyPlay(setUp);
  const { fewest, most } = limits.survivors;
  return isWholeWithin(count, fewest, most) ? count : most;
}

/** A draw is told to others as a number; so long a one as anybody would ever tell. */
export function isDraw(seed: string): boolean {
  return /^\d{1,15}$/.test(seed.trim());
}

/** Whether each of its fields makes sense by itself: whatever does not says so beside it. */
export function isFilledIn(setUp: SetUp): boolean {
  const { fewest, most } = limits.survivors;
  return (
    isWholeWithin(howManyPlay(setUp), fewest, most) &&
    isWholeWithin(setUp.players, 1, mostPlayers(setUp)) &&
    isDraw(setUp.seed)
  );
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

export function startOptions(setUp: SetUp): StartOptions {
  const { isDrawn, count, survivors, players, seed } = setUp;
  const settled = optionalRules((rule) => setUp[rule]);
  return { seed: seed.trim(), players, ...settled, ...(isDrawn ? { count } : { survivors }) };
}

/** Draws are numbered, because numbers can be told to others. */
const DRAWS = 100_000;

export function newDraw(random: () => number = Math.random): string {
  return String(Math.floor(random() * DRAWS) + 1);
}
