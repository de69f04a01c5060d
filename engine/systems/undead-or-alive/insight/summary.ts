import type { GameEvent } from '../../../game/events';
import type { GameSummary, GoalSummary, GradeSummary, TurningPoint } from '../../../game/summary';
import type { Observation } from '../hidden/observation';
import { howFar } from '../mission/conditions';
import { personIn, tallyOf } from './tally';

const MOST_TURNING_POINTS = 5;

/** All that has happened since the game began, and how it stands now. */
export function gameSummary(events: readonly GameEvent[], seen: Observation): GameSummary {
  const tally = tallyOf(events);
  const goals = goalsOf(seen, tally.goals);
  return {
    rounds: seen.value('round'),
    outcome: seen.outcome,
    people: peopleOf(seen).map((survivor) => personIn(tally, survivor)),
    killedByNobody: tally.killedByNobody,
    spawned: tally.spawned,
    objectives: tally.objectives,
    goals,
    grades: gradesOf(seen),
    turningPoints: turningPoints(tally.rounds, goals),
  };
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

/** By what each counter shows that there are grades for. */
function gradesOf(seen: Observation): GradeSummary[] {
  const { counters, file } = seen.table.mission;
  const grades = [...(file.grades ?? [])].sort((one, other) => other.from - one.from);
  return [...new Set(grades.map(({ counter }) => counter))].map((counter) => {
    const row = counters.indexOf(counter);
    // What nothing counts stays at nought.
    const points = row < 0 ? 0 : seen.at('counters', row);
    const earned = grades.find((grade) => grade.counter === counter && points >= grade.from);
    return { counter, points, ...(earned && { grade: earned.name }) };
  });
}

const [A_LIFE, A_GOAL, A_WOUND] = [1000, 20, 3] as const;

/** Of goals those that the mission itself lists: their parts have counted towards them. */
function turningPoints(
  rounds: ReadonlyMap<number, TurningPoint>,
  goals: readonly GoalSummary[],
): TurningPoint[] {
  const top = new Set(goals.filter(({ depth }) => depth === 0).map(({ goal }) => goal));
  const weight = ({ eliminated, goals, wounds }: TurningPoint) =>
    A_LIFE * eliminated.length + A_GOAL * goals.length + A_WOUND * wounds;
  return [...rounds.values()]
    .map((point) => ({ ...point, goals: point.goals.filter((goal) => top.has(goal)) }))
    .filter((point) => weight(point) > 0)
    .sort((one, other) => weight(other) - weight(one) || one.round - other.round)
    .slice(0, MOST_TURNING_POINTS)
    .sort((one, other) => one.round - other.round);
}
