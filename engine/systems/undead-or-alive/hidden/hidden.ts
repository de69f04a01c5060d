import type { UoaGame } from '../game';

// What lies face down, and what lies on the table for all to see.

/** Face-down decks. Of the bounty deck the back of the top card shows the feat. */
export const FACE_DOWN = ['equipment', 'zombies', 'abominations', 'bounty', 'reserve'] as const; // UOA-SETUP-09

/** Heaps that anybody may look through. */
export const FACE_UP = ['equipmentDiscards', 'zombieDiscards', 'removed', 'dealing'] as const;

/** Whether nobody knows yet which colour this objective of a mix has. Whatever leaves the board shows it. */
export function isFaceDown({ state, table }: Pick<UoaGame, 'state' | 'table'>, objective: number): boolean {
  const token = table.mission.objectives[objective];
  return token?.mix !== undefined && state.objectiveZone.at(objective) >= 0; // UOA-OBJ-04
}

/** What of the state is open. The rest is luck to come, decks, and colours. */
export const OPEN_VALUES = [
  'outcome',
  'reason',
  'round',
  'configuration',
  'changing',
  'trainDrives',
  'firstPlayer',
  'player',
  'active',
  'actionsLeft',
  'noiseZone',
  'noiseAside',
  'boom',
  'noiseReached',
  'abomination',
  'diceRolled',
  'inAction',
  'justLearntCount',
  'charging',
  'taunter',
  'slipping',
  'kills',
  'reaped',
  'bountyWon',
  'weaponsWon',
  'reserveWon',
  'loadedNow',
] as const;

export const OPEN_TABLES = [
  'zombies',
  'awake',
  'arrivals',
  'identity',
  'place',
  'wounds',
  'leader',
  'fate',
  'wayOut',
  'adrenaline',
  'level',
  'skills',
  'justLearnt',
  'deeds',
  'deedsNow',
  'actionDeeds',
  'chosen',
  'activated',
  'searched',
  'refused',
  'timesUsed',
  'linked',
  'freeUsed',
  'inARow',
  'vadeRetro',
  'slots',
  'emptied',
  'spawnZone',
  'spawnStatus',
  'spawned',
  'usedOn',
  'objectiveZone',
  'carrier',
  'loaded',
  'goalReached',
  'ruleApplied',
  'counters',
  'machineZone',
  'machineOut',
  'aboard',
  'displaced',
  'dice',
] as const;

/** What is not, or not always: `piles` and `objectiveColour` are shown as far as they are known. */
export const HIDDEN = [
  'agendaDepth',
  'agenda',
  'diceLoaded',
  'diceTaken',
  'loadedDice',
  'piles',
  'objectiveColour',
] as const;
