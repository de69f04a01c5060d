import fc from 'fast-check';
import { expect, it } from 'vitest';
import { legalActions, runScenario, scenarioCourse } from '../../../engine';
import { type Say, sentence } from '../../../languages';
import type { Scenario, ScenarioStep } from '../../../schemas';
import { findingWords } from '../../../telling/reasons';
import { times } from '../../helpers/long';
import { randomSituations } from '../../helpers/random-situation';

/** Only the last moment is kept: some positions go on by themselves for a very long time, and tell all of it. */
function possibleAfter(scenario: Scenario) {
  let actions: ReturnType<typeof legalActions> = [];
  for (const played of scenarioCourse(scenario)) {
    actions = 'stuck' in played ? [] : legalActions(played.moment.game);
  }
  return actions;
}

/** Goes on from the beginning, as far as anything can be done. */
function playedOn(scenario: Scenario, choices: readonly number[]): ScenarioStep[] {
  const steps: ScenarioStep[] = [];
  for (const choice of choices) {
    const actions = possibleAfter({ ...scenario, steps });
    const action = actions[choice % actions.length];
    if (!action) break;
    steps.push({ do: action });
  }
  return steps;
}

/** What is found, in both languages. */
function told(scenario: Scenario): string[] {
  return runScenario(scenario).flatMap((finding) =>
    (['en', 'fr'] as const).map((language) => {
      const say: Say = (key, parameters) => sentence(language, key, parameters);
      return findingWords(finding, say, 'undead-or-alive');
    }),
  );
}

it('whatever a situation says, it comes out one way or another, in words, and so however it is played on', () => {
  const runs = times(200, 5000);
  let steps = 0;
  fc.assert(
    fc.property(randomSituations(), fc.array(fc.nat(1000), { maxLength: 12 }), (scenario, choices) => {
      const more = playedOn(scenario, choices);
      steps += more.length;
      const said = told({ ...scenario, steps: [...more, ...scenario.steps] });
      expect(said.filter((words) => words === '' || /\{\w+\}/.test(words))).toEqual([]);
    }),
    { numRuns: runs },
  );
  // Many cannot be laid out; enough of them can.
  expect(steps).toBeGreaterThan(runs / 3);
});
