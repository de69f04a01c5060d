import { isCompanion } from '../../../family/zombicide/actors';
import { ownsSkill } from '../../../family/zombicide/skills/owned';
import { ZOMBIES } from '../content';
import type { UoaGame } from '../game';
import { skillNumber } from './owned';

const IRONCLAD = ZOMBIES.map((zombie) => skillNumber(`ironclad-${zombie}`));

/** Whether somebody does not mind the wounds that zombies of a kind deal. Companions have no skills. */
export function isIronclad(game: UoaGame, actor: number, kind: number): boolean {
  const skill = IRONCLAD[game.table.likes[kind] ?? kind];
  return skill !== undefined && !isCompanion(game, actor) && ownsSkill(game, actor, skill) > 0; // UOA-SKILL-49
}
