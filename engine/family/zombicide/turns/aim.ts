import type { OpenFamilyGame } from '../game';
import { NONE } from '../state';

/** Whether somebody with a granted action may aim there. */
export function mayAim({ grantedZone }: OpenFamilyGame, zone: number): boolean {
  return grantedZone === NONE || grantedZone === zone;
}
