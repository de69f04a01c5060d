import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { eventTypes } from '../telling/log';
import { failuresOf, scenarioFiles, scenarioIn, titleOf } from './helpers/scenarios';

describe('situations', () => {
  for (const file of scenarioFiles()) {
    it(titleOf(file), () => {
      const scenario = scenarioIn(file);
      expect(scenario.id).toBe(basename(file, '.json'));
      expect(failuresOf(scenario)).toEqual([]);
    });
  }

  // An event that is misspelt would be absent for ever.
  it('only miss events that there are', () => {
    const missed = scenarioFiles().flatMap((file) =>
      scenarioIn(file).steps.flatMap(({ expect = [] }) =>
        expect.flatMap((each) => ('noEvent' in each ? [each.noEvent.type] : [])),
      ),
    );
    expect(missed.filter((type) => !eventTypes.includes(type))).toEqual([]);
  });
});
