import type { Scenario } from '../../schemas';
import { systemOfScenario } from '../../schemas/references/systems';
import { finding, type ScenarioFinding } from '../game/finding';
import type { AnyGame } from '../game/system';
import { draftScenario, type FilledScenario } from '../scenario/draft';
import { courseOf, type Played, playScenario } from '../scenario/run';
import { systemOf } from '.';

const stageOf = (scenario: Scenario) => systemOf(systemOfScenario(scenario)).situations?.stage;

/** Of a game that has no situations. */
const nothing = () => [finding('cannot-be-set-up', '/system', { problem: 'no-situations' })];

/** What is wrong with a situation or comes out otherwise; it holds where there is nothing. */
export function runScenario(scenario: Scenario): ScenarioFinding[] {
  const stage = stageOf(scenario);
  return stage ? playScenario(scenario, stage) : nothing();
}

/** Its beginning, and then what comes of every step. */
export function scenarioCourse(scenario: Scenario): Iterable<Played<AnyGame>> {
  const stage = stageOf(scenario);
  return stage ? courseOf(scenario, stage) : [{ stuck: nothing() }];
}

/** The same situation, with what came out where nothing was expected. */
export function scenarioDraft(scenario: Scenario): FilledScenario {
  const stage = stageOf(scenario);
  return stage ? draftScenario(scenario, stage) : { scenario, findings: nothing() };
}
