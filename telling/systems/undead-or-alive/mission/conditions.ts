import type { ConditionName } from '../../../../engine';
import type { Condition, ForeignWord } from '../../../../schemas';
import type { ConditionTellers } from '../../../mission/condition-teller';
import { ConditionTelling } from '../../../mission/conditions';
import type { Link, MissionContext } from '../../../mission/context';
import { courseConditions } from '../../../mission/course-conditions';
import { countedConditions } from './counted-conditions';
import { machineConditions } from './machine-conditions';
import { peopleConditions } from './people-conditions';
import { spawnTokenConditions } from './spawn-token-conditions';

/** A word without a sentence does not compile. */
const tellers: ConditionTellers<Exclude<ConditionName, ForeignWord<'undead-or-alive', 'Condition'>>> = {
  ...countedConditions,
  ...machineConditions,
  ...courseConditions,
  ...peopleConditions,
  ...spawnTokenConditions,
};

const conditions = new ConditionTelling(tellers);

export function circumstance(condition: Condition, link: Link, context: MissionContext): string {
  return conditions.circumstance(condition, link, context);
}

export function task(condition: Condition, context: MissionContext): string {
  return conditions.task(condition, context);
}
