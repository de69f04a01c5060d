import { type Attack, MELEE } from '../../../family/zombicide/combat/modes';
import { holdsFor } from '../lasting/in-force';
import type { ChangeOf, LastingChange } from '../mission-program';
import type { OpenGame } from '../open-game';
import { GATLING } from './modes';

/** What the mission makes of an attack. The gun is worth what its card says, whoever fires it. */
export function changesOfAttack(
  game: OpenGame,
  { attacker, mode }: Attack,
): readonly LastingChange<ChangeOf<'combat'>>[] {
  const { combat } = game.table.mission.changes;
  if (combat.length === 0 || mode === GATLING) return NO_CHANGES;
  const isMelee = mode === MELEE;
  return combat.filter(
    (each) =>
      (each.change.mode === undefined || (each.change.mode === 'melee') === isMelee) &&
      holdsFor(game, each, attacker),
  );
}

const NO_CHANGES: readonly LastingChange<ChangeOf<'combat'>>[] = [];

export function changeOf(game: OpenGame, attack: Attack, what: 'accuracy' | 'dice' | 'damage'): number {
  if (game.table.mission.changes.combat.length === 0) return 0;
  let sum = 0;
  for (const { change } of changesOfAttack(game, attack)) sum += amountOf(change, what);
  return sum;
}

function amountOf(
  change: Partial<Record<'accuracy' | 'dice' | 'damage', number>>,
  what: 'accuracy' | 'dice' | 'damage',
): number {
  return change[what] ?? 0;
}
