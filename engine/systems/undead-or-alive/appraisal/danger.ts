import { zombiesIn } from '../../../family/zombicide/horde';
import { healthLeft } from '../../../family/zombicide/people/wounds';
import { usefulness } from '../bots/greedy/gear';
import type { UoaGame } from '../game';
import { activeSpawnTokens } from '../spawning/tokens';
import { ABOMINATION, IN_HAND, IN_PLAY, NONE, RUNNER } from '../state';
import { moreBites } from '../zombies/kinds';

// How likely a game is to go wrong.

const [A_BITE, DEADLY, BESIDE, NEAR, ON_BOARD, NEAR_ABOMINATION] = [3, 30, 0.4, 0.15, 0.12, 2] as const;
/** How many zombies somebody gets rid of in a turn. */
const FALL_IN_A_TURN = 2;
const [A_WOUND, YELLOW, ORANGE, RED, WELL_ARMED, EMPTY] = [6, -2, 4, 12, 1.2, 0.4] as const;
const [FROM_YELLOW, FROM_ORANGE, FROM_RED] = [7, 19, 43] as const;
const [TOO_MANY_TOKENS, SAFE_TOKENS] = [2, 4] as const;

export function dangerIn(game: UoaGame): number {
  const { sizes } = game.table;
  let danger = 0;
  for (let zone = 0; zone < sizes.zones; zone++) {
    danger += ON_BOARD * zombiesIn(game, zone);
    const people = peopleIn(game, zone);
    if (people.length > 0) danger += dangerTo(game, zone, people);
  }
  for (let survivor = 0; survivor < sizes.survivors; survivor++) {
    if (game.state.fate.at(survivor) === IN_PLAY) danger += conditionOf(game, survivor);
  }
  const tokens = activeSpawnTokens(game) - SAFE_TOKENS;
  return danger + (tokens > 0 ? TOO_MANY_TOKENS * tokens * tokens : 0);
}

function peopleIn({ state, table }: UoaGame, zone: number): number[] {
  const people: number[] = [];
  for (let actor = 0; actor < table.sizes.actors; actor++) {
    if (state.place.at(actor) === zone && state.fate.at(actor) === IN_PLAY) people.push(actor);
  }
  return people;
}

/** What zombies may do to those in a zone at the end of the round, if those who still have a turn do something about it. */
function dangerTo(game: UoaGame, zone: number, people: readonly number[]): number {
  const { zombies } = game.state;
  let bites =
    zombiesIn(game, zone) + zombies.at(zone, RUNNER) + moreBites(game, (kind) => zombies.at(zone, kind));
  let danger = NEAR_ABOMINATION * zombies.at(zone, ABOMINATION);
  let turnsToCome = turnsOf(game, people);
  for (const next of game.board.neighbours[zone] ?? []) {
    danger += BESIDE * zombiesIn(game, next) + NEAR_ABOMINATION * zombies.at(next, ABOMINATION);
    bites += zombies.at(next, RUNNER);
    turnsToCome += turnsOf(game, peopleIn(game, next));
    for (const further of game.board.neighbours[next] ?? []) danger += NEAR * zombiesIn(game, further);
  }
  const left = Math.max(0, bites - FALL_IN_A_TURN * turnsToCome);
  const bearable = people.reduce((sum, actor) => sum + healthLeft(game, actor) - 1, 0);
  return danger + bites / 2 + A_BITE * left + (left > bearable ? DEADLY : 0);
}

function turnsOf({ state, table }: UoaGame, people: readonly number[]): number {
  return people.filter((actor) => actor < table.sizes.survivors && state.activated.at(actor) === 0).length;
}

/** Wounds, experience and weapons. */
function conditionOf(game: UoaGame, survivor: number): number {
  const { state } = game;
  const adrenaline = state.adrenaline.at(survivor);
  let sum = A_WOUND * state.wounds.at(survivor);
  if (adrenaline >= FROM_YELLOW) sum += YELLOW;
  if (adrenaline >= FROM_ORANGE) sum += ORANGE;
  if (adrenaline >= FROM_RED) sum += RED;
  return sum - WELL_ARMED * bestWeapon(game, survivor);
}

function bestWeapon({ state, table }: UoaGame, survivor: number): number {
  let best = 0;
  for (const slot of IN_HAND) {
    const card = state.slots.at(survivor, slot);
    const kind = card === NONE ? undefined : table.cards[card]?.kind;
    if (!kind || kind.type === 'none' || kind.type === 'explosive') continue;
    best = Math.max(best, usefulness(kind) * (state.emptied.at(card) === 1 ? EMPTY : 1));
  }
  return best;
}
