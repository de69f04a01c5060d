import type { CampaignCondition, MissionResult } from '../../schemas';
import type { JourneyState } from './journey-state';

interface Bounds {
  readonly atLeast?: number;
  readonly atMost?: number;
}

/** Whether something is so; of a mission that nobody has played nothing is. */
export function holds(state: JourneyState, condition: CampaignCondition | undefined, of?: string): boolean {
  return condition === undefined || isSo(state, condition, of, () => goalsReached(state).length);
}

/** The campaign's own goals that are reached as things stand. */
export function goalsReached(state: JourneyState): readonly string[] {
  return (state.campaign.goals ?? []).flatMap((goal) =>
    isSo(state, goal.if, undefined, () => 0) ? [goal.id] : [],
  );
}

function isSo(
  state: JourneyState,
  condition: CampaignCondition,
  of: string | undefined,
  reached: () => number,
): boolean {
  const mission = condition.in ?? of;
  const each = (part: CampaignCondition) => isSo(state, part, mission, reached);
  if ('all' in condition) return condition.all.every(each);
  if ('any' in condition) return condition.any.some(each);
  if ('not' in condition) return !each(condition.not);
  if ('score' in condition) return within(state.scores[condition.score.id] ?? 0, condition.score);
  if ('missionsWon' in condition) return within(missionsWon(state).size, condition.missionsWon);
  if ('deaths' in condition) return within(deathsIn(state), condition.deaths);
  if ('goalsReached' in condition) return within(reached(), condition.goalsReached);
  if ('chose' in condition) return state.chose[condition.chose.id] === condition.chose.choice;
  if ('rolled' in condition) {
    const rolled = state.rolled[condition.rolled.id];
    return rolled !== undefined && within(rolled, condition.rolled);
  }
  const result = resultOf(state, mission);
  return result !== undefined && isSoIn(result, condition);
}

type OfMission = Extract<
  CampaignCondition,
  | { won: unknown }
  | { rounds: unknown }
  | { goal: unknown }
  | { rule: unknown }
  | { people: unknown }
  | { counter: unknown }
  | { died: unknown }
>;

function isSoIn(result: MissionResult, condition: OfMission): boolean {
  if ('won' in condition) return result.won === condition.won;
  if ('rounds' in condition) return within(result.rounds, condition.rounds);
  if ('goal' in condition) return result.goals.includes(condition.goal);
  if ('rule' in condition) return result.rules.includes(condition.rule);
  if ('counter' in condition) {
    const { id } = condition.counter;
    return within(Object.hasOwn(result.counters, id) ? (result.counters[id] ?? 0) : 0, condition.counter);
  }
  if ('died' in condition)
    return result.people.some(({ person, fate }) => person === condition.died && fate === 'dead');
  const { who } = condition.people;
  const count = result.people.filter(({ fate }) => (who === 'alive' ? fate !== 'dead' : fate === who)).length;
  return within(count, condition.people);
}

/** Of a mission as it was played last; of the last one, if none is named. */
function resultOf({ played }: JourneyState, mission: string | undefined): MissionResult | undefined {
  const found =
    mission === undefined ? played.at(-1) : [...played].reverse().find((one) => one.mission === mission);
  return found?.result;
}

function missionsWon({ played }: JourneyState): ReadonlySet<string> {
  return new Set(played.flatMap(({ mission, result }) => (result.won ? [mission] : [])));
}

function deathsIn({ played }: JourneyState): number {
  return played.flatMap(({ result }) => result.people).filter(({ fate }) => fate === 'dead').length;
}

function within(number: number, { atLeast = -Infinity, atMost = Infinity }: Bounds): boolean {
  return number >= atLeast && number <= atMost;
}
