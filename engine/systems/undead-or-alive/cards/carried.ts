import { isCompanion, leaderOf } from '../../../family/zombicide/actors';
import { ownerOf, slotOf } from '../../../family/zombicide/cards/held';
import type { UoaGame } from '../game';
import { GONE, NONE } from '../state';

// Objectives that were taken: who has them, and what has become of them.

/** The survivor or companion who carries it; nobody for one that was not kept. */
export function carrierOf(game: UoaGame, objective: number): number {
  const carrier = game.state.carrier.at(objective);
  const card = cardOf(game, objective);
  return carrier === NONE && card !== NONE ? ownerOf(game, card) : carrier;
}

/** The survivor who has it to dispose of: companions carry for their leaders. */
export function keeperOf(game: UoaGame, objective: number): number {
  const carrier = carrierOf(game, objective);
  return carrier >= 0 && isCompanion(game, carrier) ? leaderOf(game, carrier) : carrier;
}

/** The card that stands for an objective where that takes a slot; none where none does in this mission. */
export function cardOf({ table }: Pick<UoaGame, 'table'>, objective: number): number {
  return table.objectiveCards[objective] ?? NONE;
}

/** The objective that a card stands for; none for a card of the box. */
export function objectiveOf({ table }: Pick<UoaGame, 'table'>, card: number): number {
  return card < table.boxCards ? NONE : table.objectiveCards.indexOf(card);
}

export function isKept(game: UoaGame, objective: number): boolean {
  return keeperOf(game, objective) >= 0;
}

/** What something can be loaded into, by a number of its own: machines first, then areas. */
export function holderNumber({ table }: Pick<UoaGame, 'table'>, id: string): number {
  const { machines, areas } = table.mission;
  const machine = machines.findIndex((each) => each.id === id);
  return 1 + (machine < 0 ? machines.length + areas.indexOf(id) : machine);
}

export function isLoaded(game: UoaGame, objective: number): boolean {
  return game.state.loaded.at(objective) > 0;
}

/** Nobody can take it or use it any more. */
export function isLost({ state }: UoaGame, objective: number): boolean {
  return state.objectiveZone.at(objective) === GONE || state.carrier.at(objective) === GONE;
}

/** It leaves the board without anybody having taken it. */
export function removeObjective(game: UoaGame, objective: number): void {
  game.state.objectiveZone.set(objective, 0, GONE);
}

/** Where it takes a slot the slot is free again. */
export function leaveSlot(game: UoaGame, objective: number): void {
  const card = cardOf(game, objective);
  const owner = card === NONE ? NONE : ownerOf(game, card);
  if (owner === NONE) return;
  game.state.slots.set(owner, slotOf(game, owner, card), NONE);
  game.piles.removed.put(card);
}

/** Whoever had it gives it out of hand, for good. */
export function giveUp(game: UoaGame, objective: number): void {
  game.state.carrier.set(objective, 0, GONE);
}

/** A card that stands for an objective takes it along. */
export function cardIsGone(game: UoaGame, card: number): void {
  const objective = objectiveOf(game, card);
  if (objective !== NONE) giveUp(game, objective);
}
