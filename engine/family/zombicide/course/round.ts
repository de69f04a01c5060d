import type { Frame } from '../../../game/agenda';
import type { FamilyGame } from '../game';
import { playersPhase } from '../turns/players-phase';

// Steps of a round. Each game lists its own in order: these, and what comes between them in that game only.

export function beginRound(game: FamilyGame): void {
  const { state } = game;
  state.round += 1;
  state.activated.fill(0);
  state.player = state.firstPlayer;
  game.events?.push({ type: 'round-began', rules: game.because['round-begins'], round: state.round });
  game.ways.roundBegins(game);
}

export function playersAct(game: FamilyGame): void {
  playersPhase.begin(game);
}

/** The last step: the next round begins. */
export function roundAgain(_: FamilyGame, frame: Frame): void {
  frame.step = 0;
}
