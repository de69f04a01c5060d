import { LOST, RUNNING, WON } from '../../game/kernel';
import type { UoaGame } from './game';

/** Why a game ended. The state remembers the place in this list. */
export const REASONS = [
  'goals-reached',
  'survivor-eliminated',
  'too-many-spawn-tokens',
  'goals-out-of-reach',
  'mission-rule',
  'rules-without-end',
] as const;
export type EndReason = (typeof REASONS)[number];

export function lose(game: UoaGame, reason: EndReason, rules: readonly string[]): void {
  end(game, LOST, reason, rules);
}

/** A game that one event wins and loses is lost. */
export function win(game: UoaGame, rules: readonly string[]): void {
  if (game.state.outcome !== LOST) end(game, WON, 'goals-reached', rules); // UOA-WIN-08
}

function end(game: UoaGame, outcome: number, reason: EndReason, rules: readonly string[]): void {
  if (game.state.outcome !== RUNNING) return;
  game.state.outcome = outcome;
  game.state.reason = REASONS.indexOf(reason);
  game.events?.push({ type: 'game-over', rules, won: outcome === WON, reason });
}
