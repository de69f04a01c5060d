import { decision, procedure } from '../../../game/agenda';
import { isInPlay } from '../actors';
import type { FamilyGame } from '../game';
import { survivorName } from '../names';
import { turn } from '../turns/turn';

/** An Extra Activation card is drawn: before any zombie acts, each owner of the skill has a turn more. */
export const zombieLink = procedure<FamilyGame>(
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
export const chooseLinked = decision<FamilyGame>('choose-linked', [], {
  decider: (game) => game.state.firstPlayer,
  options(game, _, list) {
    for (let survivor = 0; survivor < game.table.sizes.survivors; survivor++) {
      if (isWaiting(game, survivor)) list.add(game.words.activate, survivor);
    }
  },
  choose(game, _, { a: survivor }) {
    game.state.linked.set(survivor, 0, 1);
    game.events?.push({
      type: 'zombie-link',
      rules: game.because['linked-with-zombies'],
      survivor: survivorName(game, survivor),
    });
    turn.begin(game, survivor);
  },
});

function isWaiting(game: FamilyGame, survivor: number): boolean {
  if (game.state.linked.at(survivor) === 1 || !isInPlay(game, survivor)) return false;
  return game.ways.isLinked(game, survivor);
}

function isAnybodyWaiting(game: FamilyGame): boolean {
  for (let survivor = 0; survivor < game.table.sizes.survivors; survivor++) {
    if (isWaiting(game, survivor)) return true;
  }
  return false;
}
