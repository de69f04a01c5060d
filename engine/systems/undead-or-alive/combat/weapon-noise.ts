import { placeOf } from '../../../family/zombicide/actors';
import { kindOf } from '../../../family/zombicide/cards/held';
import { type Attack } from '../../../family/zombicide/combat/modes';
import { because } from '../because';
import type { Noise } from '../content';
import type { UoaGame } from '../game';
import type { OpenGame } from '../open-game';
import { NONE } from '../state';
import { bang, boom } from '../zombies/noise';
import { FANNING, GATLING } from './modes';

/** Where the attacker stands, as loud as the weapon is. Dual weapons are heard once. */
export function makeNoise(game: UoaGame, attack: Attack): void {
  const { attacker, second, mode } = attack;
  const zone = placeOf(game, attacker);
  const noise = noiseOf(game, attack);
  if (noise === 'bang')
    bang(game, zone, second === NONE ? because['weapon-noise'] : because['noise-of-two-weapons']);
  else if (noise === 'boom') {
    boom(game, zone, mode === FANNING ? because['noise-of-fanning'] : because['weapon-noise']);
  }
}

export function noiseOf(game: OpenGame, { weapon, mode }: Attack): Noise {
  if (mode === FANNING || mode === GATLING) return 'boom'; // UOA-GUNSLINGER-03, UOA-GATLING-05
  return kindOf(game, weapon).noise ?? 'silent'; // UOA-NOISE-07
}
