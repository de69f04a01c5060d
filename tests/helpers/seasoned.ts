import type { UoaGame } from '../../engine';
import { advance, options, step, topOf } from '../../engine/game/kernel';
import { gainAdrenaline } from '../../engine/systems/undead-or-alive/course/adrenaline';
import { zombiesOnBoard } from '../../engine/systems/undead-or-alive/horde';
import { spawnAbomination } from '../../engine/systems/undead-or-alive/spawning/abomination';
import { FAVOURITE, NONE, SLOTS } from '../../engine/systems/undead-or-alive/state';
import { Drifter } from './games';
import { Luck } from './luck';

/**
 * Brings a game to where a long one might be: survivors with skills, weapons and followers, zombies everywhere, decks
 * that run out. Everything is as the rules could have made it, but for survivors who can take any number of wounds:
 * otherwise nobody would live to see the rest.
 */
export function season(game: UoaGame, seed: string): void {
  const drifter = new Drifter(seed);
  while (game.state.round === 0 && game.state.outcome === 0) drifter.move(game);
  if (game.state.outcome !== 0) return;
  const luck = new Luck(`seasoned ${seed}`);
  followLeaders(game, luck);
  fillHands(game, luck);
  thinDecks(game, luck);
  standZombies(game, luck);
  game.state.wounds.fill(-1000);
  for (let survivor = 0; survivor < game.table.sizes.survivors; survivor++) {
    gainAdrenaline(game, survivor, luck.below(50), []);
  }
  advance(game);
  while (topOf(game).name === 'pick-skill') step(game, luck.below(options(game).length));
}

function followLeaders({ state, table }: UoaGame, luck: Luck): void {
  const { survivors, actors } = table.sizes;
  for (let actor = survivors; actor < actors; actor++) {
    if (luck.oneIn(3)) continue;
    const leader = luck.below(survivors);
    state.leader.set(actor, 0, leader);
    state.place.set(actor, 0, state.place.at(leader));
  }
}

function fillHands({ state, table, piles }: UoaGame, luck: Luck): void {
  for (let survivor = 0; survivor < table.sizes.survivors; survivor++) {
    const favourite = table.roster[state.identity.at(survivor)]?.favourite;
    for (let slot = 0; slot < SLOTS.length; slot++) {
      const pile = luck.oneIn(6) && piles.bounty.size > 2 ? piles.bounty : piles.equipment;
      const type = table.cards[pile.top]?.kind.type;
      const fits = slot !== FAVOURITE || type === favourite || (favourite === 'any' && type !== 'none');
      if (fits && state.slots.at(survivor, slot) === NONE) state.slots.set(survivor, slot, pile.draw());
    }
  }
}

function thinDecks({ piles }: UoaGame, luck: Luck): void {
  for (const [deck, discards] of [
    [piles.equipment, piles.equipmentDiscards],
    [piles.zombies, piles.zombieDiscards],
  ] as const) {
    if (luck.oneIn(2)) while (deck.size > 2) discards.put(deck.draw());
  }
  if (luck.oneIn(2)) while (piles.bounty.size > 1) piles.removed.put(piles.bounty.draw());
}

function standZombies(game: UoaGame, luck: Luck): void {
  const anywhere = () => luck.below(game.table.sizes.zones);
  for (const [kind, most] of [30, 12, 12].entries()) {
    for (let left = luck.below(most) - zombiesOnBoard(game, kind); left > 0; left -= 3) {
      game.state.zombies.add(anywhere(), kind, Math.min(left, 3));
    }
  }
  if (luck.oneIn(3) && game.state.abomination === NONE) spawnAbomination(game, anywhere(), []);
}
