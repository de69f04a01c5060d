import type { State } from './numbers';
import { ASIDE } from './state';
import type { Table } from './table';

// What lies face down, and what lies on the table for all to see.

/** Face-down decks. Of the bounty deck the back of the top card shows the feat. */
export const FACE_DOWN = ['equipment', 'zombies', 'abominations', 'bounty', 'reserve'] as const; // UOA-SETUP-09

/** Heaps that anybody may look through. */
export const FACE_UP = ['equipmentDiscards', 'zombieDiscards', 'removed', 'dealing'] as const;

/** Whether nobody knows yet which colour this objective of a mix has. Whatever leaves the board shows it, unlike what is not there yet. */
export function isFaceDown(
  { state, table }: { readonly state: State; readonly table: Table },
  objective: number,
): boolean {
  const token = table.mission.objectives[objective];
  if (token?.mix === undefined || state.objectiveSeen.at(objective) === 1) return false;
  const zone = state.objectiveZone.at(objective);
  return zone >= 0 || zone === ASIDE; // UOA-OBJ-04
}
