import type { GameEvent } from '../../../game/events';
import type { Outcome } from '../../../game/play';
import { ZOMBIES, type Zombie } from '../content';
import type { UoaEvent } from '../events';
import type { Observation } from '../hidden/observation';
import { howFar } from '../mission/how-far';

/** What has become of a game. */
export interface GameSummary {
  readonly rounds: number;
  readonly outcome: Outcome | undefined;
  /** Everybody who has played along, companions among them. */
  readonly people: readonly PersonSummary[];
  /** What no survivor has killed: by trains, by tiles that turned over. */
  readonly killedByNobody: ZombieCounts;
  /** Zombies that have come since the game began. */
  readonly spawned: ZombieCounts;
  readonly objectives: readonly TakenObjective[];
  readonly goals: readonly GoalSummary[];
  /** The rounds in which most happened, in their order. */
  readonly turningPoints: readonly TurningPoint[];
}

export type ZombieCounts = { readonly [kind in Zombie]?: number };

export interface PersonSummary {
  readonly survivor: string;
  readonly kills: ZombieCounts;
  /** All that were taken, healed or not. */
  readonly wounds: number;
  readonly eliminated?: { readonly round: number; readonly by: Killer };
}

/** What eliminates people: zombies, a friend who misses, or Dynamite. */
export interface Killer {
  readonly what: 'zombies' | 'friendly-fire' | 'dynamite' | 'unknown';
  /** Who shot or threw. */
  readonly survivor?: string;
  /** Those who attacked. */
  readonly zombies?: ZombieCounts;
}

export interface TakenObjective {
  readonly objective: string;
  readonly colour: string;
  readonly survivor: string;
  readonly round: number;
}

export interface GoalSummary {
  readonly goal: string;
  /** How deep it stands among the others; those of the mission are 0. */
  readonly depth: number;
  readonly reached: boolean;
  readonly round?: number;
  /** How many there are of so many, for goals that count something. */
  readonly howFar?: { readonly there: number; readonly wanted: number };
  /** For players to judge. */
  readonly inWords: boolean;
}

export interface TurningPoint {
  readonly round: number;
  readonly wounds: number;
  readonly eliminated: readonly string[];
  readonly goals: readonly string[];
}

const MOST_TURNING_POINTS = 5;

/** All that has happened since the game began, and how it stands now. */
export function gameSummary(events: readonly GameEvent[], seen: Observation): GameSummary {
  const tally = new Tally();
  for (const event of events) tally.add(event as UoaEvent);
  const people = peopleOf(seen);
  return {
    rounds: seen.value('round'),
    outcome: seen.outcome,
    people: people.map((survivor) => tally.person(survivor)),
    killedByNobody: tally.killedByNobody,
    spawned: tally.spawned,
    objectives: tally.objectives,
    goals: goalsOf(seen, tally.goalRounds),
    turningPoints: turningPoints(tally.rounds),
  };
}

type Counts = { [kind in Zombie]?: number };
type Draft<T> = { -readonly [key in keyof T]: T[key] };

/** What is counted, event by event. */
class Tally {
  readonly killedByNobody: Counts = {};
  readonly spawned: Counts = {};
  readonly objectives: TakenObjective[] = [];
  readonly goalRounds = new Map<string, number>();
  readonly rounds = new Map<number, Draft<TurningPoint>>();
  private readonly kills = new Map<string, Counts>();
  private readonly wounds = new Map<string, number>();
  private readonly eliminated = new Map<string, { round: number; by: Killer }>();
  private round = 0;
  private danger: Killer = { what: 'unknown' };

  person(survivor: string): PersonSummary {
    const eliminated = this.eliminated.get(survivor);
    return {
      survivor,
      kills: this.kills.get(survivor) ?? {},
      wounds: this.wounds.get(survivor) ?? 0,
      ...(eliminated && { eliminated }),
    };
  }

  add(event: UoaEvent): void {
    switch (event.type) {
      case 'round-began':
        this.round = event.round;
        return;
      case 'killed':
        count(
          event.survivor === undefined ? this.killedByNobody : this.killsOf(event.survivor),
          event.zombie,
        );
        return;
      case 'spawned':
      case 'appeared':
        count(this.spawned, event.zombie, event.count);
        return;
      case 'abomination-arrives':
        count(this.spawned, 'abomination');
        return;
      case 'zombies-attack':
        this.danger = { what: 'zombies', zombies: countsIn(event) };
        return;
      case 'friendly-fire':
        this.danger = { what: 'friendly-fire', survivor: event.by };
        return;
      case 'threw-dynamite':
        this.danger = { what: 'dynamite', survivor: event.survivor };
        return;
      case 'wounded':
        this.wounds.set(event.survivor, (this.wounds.get(event.survivor) ?? 0) + event.wounds);
        this.now.wounds += event.wounds;
        return;
      case 'eliminated':
        this.eliminated.set(event.survivor, { round: this.round, by: this.danger });
        this.now.eliminated = [...this.now.eliminated, event.survivor];
        return;
      case 'took-objective': {
        const { objective, colour, survivor } = event;
        this.objectives.push({ objective, colour, survivor, round: this.round });
        return;
      }
      case 'goal-reached':
        this.goalRounds.set(event.goal, this.round);
        this.now.goals = [...this.now.goals, event.goal];
    }
  }

  private get now(): Draft<TurningPoint> {
    const { round } = this;
    let now = this.rounds.get(round);
    if (!now) this.rounds.set(round, (now = { round, wounds: 0, eliminated: [], goals: [] }));
    return now;
  }

  private killsOf(survivor: string): Counts {
    let kills = this.kills.get(survivor);
    if (!kills) this.kills.set(survivor, (kills = {}));
    return kills;
  }
}

function count(counts: Counts, kind: string, more = 1): void {
  const zombie = ZOMBIES.find((each) => each === kind);
  if (zombie && more > 0) counts[zombie] = (counts[zombie] ?? 0) + more;
}

function countsIn(counts: ZombieCounts): ZombieCounts {
  return Object.fromEntries(ZOMBIES.flatMap((kind) => (counts[kind] ? [[kind, counts[kind]]] : [])));
}

function peopleOf(seen: Observation): string[] {
  const { roster, sizes } = seen.table;
  return Array.from(
    { length: sizes.actors },
    (_, actor) => roster[seen.at('identity', actor)]?.id ?? '',
  ).filter((id) => id !== '');
}

/** The first goal of the list only holds the others together. */
function goalsOf(seen: Observation, rounds: ReadonlyMap<string, number>): GoalSummary[] {
  const { goals } = seen.table.mission;
  const game = seen.guess('goals');
  const list = (number: number, depth: number): GoalSummary[] => {
    const goal = goals[number];
    if (!goal) return [];
    const reached = seen.at('goalReached', number) === 1;
    const round = rounds.get(goal.id);
    const far = goal.condition && !reached ? howFar(game, goal.condition) : undefined;
    return [
      {
        goal: goal.id,
        depth,
        reached,
        inWords: goal.what === 'text',
        ...(round !== undefined && { round }),
        ...(far && { howFar: { there: Math.min(far.there, far.wanted), wanted: far.wanted } }),
      },
      ...goal.parts.flatMap((part) => list(part, depth + 1)),
    ];
  };
  return (goals[0]?.parts ?? []).flatMap((part) => list(part, 0));
}

const [A_LIFE, A_GOAL, A_WOUND] = [1000, 20, 3] as const;

function turningPoints(rounds: ReadonlyMap<number, TurningPoint>): TurningPoint[] {
  const weight = ({ eliminated, goals, wounds }: TurningPoint) =>
    A_LIFE * eliminated.length + A_GOAL * goals.length + A_WOUND * wounds;
  return [...rounds.values()]
    .sort((one, other) => weight(other) - weight(one) || one.round - other.round)
    .slice(0, MOST_TURNING_POINTS)
    .sort((one, other) => one.round - other.round);
}
