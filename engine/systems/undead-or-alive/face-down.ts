import type { State } from './numbers';
import type { Table } from './table';

// What lies face down, and what lies on the table for all to see.

/** Face-down decks. Of the bounty deck the back of the top card shows the feat. */
export const FACE_DOWN = ['equipment', 'zombies', 'abominations', 'bounty', 'reserve'] as const; // UOA-SETUP-09

/** Heaps that anybody may look through. */
export const FACE_UP = ['equipmentDiscards', 'zombieDiscards', 'removed', 'dealing'] as const;

/** Whether nobody knows yet which colour this objective of a mix has. Whatever leaves the board shows it. */
export function isFaceDown(
  { state, table }: { readonly state: State; readonly table: Table },
  objective: number,
): boolean {
  const token = table.mission.objectives[objective];
  return token?.mix !== undefined && state.objectiveZone.at(objective) >= 0; // UOA-OBJ-04
}
