import { placeOf } from '../actors';
import { kindOf } from '../cards/held';
import type { UoaGame } from '../game';
import { NONE } from '../state';
import { bang, boom } from '../zombies/noise';
import { type Attack, FANNING } from './modes';

/** Where the attacker stands, as loud as the weapon is. Dual weapons are heard once. */
export function makeNoise(game: UoaGame, { attacker, weapon, second, mode }: Attack): void {
  const zone = placeOf(game, attacker);
  if (mode === FANNING) {
    boom(game, zone, ['UOA-NOISE-02', 'UOA-NOISE-06', 'UOA-GUNSLINGER-03']);
    return;
  }
  const { noise } = kindOf(game, weapon);
  if (noise === 'bang')
    bang(game, zone, second === NONE ? ['UOA-NOISE-02'] : ['UOA-NOISE-02', 'UOA-DUAL-04']);
  else if (noise === 'boom') boom(game, zone, ['UOA-NOISE-02']); // UOA-NOISE-07: silent otherwise
}
