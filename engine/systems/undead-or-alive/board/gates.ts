import type { UoaGame } from '../game';
import { stageNow } from './now';

/** Whether nobody may enter the zones of a gate, by its number among the gates of the mission. */
export function isClosed(game: UoaGame, gate: number): boolean {
  return stageNow(game).closed.includes(gate);
}

/** Opens or closes a gate. Whoever is inside can leave. */
export function setGate(game: UoaGame, gate: number, closed: boolean): void {
  const to = stageNow(game).gates[gate];
  if (to === undefined || isClosed(game, gate) === closed) return;
  game.state.configuration = to;
  game.offeredIsCurrent = false;
}
