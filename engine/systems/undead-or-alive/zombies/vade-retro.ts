import type { UoaGame } from '../game';

/** Whether a Vade Retro token lies in a zone. */
export function isMarked({ state }: UoaGame, zone: number): boolean {
  return state.vadeRetro.at(0) === zone || state.vadeRetro.at(1) === zone;
}
