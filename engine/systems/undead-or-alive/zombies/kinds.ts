import { ZOMBIES, type Zombie } from '../content';
import type { UoaGame } from '../game';
import type { CountOfKinds } from './events';

// What events say about the zombies of a zone: those that are awake, or all of them.

export function countsOf(game: UoaGame, zone: number, of: 'awake' | 'zombies' = 'awake'): CountOfKinds {
  const counts: { [kind in Zombie]?: number } = {};
  for (const [number, kind] of ZOMBIES.entries()) {
    const count = game.state[of].at(zone, number);
    if (count > 0) counts[kind] = count;
  }
  return counts;
}

/** Where it is written what they can do and take. */
const profileRules: Readonly<Record<Zombie, string>> = {
  walker: 'UOA-ZOMBIE-01',
  runner: 'UOA-ZOMBIE-03',
  fatty: 'UOA-ZOMBIE-02',
  abomination: 'UOA-ABOM-01',
};

export function profileRuleOf(kind: number): string {
  return profileRules[ZOMBIES[kind] as Zombie];
}

export function profileRulesOf(game: UoaGame, zone: number): string[] {
  return ZOMBIES.filter((_, number) => game.state.awake.at(zone, number) > 0).map(
    (kind) => profileRules[kind],
  );
}
