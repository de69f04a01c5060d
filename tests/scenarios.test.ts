import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { failuresOf, scenarioFiles, scenarioIn, titleOf } from './helpers/scenarios';

describe('situations', () => {
  for (const file of scenarioFiles()) {
    it(titleOf(file), () => {
      const scenario = scenarioIn(file);
      expect(scenario.id).toBe(basename(file, '.json'));
      expect(failuresOf(scenario)).toEqual([]);
    });
  }
});
