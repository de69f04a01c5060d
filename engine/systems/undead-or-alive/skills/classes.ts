import type { Class } from '../../../../schemas';
import { isLedBy } from '../../../family/zombicide/actors';
import { ownsSkill } from '../../../family/zombicide/skills/owned';
import { CLASSES } from '../content';
import type { OpenGame } from '../open-game';
import { skillNumber } from './owned';

const CLASS_SKILLS = Object.fromEntries(
  CLASSES.map((each) => [each, skillNumber(each.toLowerCase())]),
) as Record<Class, number>;

/** Of the class that the ID card says. */
function hasClass(game: OpenGame, actor: number, wanted: Class): boolean {
  return game.table.roster[game.state.identity.at(actor)]?.class === wanted;
}

/** Skills make a survivor count as another class too (UOA-SKILL-21 to 24). Companions bring none of theirs. */
function countsAs(game: OpenGame, survivor: number, wanted: Class): boolean {
  return hasClass(game, survivor, wanted) || ownsSkill(game, survivor, CLASS_SKILLS[wanted]) > 0;
}

/** Whether a survivor may do what a class can: their own, or that of somebody they lead. */
export function hasAbility(game: OpenGame, survivor: number, wanted: Class): boolean {
  if (countsAs(game, survivor, wanted)) return true;
  const { sizes } = game.table;
  for (let actor = sizes.survivors; actor < sizes.actors; actor++) {
    if (isLedBy(game, actor, survivor) && hasClass(game, actor, wanted)) return true; // UOA-COMP-07
  }
  return false;
}
