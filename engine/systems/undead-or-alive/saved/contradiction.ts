import { isInPlay } from '../../../family/zombicide/actors';
import { isOnAgenda, timesUnderWay } from '../../../game/agenda';
import { RUNNING } from '../../../game/kernel';
import type { Pile } from '../../../game/piles';
import type { UoaGame } from '../game';
import { isBeside, isWagon } from '../machines/machines';
import { isPostponedAsItCanBe } from '../mission/postponed';
import type { PlayedRule } from '../mission-program';
import { STILL_HERE } from '../people/ways-out';
import { chooseCompanion } from '../set-up/choices';
import { ELIMINATED, LEFT, NONE, NOT_YET, PILES } from '../state';
import { isPossibleAgenda } from './agenda';
import { objectiveTwice } from './objectives';
import { lastsTooLong } from './under-way';

/** What cannot be although every number by itself can. The rules count on each card lying in one place. */
export function contradiction(game: UoaGame): string | undefined {
  const { state } = game;
  if (state.diceTaken > state.diceLoaded) return 'diceTaken';
  if (state.outcome === RUNNING && isLongOver(game)) return 'fate';
  if (state.outcome === RUNNING && !isPossibleAgenda(game)) return 'agenda';
  if (state.outcome === RUNNING) {
    const lasting = lastsTooLong(game) ?? (isWagonLeft(game) ? 'aboard' : undefined) ?? objectiveTwice(game);
    if (lasting !== undefined) return lasting;
  }
  if (!isPostponedAsItCanBe(game)) return 'postponed';
  return nobodyKnown(game) ?? nowhere(game) ?? overfullPile(game) ?? cardTwice(game) ?? neverApplied(game);
}

/** Round would follow round without anybody to decide anything. */
function isLongOver(game: UoaGame): boolean {
  const { sizes } = game.table;
  const isLostWithThem = game.table.mission.restrictions.defeat.length === 0;
  if (isLostWithThem && game.state.fate.toArray().includes(ELIMINATED)) return true;
  for (let survivor = 0; survivor < sizes.survivors; survivor++) if (isInPlay(game, survivor)) return false;
  // A rule by which everybody has left may ask something before the game is over.
  return !isOnAgenda(game, game.system.missionRule);
}

/** Passengers are where their Wagon is, and so go where it goes. */
function isWagonLeft(game: UoaGame): boolean {
  for (let survivor = 0; survivor < game.table.sizes.survivors; survivor++) {
    const wagon = game.state.aboard.at(survivor);
    if (wagon === NONE) continue;
    if (!isWagon(game, wagon) || !isBeside(game, survivor, wagon)) return true; // UOA-WAGON-06
  }
  return false;
}

/** An actor without identity must be a companion who is being chosen. */
function nobodyKnown(game: UoaGame): string | undefined {
  for (let actor = 0; actor < game.table.sizes.actors; actor++) {
    const isAskedFor = timesUnderWay(game, chooseCompanion, actor);
    if (isAskedFor !== (game.state.identity.at(actor) === NONE ? 1 : 0)) return 'identity';
  }
  return undefined;
}

/** Whoever and whatever has left the board is nowhere on it, and has left it in some way. */
function nowhere({ state, table }: UoaGame): string | undefined {
  for (let actor = 0; actor < table.sizes.actors; actor++) {
    const fate = state.fate.at(actor);
    if ((fate === LEFT) !== (state.wayOut.at(actor) !== STILL_HERE)) return 'wayOut';
    if ((fate === LEFT || fate === NOT_YET) && state.place.at(actor) !== NONE) return 'place';
    const isAside = table.mission.companions[actor - table.sizes.survivors]?.zone === NONE;
    if (fate === NOT_YET && (!isAside || state.leader.at(actor) !== NONE)) return 'fate';
  }
  for (let machine = 0; machine < table.sizes.machines; machine++) {
    if (state.machineOut.at(machine) === 1 && state.machineZone.at(machine) !== NONE) return 'machineOut';
  }
  return undefined;
}

/** Rules that apply once have not been applied more often, and those that do nothing never have. */
function neverApplied({ state, table }: UoaGame): string | undefined {
  const isWrong = table.mission.rules.some((rule, number) => {
    const most = mostOften(rule);
    return most !== undefined && state.ruleApplied.at(number) > most;
  });
  return isWrong ? 'ruleApplied' : undefined;
}

/** What lasts until something is so has been over once, or has not. */
function mostOften(rule: PlayedRule): number | undefined {
  const limits = 'forbid' in rule ? rule.forbid : 'change' in rule ? rule.change : undefined;
  if (!('do' in rule)) return limits?.until === undefined ? 0 : 1;
  return rule.once === true || 'asSoonAs' in rule ? 1 : undefined;
}

function overfullPile({ state, piles, decks }: UoaGame): string | undefined {
  const isOverfull = (pile: Pile) => pile.size >= state.piles.columns;
  return PILES.find((name) => isOverfull(piles[name])) ?? (decks.some(isOverfull) ? 'decks' : undefined);
}

const PILES_OF_SORTS = [
  ['equipment', 'equipmentDiscards', 'bounty', 'reserve', 'removed', 'dealing'],
  ['zombies', 'zombieDiscards'],
  ['abominations'],
] as const;

function cardTwice({ state, piles, decks, table }: UoaGame): string | undefined {
  const limits = [table.sizes.cards, table.sizes.zombieCards, state.piles.columns];
  const held = state.slots.toArray().filter((card) => card !== NONE);
  for (const [sort, names] of PILES_OF_SORTS.entries()) {
    const cards = new Set<number>(sort === 0 ? held : []);
    if (sort === 0 && cards.size < held.length) return 'slots';
    const own = sort === 0 ? decks.map((deck) => ['decks', deck] as const) : [];
    for (const [name, pile] of [...names.map((name) => [name, piles[name]] as const), ...own]) {
      for (let index = 0; index < pile.size; index++) {
        const card = pile.card(index);
        if (cards.has(card) || card >= (limits[sort] as number)) return name;
        cards.add(card);
      }
    }
  }
  return undefined;
}
