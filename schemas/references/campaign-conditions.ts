import type { Campaign, CampaignCondition, Mission } from '../generated/types';
import { type Problem, problem } from '../problem';
import { allGoals } from './goals';
import { knownNames } from './language';

type Names = ReadonlySet<string>;
/** Nobody knows of a mission that lies in another file. */
type ByMission = ReadonlyMap<string, Names | undefined>;

/** What conditions of a campaign can speak of. */
export interface Known {
  readonly missions: Names;
  readonly scores: Names;
  /** What the players are asked, with what they can answer; dice have no answers. */
  readonly questions: ByMission;
  readonly goals: ByMission;
  readonly rules: ByMission;
  readonly counters: ByMission;
}

export function knownIn(campaign: Campaign): Known {
  const { missions, scores = [], after = [] } = campaign;
  const interludes = [...after, ...missions.flatMap((one) => one.after ?? [])];
  const inEach = (names: (mission: Mission) => Iterable<string>) =>
    new Map(missions.map(({ id, mission }) => [id, mission && new Set(names(whole(mission)))] as const));
  return {
    missions: new Set(missions.map(({ id }) => id)),
    scores: new Set(scores.map(({ id }) => id)),
    questions: new Map(
      interludes.flatMap((one) =>
        'id' in one ? [[one.id, new Set('choose' in one ? one.choose.map(({ id }) => id) : [])]] : [],
      ),
    ),
    goals: inEach(({ goals = [] }) => allGoals(goals).map(({ id }) => id)),
    rules: inEach((mission) => knownNames(mission).rule ?? []),
    counters: inEach((mission) => knownNames(mission).counter ?? []),
  };
}

/** With what its variants bring. */
function whole(mission: Mission): Mission {
  const { variants = [], goals = [], rules = [] } = mission;
  return {
    ...mission,
    goals: [...goals, ...variants.flatMap((variant) => variant.goals ?? [])],
    rules: [...rules, ...variants.flatMap((variant) => variant.rules ?? [])],
  };
}

/** What a condition speaks of, and there is not. What a mission has not is no reason to refuse the campaign: it may have changed. */
export function conditionProblems(
  condition: CampaignCondition | undefined,
  pointer: string,
  known: Known,
  of?: string,
): Problem[] {
  if (!condition) return [];
  const mission = condition.in ?? of;
  const nowhere =
    condition.in === undefined || known.missions.has(condition.in)
      ? []
      : [problem('unknown-mission', `${pointer}/in`, { id: condition.in })];
  const within = partsOf(condition).flatMap(([part, at]) =>
    conditionProblems(part, `${pointer}/${at}`, known, mission),
  );
  return [
    ...nowhere,
    ...within,
    ...inCampaign(condition, pointer, known),
    ...inMission(condition, pointer, known, mission).map((one): Problem => ({ ...one, severity: 'warning' })),
  ];
}

/** A mission that lies in another file may have it. */
export function isSomewhere(id: string, names: ByMission): boolean {
  return [...names.values()].some((some) => some === undefined || some.has(id));
}

type PartAt = readonly [part: CampaignCondition, at: string];

function partsOf(condition: CampaignCondition): readonly PartAt[] {
  if ('all' in condition) return condition.all.map((part, index): PartAt => [part, `all/${index}`]);
  if ('any' in condition) return condition.any.map((part, index): PartAt => [part, `any/${index}`]);
  return 'not' in condition ? [[condition.not, 'not']] : [];
}

function inCampaign(condition: CampaignCondition, pointer: string, known: Known): Problem[] {
  if ('score' in condition && !known.scores.has(condition.score.id))
    return [problem('unknown-score', `${pointer}/score/id`, { id: condition.score.id })];
  if ('rolled' in condition && !known.questions.has(condition.rolled.id))
    return [problem('unknown-dice', `${pointer}/rolled/id`, { id: condition.rolled.id })];
  if (!('chose' in condition)) return [];
  const { id, choice } = condition.chose;
  return known.questions.get(id)?.has(choice)
    ? []
    : [problem('unknown-choice', `${pointer}/chose`, { id, choice })];
}

/** Where nobody says of which mission, one of them has to have it. */
function inMission(
  condition: CampaignCondition,
  pointer: string,
  known: Known,
  mission: string | undefined,
): Problem[] {
  const lacks = (names: ByMission, id: string) =>
    mission === undefined ? !isSomewhere(id, names) : names.get(mission)?.has(id) === false;
  if ('goal' in condition && lacks(known.goals, condition.goal))
    return [problem('unknown-goal', `${pointer}/goal`, { id: condition.goal })];
  if ('rule' in condition && lacks(known.rules, condition.rule))
    return [problem('unknown-rule', `${pointer}/rule`, { id: condition.rule })];
  if ('counter' in condition && lacks(known.counters, condition.counter.id))
    return [problem('unknown-counter', `${pointer}/counter/id`, { id: condition.counter.id })];
  return [];
}
