import { learn, markChosen, printedSkills } from '../../../../../family/zombicide/people/learning';
import { LEVELS } from '../../../content';
import type { UoaGame } from '../../../game';
import { isThere } from '../../at-hand';
import type { EffectWord } from '../effect-word';

/** One by its name, or those of a level that have not been chosen yet. */
export const skill: EffectWord<'skill'> = {
  apply(game, effect, at) {
    if (!isThere(game, at)) return;
    const { survivor, rules } = at;
    if ('skill' in effect) {
      const number = game.table.skills.findIndex(({ id }) => id === effect.skill);
      if (number >= 0) learn(game, survivor, number, rules);
      return;
    }
    const level = LEVELS.indexOf(effect.level);
    for (const number of printedSkills(game, survivor, level)) {
      if (isLacking(game, survivor, level, number)) learn(game, survivor, number, rules);
    }
  },
};

/** Of Blue and Yellow there is one each, which comes by itself. */
function isLacking(game: UoaGame, survivor: number, level: number, number: number): boolean {
  const isPicked = level >= LEVELS.indexOf('orange');
  return isPicked ? markChosen(game, survivor, level, number) : game.state.skills.at(survivor, number) === 0;
}
