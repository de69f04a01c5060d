import { describe, expect, it } from 'vitest';
import { runScenario, scenarioDraft } from '../../../engine';
import { loadDocument, writeDocument } from '../../../schemas';
import { times } from '../../helpers/long';
import { scenarioFiles, scenarioIn } from '../../helpers/scenarios';

describe('a draft', () => {
  const some = scenarioFiles().filter((_, number) => number % times(10, 1) === 0);

  it.each(some)('says what came out, so that it holds: %s', (file) => {
    const { steps, ...rest } = scenarioIn(file);
    const bare = { ...rest, steps: steps.map(({ expect: _, ...step }) => step) };
    const { scenario, findings } = scenarioDraft(bare);
    expect(findings).toEqual([]);
    expect(runScenario(scenario)).toEqual([]);
    expect(loadDocument(writeDocument(scenario), 'scenario')).toMatchObject({ ok: true, document: scenario });
    const ofSteps = scenario.steps.map((step) => step.expect?.length ?? 0);
    expect(Math.min(...ofSteps)).toBeGreaterThan(0);
  });

  it('leaves alone what is expected already, and says what comes out otherwise', () => {
    const scenario = scenarioIn('move/leaving-zombies.json');
    const [step] = scenario.steps;
    const wrong = { ...scenario, steps: [{ ...step, expect: [{ level: 'red' as const }] }] };
    const draft = scenarioDraft(wrong);
    expect(draft.scenario).toEqual(wrong);
    expect(draft.findings.map(({ code }) => code)).toEqual(['differs']);
  });

  it('keeps the steps that it does not come to', () => {
    const scenario = scenarioIn('move/leaving-zombies.json');
    const [step] = scenario.steps;
    const steps = [
      { do: step?.do ?? { do: '' } },
      { do: { do: 'move', to: 'a.SW' } },
      { do: { do: 'search' } },
    ];
    const draft = scenarioDraft({ ...scenario, steps });
    expect(draft.findings.map(({ pointer }) => pointer)).toEqual(['/steps/1/do']);
    expect(draft.scenario.steps).toHaveLength(3);
    expect(draft.scenario.steps.slice(1)).toEqual(steps.slice(1));
  });
});
