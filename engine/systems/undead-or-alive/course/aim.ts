import type { OpenGame } from '../hidden/open-game';
import { NONE } from '../state';

/** Whether somebody with a granted action may aim there. */
export function mayAim({ grantedZone }: OpenGame, zone: number): boolean {
  return grantedZone === NONE || grantedZone === zone;
}
