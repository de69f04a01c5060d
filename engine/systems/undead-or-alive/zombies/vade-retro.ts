import type { UoaGame } from '../game';
import { NONE } from '../state';

/** Whether a Vade Retro token lies in a zone. */
export function isMarked({ state }: UoaGame, zone: number): boolean {
  return zone !== NONE && (state.vadeRetro.at(0) === zone || state.vadeRetro.at(1) === zone);
}
