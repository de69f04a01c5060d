import type { Mission } from '../../schemas';
import type { BackRoom } from '../back-room/back-room';
import { hasErrors, laidOut } from '../document/laid-out';

/** Whether a mission's tiles cannot lie as they do, or are wrong themselves. */
export type ErrorsSought = (mission: Mission) => Promise<boolean>;

/** So many tiles are laid in less than a frame: no other thread is worth the way. */
const FEW = 20;

export function createErrorsSought(backRoom: BackRoom): ErrorsSought {
  return async (mission) => {
    if (mission.placements.length <= FEW) return hasErrors(laidOut(mission));
    const sought = await backRoom.ask('hasErrors', { mission });
    // What nobody could find out stands among the checks, if anywhere.
    return sought.ok && sought.answer;
  };
}
