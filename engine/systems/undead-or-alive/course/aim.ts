import type { UoaGame } from '../game';
import { NONE } from '../state';

/** Whether somebody with a granted action may aim there. */
export function mayAim({ state }: UoaGame, zone: number): boolean {
  return state.granted === 0 || state.grantedZone === NONE || state.grantedZone === zone;
}
