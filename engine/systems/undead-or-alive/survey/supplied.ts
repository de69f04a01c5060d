import type { ObjectiveFilter, SpawnTokenFilter } from '../../../../schemas';
import type {
  CompanionFilter,
  CompanionToken,
  MissionProgram,
  ObjectiveToken,
  SpawnToken,
  StandingZombies,
} from '../mission-program';
import { COLOURS } from '../state';

// Which pieces of a mission are meant before a game begins, when every colour is known and nobody is.

export function isObjectiveSupplied(
  one: ObjectiveToken,
  { colour, group, except }: ObjectiveFilter,
): boolean {
  return (
    (colour === undefined || COLOURS[one.colour] === colour) &&
    (group === undefined || one.group === group) &&
    (except === undefined || one.group !== except)
  );
}

export function objectivesSupplied({ objectives }: MissionProgram, filter: ObjectiveFilter): number {
  return objectives.filter((one) => isObjectiveSupplied(one, filter)).length;
}

export function isSpawnTokenSupplied(one: SpawnToken, { spawn, group }: SpawnTokenFilter): boolean {
  return (spawn === undefined || one.kind === spawn) && (group === undefined || one.group === group);
}

/** Those of a kind, and of the kinds that are like it. */
export function isKindSupplied({ kinds }: MissionProgram, one: StandingZombies, kind: string): boolean {
  const { id, like } = kinds[one.kind] ?? {};
  return id === kind || (like !== undefined && kinds[like]?.id === kind);
}

/** Whoever may be anybody may be of that class. */
export function isCompanionSupplied(
  one: CompanionToken,
  { class: ofClass, group }: CompanionFilter,
): boolean {
  return (
    (ofClass === undefined || one.class === undefined || one.class === ofClass) &&
    (group === undefined || one.group === group)
  );
}
