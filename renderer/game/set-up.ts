import {
  type Brought,
  type Content,
  canBe,
  carriedFor,
  type GameOption,
  missionFor,
  type StartOptions,
  settled,
  systemOf,
} from '../../engine';
import type { Posse } from '../../main/contract';
import type { Mission } from '../../schemas';
import { isWholeWithin } from './whole-number';

/** What is settled before a game begins. */
export interface SetUp extends Posse {
  /** What all luck of the game comes from. */
  readonly seed: string;
}

/** What a proposal follows. */
interface Proposed {
  /** Who played last. */
  readonly before?: Posse | undefined;
  readonly brought?: Brought | undefined;
  /** For how many the mission is looked at. */
  readonly survivors?: number | undefined;
}

/** What is proposed: whoever played last, as far as this mission lets them; it can be played as it stands. */
export function firstSetUp(
  mission: Mission,
  seed: string,
  { before, brought, survivors }: Proposed = {},
): SetUp {
  const allowed = whoMayPlay(mission);
  const last = brought?.posse ? goingOn(brought.posse, before) : before;
  const again = (last?.people ?? []).filter((id) => allowed.includes(id));
  const most = contentOf(mission).posse.usual;
  // Whoever goes on in a campaign is as many as they are.
  const wanted = brought?.posse ? undefined : survivors;
  const people = again.length > 0 ? again : allowed.slice(0, most);
  const posse = {
    isDrawn: last?.isDrawn ?? true,
    count: wanted ?? last?.count ?? most,
    people: wanted === undefined ? people : [...new Set([...people, ...allowed])].slice(0, wanted),
  };
  return {
    ...posse,
    // Those who may play here can be fewer than they were.
    players: Math.min(last?.players ?? 1, howManyPlay(posse)),
    // A mission may be another one for so many.
    options: proposed(missionFor(mission, howManyPlay(posse)), last?.options),
    seed,
  };
}

/** Whoever goes on in a campaign is no matter of luck. */
function goingOn(people: Posse['people'], last?: Posse): Posse {
  const { players = 1, options = {} } = last ?? {};
  return { isDrawn: false, count: people.length, people, players, options };
}

export function optionsOf(system: Mission['system']): readonly GameOption[] {
  return systemOf(system).start.options;
}

/** As the mission suggests, else as it was settled last. */
function proposed({ system, options = {} }: Mission, last: Posse['options'] = {}): Posse['options'] {
  return settled(optionsOf(system), (option) => options[option] ?? last[option]);
}

/**
 * Whoever wants to choose themselves begins with as many as luck would have drawn: those of before, and others where they were
 * fewer.
 */
export function chosenAtFirst(mission: Mission, { count, people: before }: SetUp): SetUp['people'] {
  const { fewest, most } = contentOf(mission).posse;
  if (!isWholeWithin(count, fewest, most)) return before;
  return [...new Set([...before, ...whoMayPlay(mission)])].slice(0, count);
}

function contentOf({ system }: Mission): Content {
  return systemOf(system).content;
}

function whoMayPlay(mission: Mission): string[] {
  return contentOf(mission)
    .people.filter((person) => mayPlay(mission, person.class))
    .map(({ id }) => id);
}

/** How many can share the survivors out among them; while nobody knows how many survivors, as many as there can be. */
export function mostPlayers(mission: Mission, setUp: SetUp): number {
  const count = howManyPlay(setUp);
  const { fewest, most } = contentOf(mission).posse;
  return isWholeWithin(count, fewest, most) ? count : most;
}

/** A draw is told to others as a number; so long a one as anybody would ever tell. */
export function isDraw(seed: string): boolean {
  return /^\d{1,15}$/.test(seed.trim());
}

/** Whether each of its fields makes sense by itself: whatever does not says so beside it. */
export function isFilledIn(mission: Mission, setUp: SetUp): boolean {
  const { fewest, most } = contentOf(mission).posse;
  return (
    isWholeWithin(howManyPlay(setUp), fewest, most) &&
    isWholeWithin(setUp.players, 1, mostPlayers(mission, setUp)) &&
    optionsOf(mission.system).every((option) => canBe(option, setUp.options[option.id])) &&
    isDraw(setUp.seed)
  );
}

/** Whether the mission lets survivors of a class play. */
export function mayPlay({ classLimits }: Mission, ofClass: string | undefined): boolean {
  return !classLimits?.some((limited) => limited === ofClass);
}

export function howManyPlay({
  isDrawn,
  count,
  people: chosen,
}: Pick<SetUp, 'isDrawn' | 'count' | 'people'>): number {
  return isDrawn ? count : chosen.length;
}

/** With what an earlier mission of a campaign has left to whoever plays. */
export function startOptions(setUp: SetUp, brought?: Brought): StartOptions {
  const { isDrawn, count, people, players, options, seed } = setUp;
  const carried = brought && carriedFor(brought, isDrawn ? undefined : people);
  return {
    seed: seed.trim(),
    players,
    options,
    ...(isDrawn ? { count } : { people }),
    ...(carried && { carried }),
  };
}

/** Draws are numbered, because numbers can be told to others. */
const DRAWS = 100_000;

export function newDraw(random: () => number = Math.random): string {
  return String(Math.floor(random() * DRAWS) + 1);
}
