import { kindOf } from '../../../family/zombicide/cards/held';
import { gainByKill, takeKilled } from '../../../family/zombicide/combat/kills';
import type { Attack } from '../../../family/zombicide/combat/modes';
import type { UoaGame } from '../game';
import { happen } from '../happen';
import { NONE } from '../state';
import { profileOf } from '../zombies/kinds';
import { liftIdleTokens } from '../zombies/vade-retro';
import { countKill } from './deeds';
import type { Means } from './means';
import { meansOf } from './means';

/** One zombie less, at once, and adrenaline for whoever did it. */
export function kill(
  game: UoaGame,
  killer: number,
  zone: number,
  kind: number,
  means: Means,
  rules: readonly string[],
): void {
  takeKilled(game, killer, zone, kind, rules); // UOA-ZOMBIE-04
  if (killer !== NONE) {
    game.state.kills += 1;
    countKill(game, killer, zone, kind, profileOf(game, kind).adrenaline, means);
    happen(game, 'zombie-killed', killer, kind, zone);
    gainByKill(game, killer, kind);
  }
  liftIdleTokens(game);
  game.ways.afterKill(game, kind);
}

/** The same by a hit. */
export function killByHit(
  game: UoaGame,
  { attacker, weapon, zone, mode }: Attack,
  kind: number,
  rules: readonly string[],
): void {
  kill(game, attacker, zone, kind, meansOf(kindOf(game, weapon), mode), rules);
}
