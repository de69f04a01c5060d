import { bySoonest, type Matters } from '../../../../game/matters';
import type { Observation } from '../../hidden/observation';
import { nextStep } from './next-step';
import { rulesThatThreaten } from './rules';
import { spawnTokensThreaten } from './spawn-tokens';
import { trainThreatens } from './train';
import { whoIsInDanger } from './wounds';

/** What players should have in mind: all of it lies open, so any game that looks the same says the same. */
export function matters(seen: Observation): Matters {
  if (seen.outcome) return { threats: [] };
  const game = seen.guess('matters');
  const next = nextStep(game);
  return {
    ...(next && { next }),
    threats: bySoonest([
      ...spawnTokensThreaten(game),
      ...whoIsInDanger(game),
      ...trainThreatens(game),
      ...rulesThatThreaten(game),
    ]),
  };
}
