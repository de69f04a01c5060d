import type { ActionList } from '../../../game/action-list';
import { decision, procedure } from '../../../game/agenda';
import { isInPlay } from '../actors';
import type { FamilyGame } from '../game';
import { turn } from './turn';

/** The players one after the other, beginning with the first; each activates all of their survivors. */
export const playersPhase = procedure<FamilyGame, 'passed'>(
  'players-phase',
  ['passed'],
  [
    (game, frame) => {
      if (hasSomebodyToActivate(game)) {
        chooseSurvivor.begin(game);
        frame.step -= 1;
        return;
      }
      frame.passed += 1;
      game.state.player = (game.state.player + 1) % game.table.players;
      if (frame.passed < game.table.players) frame.step -= 1;
    },
  ],
);

export const chooseSurvivor = decision<FamilyGame>('choose-survivor', [], {
  is: { free: 'next-turn', isForPlayers: true },
  decider: (game) => game.state.player,
  options: listWaiting,
  choose: (game, _, action) => turn.begin(game, action.a),
});

function isWaiting(game: FamilyGame, survivor: number): boolean {
  return (
    game.table.playerOf[survivor] === game.state.player &&
    isInPlay(game, survivor) &&
    game.state.activated.at(survivor) === 0
  );
}

function hasSomebodyToActivate(game: FamilyGame): boolean {
  for (let survivor = 0; survivor < game.table.sizes.survivors; survivor++) {
    if (isWaiting(game, survivor)) return true;
  }
  return false;
}

function listWaiting(game: FamilyGame, _: unknown, list: ActionList): void {
  for (let survivor = 0; survivor < game.table.sizes.survivors; survivor++) {
    if (isWaiting(game, survivor)) list.add(game.words.activate, survivor);
  }
}
