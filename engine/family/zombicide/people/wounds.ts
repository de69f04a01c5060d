import type { FamilyGame, OpenFamilyGame } from '../game';
import { survivorName } from '../names';
import { ELIMINATED } from '../state';

// Wounds that are counted. Where they are something else, cards that fill slots, say, a game has its own `ways.wound`.

export function healthLeft(game: OpenFamilyGame, actor: number): number {
  return game.ways.healthOf(game, actor) - game.state.wounds.at(actor);
}

export function isWounded(game: OpenFamilyGame, actor: number): boolean {
  return game.state.wounds.at(actor) > 0;
}

export function wound(game: FamilyGame, actor: number, wounds: number, rules: readonly string[]): void {
  const health = game.ways.healthOf(game, actor);
  const left = Math.max(0, healthLeft(game, actor) - wounds);
  game.state.wounds.set(actor, 0, health - left);
  const survivor = survivorName(game, actor);
  game.events?.push({ type: 'wounded', rules, survivor, wounds, left, of: health });
  if (left === 0) eliminate(game, actor, game.because['no-health-left']);
}

export function eliminate(game: FamilyGame, actor: number, rules: readonly string[]): void {
  markEliminated(game, actor, rules);
  game.ways.eliminated(game);
}

/** Where several fall at once, all of them do before anything comes of it. */
export function markEliminated(game: FamilyGame, actor: number, rules: readonly string[]): void {
  game.state.fate.set(actor, 0, ELIMINATED);
  game.events?.push({ type: 'eliminated', rules, survivor: survivorName(game, actor) });
  game.ways.falls(game, actor);
}

/** One wound less, by somebody else or by oneself. Nobody gets better than well. */
export function heal(game: FamilyGame, actor: number, rules: readonly string[], by: number = actor): void {
  if (!isWounded(game, actor)) return;
  game.state.wounds.add(actor, 0, -1);
  game.events?.push({
    type: 'healed',
    rules,
    survivor: survivorName(game, actor),
    left: healthLeft(game, actor),
    ...(by !== actor && { by: survivorName(game, by) }),
  });
}
