import { isInPlay } from '../../../family/zombicide/actors';
import { zombiesIn } from '../../../family/zombicide/horde';
import { survivorName, zoneName } from '../../../family/zombicide/names';
import { ownsSkill } from '../../../family/zombicide/skills/owned';
import { COMBAT } from '../../../family/zombicide/sorts';
import { grant } from '../../../family/zombicide/turns/grant';
import type { ActionList } from '../../../game/action-list';
import { decision, procedure } from '../../../game/agenda';
import { because } from '../because';
import type { UoaGame } from '../game';
import { skillNumber } from '../skills/owned';
import { DO } from '../words';
import { sees } from './range';

const COMBAT_REFLEXES = skillNumber('combat-reflexes');

/** Everybody with the skill who sees where zombies have come may attack them at once. `used` has a bit for each who was asked. */
export const combatReflexes = procedure<UoaGame, 'zone' | 'used'>(
  'combat-reflexes',
  ['zone', 'used'],
  [
    (game, { zone, used }) => {
      if (canAnybodyReact(game, zone, used)) whoReacts.begin(game, zone, used);
    },
  ],
);

/** Several of them act in the order that the players like (UOA-CHOICE-27). */
export const whoReacts = decision<UoaGame, 'zone' | 'used'>('who-reacts', ['zone', 'used'], {
  decider: (game) => game.state.firstPlayer,
  options(game, { zone, used }, list: ActionList) {
    for (let survivor = 0; survivor < game.table.sizes.survivors; survivor++) {
      if (canReact(game, survivor, zone, used)) list.add(DO.react, survivor);
    }
  },
  choose(game, { zone, used }, { a: survivor }) {
    game.events?.push({
      type: 'reacts',
      rules: because['combat-reflexes'],
      survivor: survivorName(game, survivor),
      zone: zoneName(game, zone),
    });
    combatReflexes.begin(game, zone, used | (1 << survivor));
    grant.begin(game, survivor, COMBAT, zone);
  },
});

function canAnybodyReact(game: UoaGame, zone: number, used: number): boolean {
  for (let survivor = 0; survivor < game.table.sizes.survivors; survivor++) {
    if (canReact(game, survivor, zone, used)) return true;
  }
  return false;
}

function canReact(game: UoaGame, survivor: number, zone: number, used: number): boolean {
  if ((used & (1 << survivor)) !== 0 || ownsSkill(game, survivor, COMBAT_REFLEXES) === 0) return false;
  return isInPlay(game, survivor) && zombiesIn(game, zone) > 0 && sees(game, survivor, zone); // UOA-SKILL-33
}
