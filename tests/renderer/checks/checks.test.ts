import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { type Say, sentence } from '../../../languages';
import { findingsOf } from '../../../renderer/checks/checks';
import { laidOut } from '../../../renderer/document/laid-out';
import { times } from '../../helpers/long';
import { Luck } from '../../helpers/luck';
import { randomMission } from '../../helpers/random-missions';

const say: Say = (key, parameters) => sentence('en', key, parameters);
const file = { leftOut: [], warnings: [] };
/** Parts that a mission may be without while it is being drawn. */
const parts = ['placements', 'tokens', 'aside', 'areas', 'goals', 'rules'] as const;

test.prop([fc.nat(), fc.subarray([...parts])], { numRuns: times(15, 1000) })(
  'a mission that is half drawn can always be looked through, and a game of it tried',
  (seed, missing) => {
    const whole = randomMission(new Luck(`looked through ${seed}`));
    const mission = { ...whole, ...Object.fromEntries(missing.map((part) => [part, []])) };
    const { checks } = findingsOf(laidOut(mission), file, 'en', say);
    expect(checks.map(({ words }) => words)).not.toContain(say('checks.not-tried'));
  },
);
