import type { GameEvent } from '../../../game/events';
import type {
  Killer,
  PersonSummary,
  TakenObjective,
  TurningPoint,
  ZombieCounts,
} from '../../../game/summary';
import { ZOMBIES } from '../content';
import type { UoaEvent } from '../events';
import type { CountOfKinds } from '../zombies/events';

type Counts = Record<string, number>;
type Draft<T> = { -readonly [key in keyof T]: T[key] };

/** What is counted of a game, event by event. */
export interface Tally {
  round: number;
  /** What is dealing wounds at the moment. */
  danger: Killer;
  /** The Abomination that arrives next is put there by hand, as all other zombies are without a word. */
  isByHand: boolean;
  readonly kills: Map<string, Counts>;
  readonly killedByNobody: Counts;
  readonly spawned: Counts;
  readonly wounds: Map<string, number>;
  readonly eliminated: Map<string, { readonly round: number; readonly by: Killer }>;
  readonly objectives: TakenObjective[];
  /** The round in which each was reached. */
  readonly goals: Map<string, number>;
  readonly rounds: Map<number, Draft<TurningPoint>>;
}

type Adders = { readonly [Type in UoaEvent['type']]?: (tally: Tally, event: EventOf<Type>) => void };
type EventOf<Type> = Extract<UoaEvent, { type: Type }>;

const adders: Adders = {
  'round-began'(tally, { round }) {
    tally.round = round;
  },
  killed(tally, { survivor, zombie }) {
    count(survivor === undefined ? tally.killedByNobody : killsOf(tally, survivor), zombie, 1);
  },
  spawned: (tally, { zombie, count: more }) => count(tally.spawned, zombie, more),
  appeared: (tally, { zombie, count: more }) => count(tally.spawned, zombie, more),
  'abomination-arrives'(tally) {
    if (tally.isByHand) tally.isByHand = false;
    else count(tally.spawned, 'abomination', 1);
  },
  // By hand it was there already, so that none arrived.
  'abomination-gone'(tally) {
    tally.isByHand = false;
  },
  bent(tally, event) {
    tally.isByHand = event.bend === 'zombies' && event.zombie === 'abomination' && event.count > 0;
    // Whoever is eliminated by hand is so by nobody.
    tally.danger = { what: 'unknown' };
  },
  'zombies-attack'(tally, event) {
    tally.danger = { what: 'zombies', zombies: countsIn(event) };
  },
  'friendly-fire'(tally, { by }) {
    tally.danger = { what: 'friendly-fire', survivor: by };
  },
  'threw-dynamite'(tally, { survivor }) {
    tally.danger = { what: 'dynamite', survivor };
  },
  wounded(tally, { survivor, wounds }) {
    tally.wounds.set(survivor, (tally.wounds.get(survivor) ?? 0) + wounds);
    roundIn(tally).wounds += wounds;
  },
  eliminated(tally, { survivor }) {
    tally.eliminated.set(survivor, { round: tally.round, by: tally.danger });
    const now = roundIn(tally);
    now.eliminated = [...now.eliminated, survivor];
  },
  'took-objective'(tally, { objective, colour, survivor }) {
    tally.objectives.push({ objective, colour, survivor, round: tally.round });
  },
  'goal-reached'(tally, { goal }) {
    tally.goals.set(goal, tally.round);
    const now = roundIn(tally);
    now.goals = [...now.goals, goal];
  },
};

export function tallyOf(events: readonly GameEvent[]): Tally {
  const tally: Tally = {
    round: 0,
    danger: { what: 'unknown' },
    isByHand: false,
    kills: new Map(),
    killedByNobody: {},
    spawned: {},
    wounds: new Map(),
    eliminated: new Map(),
    objectives: [],
    goals: new Map(),
    rounds: new Map(),
  };
  for (const event of events as readonly UoaEvent[]) {
    const add = adders[event.type] as ((tally: Tally, event: UoaEvent) => void) | undefined;
    add?.(tally, event);
  }
  return tally;
}

export function personIn({ kills, wounds, eliminated }: Tally, survivor: string): PersonSummary {
  const end = eliminated.get(survivor);
  return {
    survivor,
    kills: kills.get(survivor) ?? {},
    wounds: wounds.get(survivor) ?? 0,
    ...(end && { eliminated: end }),
  };
}

function roundIn({ round, rounds }: Tally): Draft<TurningPoint> {
  let now = rounds.get(round);
  if (!now) rounds.set(round, (now = { round, wounds: 0, eliminated: [], goals: [] }));
  return now;
}

function killsOf({ kills }: Tally, survivor: string): Counts {
  let own = kills.get(survivor);
  if (!own) kills.set(survivor, (own = {}));
  return own;
}

function count(counts: Counts, kind: string, more: number): void {
  if (more > 0) counts[kind] = (counts[kind] ?? 0) + more;
}

/** What an event says of how many there are of each kind. */
export function countsIn({ kinds = [], ...counts }: CountOfKinds): ZombieCounts {
  const printed = ZOMBIES.flatMap((kind) => (counts[kind] ? [[kind, counts[kind]] as const] : []));
  return { ...Object.fromEntries(printed), ...Object.fromEntries(kinds) };
}
