import type { LastingChange } from '../mission-program';
import type { OpenGame } from '../open-game';
import { NONE } from '../state';

// What a mission makes otherwise for a while: read from the state, where it was settled. Without any there is nothing to read.

type Known = Pick<OpenGame, 'table' | 'state'>;

/** The columns of `changes`: whether it holds at all, and then for whom and where. */
export const AT_ALL = 0;

export function actorColumn(actor: number): number {
  return 1 + actor;
}

export function zoneColumn({ table }: Pick<OpenGame, 'table'>, zone: number): number {
  return 1 + table.sizes.actors + zone;
}

export function holdsAtAll({ state }: Known, { row }: LastingChange): boolean {
  return state.changes.at(row, AT_ALL) === 1;
}

export function holdsFor({ state }: Known, { row }: LastingChange, actor: number): boolean {
  return state.changes.at(row, actorColumn(actor)) === 1;
}

export function holdsIn(game: Known, { row }: LastingChange, zone: number): boolean {
  return zone !== NONE && game.state.changes.at(row, zoneColumn(game, zone)) === 1;
}
