import type { Scenario } from '../../schemas';
import { type Draft, draftScenario } from '../scenario/draft';
import type { ScenarioFinding } from '../scenario/finding';
import { courseOf, type Played, playScenario } from '../scenario/run';
import type { UoaGame } from './undead-or-alive/game';
import { undeadOrAliveStage } from './undead-or-alive/scenario/stage';

const stages = { 'undead-or-alive': undeadOrAliveStage };

const stageOf = ({ system = 'undead-or-alive' }: Scenario) => stages[system];

/** What is wrong with a situation or comes out otherwise; it holds where there is nothing. */
export function runScenario(scenario: Scenario): ScenarioFinding[] {
  return playScenario(scenario, stageOf(scenario));
}

/** Its beginning, and then what comes of every step. */
export function scenarioCourse(scenario: Scenario): Iterable<Played<UoaGame>> {
  return courseOf(scenario, stageOf(scenario));
}

/** The same situation, with what came out where nothing was expected. */
export function scenarioDraft(scenario: Scenario): Draft {
  return draftScenario(scenario, stageOf(scenario));
}
