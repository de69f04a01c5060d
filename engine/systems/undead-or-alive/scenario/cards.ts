import type { Given, GivenSurvivor } from '../../../../schemas';
import { slotTakes } from '../cards/favourite';
import { isEmptiedByShots } from '../combat/ammunition';
import { canBeFanned } from '../combat/fanning';
import type { UoaGame } from '../game';
import { NONE, SLOTS } from '../state';
import type { OpenBox } from './open-box';
import type { ScenarioReader } from './reading';

/** Cards into hands and backpacks. */
export function dealCards(game: UoaGame, { survivors }: Given, box: OpenBox, reading: ScenarioReader): void {
  for (const [survivor, each] of survivors.entries()) {
    const pointer = `/given/survivors/${survivor}`;
    for (const [slot, name] of SLOTS.entries()) {
      const id = each.cards?.[name];
      const card = id === undefined ? NONE : box.card(id, `${pointer}/cards/${name}`);
      game.state.slots.set(survivor, slot, card);
      if (card === NONE || slotTakes(game, survivor, card, slot)) continue;
      reading.refuse('does-not-fit', `${pointer}/cards/${name}`, { card: id ?? '', slot: name });
    }
    empty(game, survivor, each, reading, `${pointer}/emptied`);
  }
}

/** Weapons that have been fired. */
function empty(
  game: UoaGame,
  survivor: number,
  { emptied = [] }: GivenSurvivor,
  reading: ScenarioReader,
  pointer: string,
): void {
  for (const [index, slot] of emptied.entries()) {
    const card = game.state.slots.at(survivor, SLOTS.indexOf(slot));
    if (card === NONE || !canBeEmpty(game, card))
      reading.refuse('nothing-to-reload', `${pointer}/${index}`, { slot });
    else game.state.emptied.set(card, 0, 1);
  }
}

/** Any pistol may have been fanned, by this or another hand. */
function canBeEmpty(game: UoaGame, card: number): boolean {
  return isEmptiedByShots(game, card) || canBeFanned(game, card);
}

/** Discards, and what lies on top of the decks. */
export function stackDecks(game: UoaGame, given: Given, box: OpenBox): void {
  const { equipment, bounty, zombieCards, discards = {}, only = [] } = given;
  const { piles } = game;
  const cards = (ids: readonly string[] = [], pointer: string) =>
    ids.map((id, index) => box.card(id, `${pointer}/${index}`));
  const zombies = (ids: readonly number[] = [], pointer: string) =>
    ids.map((id, index) => box.zombieCard(id, `${pointer}/${index}`));
  const stacks = [
    [piles.equipment, cards(equipment, '/given/equipment')],
    [piles.bounty, cards(bounty, '/given/bounty')],
    [piles.zombies, zombies(zombieCards, '/given/zombieCards')],
    [piles.equipmentDiscards, cards(discards.equipment, '/given/discards/equipment')],
    [piles.zombieDiscards, zombies(discards.zombies, '/given/discards/zombies')],
  ] as const;
  if (only.includes('equipment')) piles.equipment.moveTo(piles.removed);
  if (only.includes('bounty')) piles.bounty.moveTo(piles.removed);
  if (only.includes('zombies')) piles.zombies.clear();
  for (const [pile, stack] of stacks) {
    // The first one comes first: it goes on top, and last.
    for (let index = stack.length - 1; index >= 0; index--) pile.put(stack[index] ?? NONE);
  }
}
