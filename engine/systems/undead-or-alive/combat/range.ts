import type { ActionList } from '../../../game/action-list';
import { placeOf } from '../actors';
import { kindOf } from '../cards/held';
import { hasAbility } from '../classes';
import type { UoaGame } from '../game';

/** Along a line of sight; none where there is no such line. */
export function rangeTo(game: UoaGame, survivor: number, zone: number): number {
  const from = placeOf(game, survivor);
  return seesFar(game, survivor) ? game.board.townsfolkRange(from, zone) : game.board.range(from, zone); // UOA-RANGED-06
}

function seesFar(game: UoaGame, survivor: number): boolean {
  return hasAbility(game, survivor, 'Townsfolk');
}

function leastRange(game: UoaGame, card: number): number {
  return kindOf(game, card).range?.[0] ?? 0;
}

function mostRange(game: UoaGame, card: number): number {
  return kindOf(game, card).range?.[1] ?? 0;
}

/** Lists what can be done with a weapon to each zone that is in sight and within its range. */
export function offerZones(
  game: UoaGame,
  survivor: number,
  list: ActionList,
  word: number,
  weapon: number,
  second = 0,
): void {
  const { board } = game;
  const from = placeOf(game, survivor);
  const far = seesFar(game, survivor);
  const least = leastRange(game, weapon);
  const most = mostRange(game, weapon);
  for (const zone of (far ? board.seenByTownsfolk : board.seen)[from] ?? []) {
    const range = far ? board.townsfolkRange(from, zone) : board.range(from, zone);
    if (range >= least && range <= most) list.add(word, weapon, zone, second); // UOA-RANGED-02
  }
}
