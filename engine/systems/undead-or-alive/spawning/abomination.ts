import { zombiesOnBoard } from '../../../family/zombicide/horde';
import { zoneName } from '../../../family/zombicide/names';
import { extraActivation } from '../../../family/zombicide/spawning/extra-activation';
import { because } from '../because';
import { abominations } from '../content';
import type { UoaGame } from '../game';
import type { OpenGame } from '../open-game';
import { ABOMINATION, ACTIVE, INACTIVE, NONE } from '../state';
import { checkSevenTokens, flip, kindOf, statusOf } from './tokens';

export function isAbominationInPlay(game: OpenGame): boolean {
  return game.state.abomination !== NONE;
}

/** There is only ever one: where another would come, the one on the board acts once more. */
export function spawnAbomination(game: UoaGame, zone: number, rules: readonly string[]): void {
  if (isAbominationInPlay(game))
    extraActivation(game, ABOMINATION, [...because['second-abomination'], ...rules]);
  else if (game.piles.abominations.size > 0)
    abominationArrives(game, zone, [...because['abomination-arrives'], ...rules]);
}

function abominationArrives(game: UoaGame, zone: number, rules: readonly string[]): void {
  const { state } = game;
  const card = game.piles.abominations.draw();
  const abomination = abominationName(card);
  state.abomination = card;
  state.zombies.add(zone, ABOMINATION, 1);
  game.events?.push({
    type: 'drew',
    rules: because['abomination-arrives'],
    pile: 'abominations',
    card: abomination,
  });
  game.events?.push({ type: 'abomination-arrives', rules, abomination, zone: zoneName(game, zone) });
  flipAbominationTokens(game, INACTIVE, ACTIVE, because['abomination-wakes-tokens']);
  checkSevenTokens(game); // UOA-WIN-06
}

/** To be called whenever a zombie has been taken off the board. */
export function lookForAbomination(game: UoaGame, kind: number): void {
  if (kind !== ABOMINATION || zombiesOnBoard(game, ABOMINATION) > 0) return;
  abominationGone(game, because['abomination-killed']);
}

/** Whatever took it off the board: its card may come again, and the tokens that were awake for it sleep. */
export function abominationGone(game: UoaGame, rules: readonly string[]): void {
  const { state } = game;
  const { abominations: deck } = game.piles;
  if (!isAbominationInPlay(game)) return;
  const abomination = abominationName(state.abomination);
  game.events?.push({
    type: 'abomination-gone',
    rules: [...because['abomination-gone'], ...rules],
    abomination,
  });
  deck.put(state.abomination);
  state.abomination = NONE;
  deck.shuffle(state.spawnStream);
  game.events?.push({
    type: 'shuffled',
    rules: because['abomination-card-returns'],
    pile: 'abominations',
    cards: deck.size,
  });
  flipAbominationTokens(game, ACTIVE, INACTIVE, because['abomination-tokens-sleep']);
}

function flipAbominationTokens(game: UoaGame, from: number, to: number, rules: readonly string[]): void {
  const both = to === ACTIVE && abominationTokens(game, from) > 1 ? because['several-tokens-flip'] : [];
  for (let token = 0; token < game.table.sizes.spawnTokens; token++) {
    if (!isAbominationToken(game, token, from) || (to === ACTIVE && !game.ways.mayAwaken(game, token)))
      continue;
    flip(game, token, to, [...rules, ...both]);
  }
}

/** Tokens that a mission has kept asleep until now wake up if there is an Abomination (UOA-MISSION-M6-05). */
export function wakeTokens(game: UoaGame): void {
  const isKept = game.table.mission.restrictions.awaken.length > 0;
  if (!isKept || !isAbominationInPlay(game)) return;
  flipAbominationTokens(game, INACTIVE, ACTIVE, because['abomination-arrives']);
  checkSevenTokens(game);
}

function abominationTokens(game: UoaGame, status: number): number {
  let tokens = 0;
  for (let token = 0; token < game.table.sizes.spawnTokens; token++) {
    if (isAbominationToken(game, token, status)) tokens += 1;
  }
  return tokens;
}

function isAbominationToken(game: UoaGame, token: number, status: number): boolean {
  return kindOf(game, token) === 'abomination' && statusOf(game, token) === status;
}

function abominationName(card: number): string {
  return abominations[card]?.id ?? String(card);
}
