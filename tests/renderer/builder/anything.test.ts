import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { languages } from '../../../languages';
import type { Mission } from '../../../schemas';
import { walk } from '../../helpers/builder-walk';
import { sampleMission } from '../../helpers/drawing-board';
import { times } from '../../helpers/long';
import { Luck } from '../../helpers/luck';
import { randomMission } from '../../helpers/random-missions';
import { wordsMission } from '../../helpers/words-mission';

const missions: fc.Arbitrary<Mission> = fc.oneof(
  fc.constant(wordsMission),
  fc
    .constantFrom('m0', 'm1', 'm2', 'm4', 'm5', 'm8', 'm9', 'alarm-town', 'hold-out', 'rescue')
    .map((name) => sampleMission(`${name}.boothill.json`)),
  fc.nat().map((seed) => randomMission(new Luck(`built ${seed}`))),
);

const authors = fc.record({
  mission: missions,
  language: fc.constantFrom(...languages),
  list: fc.constantFrom<('goals' | 'rules')[]>('goals', 'rules'),
  isNew: fc.boolean(),
  seed: fc.nat(),
});

describe('whatever an author chooses', () => {
  test.prop([authors], { seed: 19, numRuns: times(30, 1500) })(
    'the mission can be opened again as it is, and all of it is told in both languages',
    ({ seed, ...author }) => {
      const { chosen, faults } = walk({ ...author, luck: new Luck(`author ${seed}`), choices: 12 });
      expect({ chosen, faults }).toEqual({ chosen, faults: [] });
    },
    600_000,
  );
});
