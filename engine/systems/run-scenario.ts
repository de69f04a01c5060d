import type { Scenario } from '../../schemas';
import type { ScenarioFinding } from '../scenario/finding';
import { playScenario } from '../scenario/run';
import { undeadOrAliveStage } from './undead-or-alive/scenario/stage';

const stages = { 'undead-or-alive': undeadOrAliveStage };

/** What is wrong with a situation or comes out otherwise; it holds where there is nothing. */
export function runScenario(scenario: Scenario): ScenarioFinding[] {
  return playScenario(scenario, stages[scenario.system ?? 'undead-or-alive']);
}
