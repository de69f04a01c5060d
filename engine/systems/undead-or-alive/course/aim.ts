import type { UoaGame } from '../game';
import { NONE } from '../state';

/** Whether somebody with a granted action may aim there. */
export function mayAim({ grantedZone }: UoaGame, zone: number): boolean {
  return grantedZone === NONE || grantedZone === zone;
}
