import type { Condition, HowMany, ObjectiveFilter, SpawnTokenFilter } from '../../../../schemas';
import type { GoalNode } from '../../../mission/goals';
import { equipmentCards } from '../content';
import type { CompanionFilter } from '../mission/filters';
import { isSpawnTokenMeant } from '../mission/filters';
import type { MissionProgram } from '../mission-program';
import { COLOURS } from '../state';
import { refuse } from './problems';

type Mistake = ReturnType<typeof refuse>;

/** A goal that nobody can reach with what is on the table. */
export function goalOutOfReach(program: MissionProgram): Mistake | undefined {
  for (const goal of program.goals) {
    const mistake = goal.condition && outOfReach(goal, goal.condition, program);
    if (mistake) return mistake;
  }
  return undefined;
}

function outOfReach(goal: GoalNode, condition: Condition, program: MissionProgram): Mistake | undefined {
  if ('all' in condition) {
    return condition.all.map((part) => outOfReach(goal, part, program)).find((mistake) => mistake);
  }
  if ('any' in condition) {
    const mistakes = condition.any.map((part) => outOfReach(goal, part, program));
    return mistakes.every((mistake) => mistake) ? mistakes[0] : undefined;
  }
  if ('left' in condition) {
    if (condition.left.by === 'exit') {
      return program.exitZones.length === 0 ? refuse('no-exit', { goal: goal.id }) : undefined;
    }
    return program.stages[0]?.train ? undefined : refuse('no-train', { rule: goal.id });
  }
  const [there, count] = supplyFor(condition, program);
  const wanted = typeof count === 'number' ? count : 1;
  return there < wanted ? refuse('goal-out-of-reach', { goal: goal.id }) : undefined;
}

type Supply = readonly [there: number, count?: HowMany | undefined];

/** How many there are of what a condition asks for, as far as that can be told beforehand. */
function supplyFor(condition: Condition, program: MissionProgram): Supply {
  if ('taken' in condition) return [objectives(program, condition.taken), condition.taken.count];
  if ('held' in condition) return [objectives(program, condition.held), condition.held.count];
  if ('loaded' in condition) return [objectives(program, condition.loaded), condition.loaded.count];
  if ('rallied' in condition) return [companions(program, condition.rallied), condition.rallied.count];
  if ('spawnTokens' in condition) {
    return [spawnTokens(program, condition.spawnTokens), condition.spawnTokens.count];
  }
  if ('bountyWeapons' in condition) return [BOUNTY_WEAPONS, condition.bountyWeapons.count];
  return [1];
}

const BOUNTY_WEAPONS = equipmentCards
  .filter(({ deck }) => deck === 'bounty')
  .reduce((sum, { copies }) => sum + copies, 0);

function objectives({ objectives: all }: MissionProgram, { colour, group, except }: ObjectiveFilter): number {
  return all.filter(
    (objective) =>
      (colour === undefined || COLOURS[objective.colour] === colour) &&
      (group === undefined || objective.group === group) &&
      (except === undefined || objective.group !== except),
  ).length;
}

function companions({ companions: all }: MissionProgram, { class: ofClass, group }: CompanionFilter): number {
  // Whoever may be anybody may be of that class.
  return all.filter(
    (one) =>
      (ofClass === undefined || one.class === undefined || one.class === ofClass) &&
      (group === undefined || one.group === group),
  ).length;
}

function spawnTokens(program: MissionProgram, filter: SpawnTokenFilter): number {
  return [...program.spawnTokens.keys()].filter((token) => isSpawnTokenMeant(program, filter, token)).length;
}
