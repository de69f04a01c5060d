import { decision, procedure } from '../../../game/agenda';
import { isInPlay } from '../actors';
import { turn } from '../course/turn';
import type { UoaGame } from '../game';
import { survivorName } from '../names';
import { ownsSkill, skillNumber } from '../skills/owned';
import { DO } from '../words';

const ZOMBIE_LINK = skillNumber('zombie-link');

/** An Extra Activation card is drawn: before any zombie acts, each owner of the skill has a turn more. */
export const zombieLink = procedure<UoaGame>(
  'zombie-link',
  [],
  [
    ({ state }) => {
      state.linked.fill(0);
    },
    (game, frame) => {
      if (!isAnybodyWaiting(game)) return;
      frame.step -= 1;
      chooseLinked.begin(game);
    },
  ],
);

/** Whose turn is next. */
export const chooseLinked = decision<UoaGame>('choose-linked', [], {
  decider: (game) => game.state.firstPlayer, // UOA-CHOICE-39
  options(game, _, list) {
    for (let survivor = 0; survivor < game.table.sizes.survivors; survivor++) {
      if (isWaiting(game, survivor)) list.add(DO.activate, survivor); // UOA-CHOICE-28
    }
  },
  choose(game, _, { a: survivor }) {
    game.state.linked.set(survivor, 0, 1);
    game.events?.push({
      type: 'zombie-link',
      rules: ['UOA-SKILL-74', 'UOA-CHOICE-28'],
      survivor: survivorName(game, survivor),
    });
    turn.begin(game, survivor); // UOA-ROUND-12
  },
});

function isWaiting(game: UoaGame, survivor: number): boolean {
  if (game.state.linked.at(survivor) === 1 || !isInPlay(game, survivor)) return false;
  return ownsSkill(game, survivor, ZOMBIE_LINK) > 0; // UOA-SKILL-74
}

function isAnybodyWaiting(game: UoaGame): boolean {
  for (let survivor = 0; survivor < game.table.sizes.survivors; survivor++) {
    if (isWaiting(game, survivor)) return true;
  }
  return false;
}
