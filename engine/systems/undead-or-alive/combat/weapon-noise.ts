import { placeOf } from '../actors';
import { kindOf } from '../cards/held';
import type { Noise } from '../content';
import type { UoaGame } from '../game';
import type { OpenGame } from '../hidden/open-game';
import { NONE } from '../state';
import { bang, boom } from '../zombies/noise';
import { type Attack, FANNING, GATLING } from './modes';

/** Where the attacker stands, as loud as the weapon is. Dual weapons are heard once. */
export function makeNoise(game: UoaGame, attack: Attack): void {
  const { attacker, second, mode } = attack;
  const zone = placeOf(game, attacker);
  const noise = noiseOf(game, attack);
  if (noise === 'bang')
    bang(game, zone, second === NONE ? ['UOA-NOISE-02'] : ['UOA-NOISE-02', 'UOA-DUAL-04']);
  else if (noise === 'boom') {
    boom(
      game,
      zone,
      mode === FANNING ? ['UOA-NOISE-02', 'UOA-NOISE-06', 'UOA-GUNSLINGER-03'] : ['UOA-NOISE-02'],
    );
  }
}

export function noiseOf(game: OpenGame, { weapon, mode }: Attack): Noise {
  if (mode === FANNING || mode === GATLING) return 'boom'; // UOA-GUNSLINGER-03, UOA-GATLING-05
  return kindOf(game, weapon).noise ?? 'silent'; // UOA-NOISE-07
}
