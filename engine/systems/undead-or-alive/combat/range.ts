import { placeOf } from '../../../family/zombicide/actors';
import { kindOf } from '../../../family/zombicide/cards/held';
import { bonus, rulesOfSkills } from '../../../family/zombicide/skills/bonuses';
import { RANGED } from '../../../family/zombicide/sorts';
import { mayAim } from '../../../family/zombicide/turns/aim';
import { canPay } from '../../../family/zombicide/turns/allowance';
import type { ActionList } from '../../../game/action-list';
import { because } from '../because';
import { farthestSeenBy } from '../lasting/sight';
import type { OpenGame } from '../open-game';
import { MAX_RANGE } from '../skills/bonuses';
import { hasAbility } from '../skills/classes';
import { MARKED } from '../sorts';
import { NONE } from '../state';
import { DO } from '../words';
import { isMarked } from '../zombies/vade-retro';
import { attackSorts } from './attack-sorts';
import { firesPointBlank } from './free-aim';
import { FANNING } from './modes';

/** Along a line of sight; none where there is no such line. */
export function rangeTo(game: OpenGame, survivor: number, zone: number): number {
  const from = placeOf(game, survivor);
  return seesFar(game, survivor) ? game.board.townsfolkRange(from, zone) : game.board.range(from, zone); // UOA-RANGED-06
}

function seesFar(game: OpenGame, survivor: number): boolean {
  return hasAbility(game, survivor, 'Townsfolk');
}

/** Lists a weapon's shots at each zone that is in sight and within its range. */
export function offerShots(
  game: OpenGame,
  survivor: number,
  list: ActionList,
  weapon: number,
  second: number,
  mode: number,
): void {
  const sorts = attackSorts(game, weapon, second, NONE, mode);
  for (const zone of zonesInSight(game, survivor)) {
    if (!isInReach(game, survivor, weapon, zone, sorts)) continue;
    if (!canPay(game, survivor, isMarked(game, zone) ? sorts | MARKED : sorts)) continue;
    if (mode === FANNING) list.add(DO.fan, weapon, zone);
    else list.add(DO.shoot, weapon, zone, second);
  }
}

/** Whether a zone in sight is neither too near nor too far for a weapon. */
export function isInReach(
  game: OpenGame,
  survivor: number,
  weapon: number,
  zone: number,
  sorts: number,
): boolean {
  if (!mayAim(game, zone)) return false;
  const [least, most] = kindOf(game, weapon).range ?? NOWHERE;
  const range = rangeTo(game, survivor, zone);
  if (range < least && !(range === 0 && firesPointBlank(game, survivor))) return false; // UOA-SKILL-56
  return range <= most + bonus(game, survivor, MAX_RANGE, sorts); // UOA-RANGED-02, UOA-SKILL-16
}

/**
 * Lists the zones Dynamite can be thrown into. It is a Ranged weapon (UOA-INV-05, UOA-CARDS-06), and so +1 max Range
 * carries it further; throwing it is a Ranged action, and so Point-blank lets it fall at one's own feet (UOA-TRAIT-04).
 */
export function offerThrows(game: OpenGame, survivor: number, list: ActionList, card: number): void {
  for (const zone of zonesInSight(game, survivor)) {
    const sorts = throwSorts(game, zone);
    if (!isInReach(game, survivor, card, zone, sorts)) continue;
    if (canPay(game, survivor, sorts)) list.add(DO.throw, card, zone);
  }
}

/** What a throw counts as: a Ranged action, with a weapon of none of the types that skills speak of. */
export function throwSorts(game: OpenGame, zone: number): number {
  return isMarked(game, zone) ? RANGED | MARKED : RANGED; // UOA-SKILL-70
}

/** The skills without which a card would not have come so far, or fallen so near. */
export function rulesOfThrow(
  game: OpenGame,
  survivor: number,
  card: number,
  zone: number,
): readonly string[] {
  const [least, most] = kindOf(game, card).range ?? NOWHERE;
  const range = rangeTo(game, survivor, zone);
  if (range < least) return because['point-blank'];
  return range > most ? rulesOfSkills(game, survivor, MAX_RANGE, throwSorts(game, zone)) : [];
}

export function sees(game: OpenGame, survivor: number, zone: number): boolean {
  return zonesInSight(game, survivor).includes(zone);
}

const NOWHERE = [0, -1] as const;

/** The zones a survivor sees, their own among them. */
export function zonesInSight(game: OpenGame, survivor: number): readonly number[] {
  const { board } = game;
  const from = placeOf(game, survivor);
  const zones = seesFar(game, survivor) ? board.seenByTownsfolk(from) : board.seen(from);
  const farthest = farthestSeenBy(game, survivor);
  return farthest === Number.POSITIVE_INFINITY
    ? zones
    : zones.filter((zone) => rangeTo(game, survivor, zone) <= farthest);
}
