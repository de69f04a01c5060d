import type { HowMany, SpawnTokenFilter } from '../../../../schemas';
import { isInPlay } from '../../../family/zombicide/actors';
import { isOfKind, zombiesIn, zombiesLike } from '../../../family/zombicide/horde';
import type { UoaGame } from '../game';
import type { CompanionFilter, MissionProgram } from '../mission-program';
import { ELIMINATED, LEFT } from '../state';

// Which pieces a mission means.

/** Their numbers among all actors. */
export function companionsMeant(game: UoaGame, filter: CompanionFilter): number[] {
  const { mission, sizes } = game.table;
  const all = [...mission.companions.keys()].map((index) => sizes.survivors + index);
  return all.filter((actor) => isCompanionMeant(game, filter, actor));
}

export function isCompanionMeant(
  { state, table }: UoaGame,
  { class: ofClass, group }: CompanionFilter,
  actor: number,
): boolean {
  const token = table.mission.companions[actor - table.sizes.survivors];
  if (!token) return false;
  // Where the mission names neither a class nor a survivor, players have chosen one.
  const own = token.class ?? table.roster[state.identity.at(actor)]?.class;
  return (ofClass === undefined || own === ofClass) && (group === undefined || token.group === group);
}

export function spawnTokensMeant({ table }: Pick<UoaGame, 'table'>, filter: SpawnTokenFilter): number[] {
  return [...table.mission.spawnTokens.keys()].filter((token) =>
    isSpawnTokenMeant(table.mission, filter, token),
  );
}

export function isSpawnTokenMeant(
  { spawnTokens }: MissionProgram,
  { spawn, group }: SpawnTokenFilter,
  number: number,
): boolean {
  const token = spawnTokens[number];
  if (!token) return false;
  return (spawn === undefined || token.kind === spawn) && (group === undefined || token.group === group);
}

/** The number of a machine by the id of its token. */
export function machineMeant({ table }: Pick<UoaGame, 'table'>, id: string): number {
  return table.mission.machines.findIndex((machine) => machine.id === id);
}

/** The number of a kind of zombies. */
export function kindMeant({ table }: Pick<UoaGame, 'table'>, name: string): number {
  return table.kinds.indexOf(name);
}

/** Whether one of this number is of a kind, or like it; any is, where no kind is said. */
export function isZombieMeant(game: UoaGame, kind: string | undefined, number: number): boolean {
  return kind === undefined || isOfKind(game, number, kindMeant(game, kind));
}

/** How many zombies are there, of a kind and of those that are like it, or of all. */
export function zombiesMeantIn(game: UoaGame, kind: string | undefined, zone: number): number {
  return kind === undefined ? zombiesIn(game, zone) : zombiesLike(game, zone, kindMeant(game, kind));
}

/** How many are wanted, where so many are meant. */
export function howManyOf(
  { table }: Pick<UoaGame, 'table'>,
  count: HowMany | undefined,
  meant: number,
): number {
  if (count === undefined || count === 'all') return meant;
  return count === 'per-survivor' ? table.posse.length : count;
}

/** Whoever belongs to the posse by now, alive or not: companions who wait aside do not. */
export function isAmongUs(game: UoaGame, actor: number): boolean {
  const fate = game.state.fate.at(actor);
  return isInPlay(game, actor) || fate === LEFT || fate === ELIMINATED;
}
