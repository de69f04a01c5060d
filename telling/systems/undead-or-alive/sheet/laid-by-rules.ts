import { undeadOrAliveSystem } from '../../../../engine/systems/undead-or-alive';
import type { Token } from '../../../../schemas';
import type { SheetMission } from '../../../system-telling';

/** What lies on the board without being one of the mission's tokens. */
export function laidByRules({ mission, faces }: SheetMission): readonly Token[] {
  return undeadOrAliveSystem.content.laidByRules?.(mission, faces) ?? [];
}
