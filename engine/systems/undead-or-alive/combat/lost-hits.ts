import { type Attack, MELEE } from '../../../family/zombicide/combat/modes';
import { hitsOf } from '../../../family/zombicide/combat/roll';
import { zombieName, zoneName } from '../../../family/zombicide/names';
import { because } from '../because';
import type { UoaGame } from '../game';
import { ABOMINATION, NONE } from '../state';
import type { Lost } from './events';
import { GATLING } from './modes';
import { toughestFor, whyLost } from './targets';

/** Hits that no zombie can take are lost, whatever would come after them. */
export function loseHits(game: UoaGame, attack: Attack, hits: number): void {
  if (!game.events) return;
  const by = toughestFor(game, attack);
  const why = whyLost(game, attack);
  game.events.push({
    type: 'hit-lost',
    rules: rulesOfLoss(
      attack,
      why,
      game.table.likes[by] ?? NONE,
      attack.mode !== GATLING && hitsOf(game, attack) > hits,
    ),
    zone: zoneName(game, attack.zone),
    hits,
    why,
    ...(by === NONE ? {} : { by: zombieName(game, by) }),
  });
}

function rulesOfLoss({ mode }: Attack, why: Lost, by: number, somebodyFell: boolean): readonly string[] {
  if (why === 'nobody-left')
    return mode === MELEE ? because['melee-hits-left-over'] : because['shots-left-over'];
  // In front of an Abomination nobody falls but Fatties.
  const absorbed =
    mode !== MELEE && by === ABOMINATION && somebodyFell ? because['spared-by-a-weak-hit'] : [];
  return [
    ...(why === 'shielded' ? because['shielded'] : because['too-tough']),
    ...absorbed,
    ...because['one-hit-one-target'],
    ...(by === ABOMINATION ? because['profile-of-abomination'] : because['profile-of-fatty']),
  ];
}
