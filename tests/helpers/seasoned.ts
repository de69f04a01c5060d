import { zombiesOnBoard } from '../../engine/family/zombicide/horde';
import { gainAdrenaline } from '../../engine/family/zombicide/people/adrenaline';
import { advance, topOf } from '../../engine/game/kernel';
import type { UoaGame } from '../../engine/systems/undead-or-alive/game';
import { skillNumber } from '../../engine/systems/undead-or-alive/skills/owned';
import { spawnAbomination } from '../../engine/systems/undead-or-alive/spawning/abomination';
import { miniaturesLeft } from '../../engine/systems/undead-or-alive/spawning/placing';
import { FAVOURITE, IN_PLAY, NONE, SLOTS } from '../../engine/systems/undead-or-alive/state';
import { Drifter } from './games';
import { Luck } from './luck';

/**
 * Brings a game to where a long one might be: survivors with skills, weapons and followers, zombies everywhere, decks
 * that run out. Everything is as the rules could have made it, but for survivors who can take any number of wounds:
 * otherwise nobody would live to see the rest.
 */
export function season(game: UoaGame, seed: string): void {
  seasoned.add(game.table);
  const drifter = new Drifter(seed);
  while (isInAnAction(game)) drifter.move(game);
  if (game.state.outcome !== 0) return;
  const luck = new Luck(`seasoned ${seed}`);
  followLeaders(game, luck);
  fillHands(game, luck);
  thinDecks(game, luck);
  standZombies(game, luck);
  // A rule of the mission may wait for what becomes of the tokens of an Abomination.
  advance(game);
  makeTough(game, luck);
  // What stands there now may be something that rules wait for.
  advance(game);
  const most = game.table.optional.ultrared ? 300 : 50;
  for (let survivor = 0; survivor < game.table.sizes.survivors; survivor++) {
    while (isInAnAction(game)) drifter.move(game);
    learnAnything(game, survivor, luck);
    gainAdrenaline(game, survivor, luck.below(most), []);
    advance(game);
  }
  while (isInAnAction(game)) drifter.move(game);
}

/** Whether people can take more, and know more, than they ever could in a game that was only played. */
export function isSeasoned({ table }: UoaGame): boolean {
  return seasoned.has(table);
}

const seasoned = new WeakSet<UoaGame['table']>();

const MUCH = 1000;
const BRAWLER = skillNumber('brawler');
const MEDIC = skillNumber('medic');

/** Some have no wounds for long; the others have some, and so something to be healed. */
function makeTough({ state, table }: UoaGame, luck: Luck): void {
  state.wounds.fill(-MUCH);
  if (luck.oneIn(2)) return;
  for (let survivor = 0; survivor < table.sizes.survivors; survivor++) {
    state.skills.set(survivor, BRAWLER, MUCH);
    state.wounds.set(survivor, 0, luck.below(4));
    if (luck.oneIn(2)) state.skills.set(survivor, MEDIC, 1);
  }
}

/** A few skills out of all there are. */
function learnAnything({ state, table }: UoaGame, survivor: number, luck: Luck): void {
  for (const skill of luck.some(12, () => luck.below(table.skills.length)))
    state.skills.add(survivor, skill, 1);
  for (const skill of SHARED) if (luck.oneIn(3)) state.skills.add(survivor, skill, 1);
}

/** Skills that have more to ask when several have them, or when there is often somebody to use them for. */
const SHARED = ['zombie-link', 'lifesaver', 'combat-reflexes', 'explosives-expert'].map(skillNumber);

/** Rules of the mission may ask something before the first turn, or when people learn: nothing comes between. */
function isInAnAction(game: UoaGame): boolean {
  return game.state.outcome === 0 && !['choose-survivor', 'act'].includes(topOf(game).name);
}

function followLeaders({ state, table }: UoaGame, luck: Luck): void {
  const { survivors, actors } = table.sizes;
  for (let actor = survivors; actor < actors; actor++) {
    if (luck.oneIn(3) || state.fate.at(actor) !== IN_PLAY) continue;
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
  const { board } = game;
  const there = Array.from({ length: board.zones }, (_, zone) => zone).filter(
    (zone) => board.distance(zone, zone) === 0,
  );
  const anywhere = () => luck.pick(there);
  for (const [kind, most] of [30, 12, 12].entries()) {
    for (let left = luck.below(most) - zombiesOnBoard(game, kind); left > 0; left -= 3) {
      // Kinds of the mission may have taken some of the miniatures.
      game.state.zombies.add(anywhere(), kind, Math.min(left, 3, miniaturesLeft(game, kind)));
    }
  }
  if (luck.oneIn(3) && game.state.abomination === NONE) spawnAbomination(game, anywhere(), []);
  // The mission may have rules about the tokens that it wakes.
  advance(game);
}
