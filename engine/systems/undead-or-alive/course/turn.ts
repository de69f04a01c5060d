import type { ActionList, Chosen } from '../../../game/action-list';
import { decision, OPEN, procedure } from '../../../game/agenda';
import { offerExit } from '../actions/exit';
import type { TurnAction } from '../actions/turn-action';
import { turnActions } from '../actions/turn-actions';
import { isInPlay } from '../actors';
import { holdsWater } from '../cards/held';
import { beginAction, forgetFeats } from '../combat/feats';
import type { UoaGame } from '../game';
import { survivorName } from '../names';
import { NONE } from '../state';
import { DO } from '../words';
import { actionsPerTurn } from './allowance';

/** One survivor's turn, from the first action to leaving by the exit. */
export const turn = procedure<UoaGame, 'survivor'>(
  'turn',
  ['survivor'],
  [
    (game, { survivor }) => {
      const { state } = game;
      state.active = survivor;
      state.actionsLeft = actionsPerTurn(game, survivor);
      state.searched.set(survivor, 0, 0); // UOA-ROUND-12
      state.refused.fill(0);
      forgetFeats(game);
      game.events?.push({
        type: 'turn-began',
        rules: ['UOA-ROUND-04'],
        survivor: survivorName(game, survivor),
        actions: state.actionsLeft,
      });
      act.begin(game, survivor);
    },
    (game, { survivor }) => {
      if (isInPlay(game, survivor)) offerExit(game, survivor);
    },
    (game, { survivor }) => {
      const { state } = game;
      state.activated.set(survivor, 0, 1);
      game.events?.push({
        type: 'turn-ended',
        rules: ['UOA-ROUND-07'],
        survivor: survivorName(game, survivor),
        unspent: state.actionsLeft,
      });
      state.active = NONE;
      state.actionsLeft = 0;
    },
  ],
);

const actionFor: (TurnAction | undefined)[] = [];
for (const action of turnActions) for (const word of action.words) actionFor[word] = action;

/** What the active survivor does next; asked again until the turn is ended. */
export const act = decision<UoaGame, 'survivor'>('act', ['survivor'], {
  decider: (game, { survivor }) => game.table.playerOf[survivor] ?? game.state.player,
  options(game, { survivor }, list: ActionList) {
    for (const action of turnActions) action.offer(game, survivor, list);
    list.add(DO['end-turn']);
  },
  // What Water gives may be one more action.
  asksAlways: (game, { survivor }) => holdsWater(game, survivor), // UOA-TRAIT-22, UOA-ADREN-07
  choose(game, frame, chosen: Chosen) {
    if (chosen.kind === DO['end-turn']) return; // UOA-ROUND-07
    const { survivor } = frame;
    frame.step = OPEN;
    beginAction(game, survivor);
    actionFor[chosen.kind]?.perform(game, survivor, chosen);
  },
});
