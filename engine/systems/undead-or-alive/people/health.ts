import { isCompanion } from '../../../family/zombicide/actors';
import { heal } from '../../../family/zombicide/people/wounds';
import { because } from '../because';
import { limits } from '../content';
import type { UoaGame } from '../game';
import type { OpenGame } from '../open-game';
import { skillNumber } from '../skills/owned';

const BRAWLER = skillNumber('brawler');

/** How many wounds eliminate somebody. */
export function healthOf(game: OpenGame, actor: number): number {
  if (isCompanion(game, actor)) return 1; // UOA-COMP-02
  // Brawlers whom somebody leads make nobody tougher (UOA-BRAWLER-07, UOA-COMP-12).
  const person = game.table.roster[game.state.identity.at(actor)];
  const health = person ? limits.health[person.class] : 0; // UOA-BRAWLER-01
  return health + game.state.skills.at(actor, BRAWLER); // UOA-SKILL-21
}

/** A Brawler by skill is tougher from then on, and better at once. */
export function toughen(game: UoaGame, survivor: number, skill: number): void {
  if (skill === BRAWLER) heal(game, survivor, because['tougher-at-once']);
}
