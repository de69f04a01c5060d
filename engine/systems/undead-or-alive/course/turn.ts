import type { ActionList, Chosen } from '../../../game/action-list';
import { decision, OPEN, procedure } from '../../../game/agenda';
import { offerExit } from '../actions/exit';
import { isInPlay } from '../actors';
import { holdsWater } from '../cards/held';
import { forgetFeats } from '../combat/feats';
import { limits } from '../content';
import type { UoaGame } from '../game';
import { survivorName } from '../names';
import { NONE } from '../state';
import { DO } from '../words';
import { actionsPerTurn } from './allowance';
import { payAndDo } from './payment';

/** One survivor's turn, from the first action to leaving by the exit. */
export const turn = procedure<UoaGame, 'survivor'>(
  'turn',
  ['survivor'],
  [
    (game, { survivor }) => {
      const { state } = game;
      state.active = survivor;
      state.actionsLeft = actionsPerTurn(game, survivor);
      forgetLimits(game, survivor); // UOA-ROUND-12
      state.refused.fill(0);
      state.freeUsed.fill(0);
      state.inARow.fill(0);
      forgetFeats(game);
      game.events?.push({
        type: 'turn-began',
        rules: state.actionsLeft > limits.actions ? ['UOA-ROUND-04', 'UOA-SKILL-02'] : ['UOA-ROUND-04'],
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
      // What others lend from now on, or reflexes bring, is no part of this turn.
      forgetLimits(game, survivor); // UOA-ROUND-12
    },
  ],
);

/** What somebody can do only so often in a turn can be done again. */
export function forgetLimits({ state }: UoaGame, survivor: number): void {
  state.searched.set(survivor, 0, 0);
  state.timesUsed.fillRow(survivor, 0);
}

/** What the active survivor does next; asked again until the turn is ended. */
export const act = decision<UoaGame, 'survivor'>('act', ['survivor'], {
  decider: (game, { survivor }) => game.table.playerOf[survivor] ?? game.state.player,
  options(game, { survivor }, list: ActionList) {
    for (const action of game.system.turnActions) action.offer(game, survivor, list);
    list.add(DO['end-turn']);
  },
  // What Water gives may be one more action.
  asksAlways: (game, { survivor }) => holdsWater(game, survivor), // UOA-TRAIT-22, UOA-ADREN-07
  choose(game, frame, chosen: Chosen) {
    if (chosen.kind === DO['end-turn']) return; // UOA-ROUND-07
    const { survivor } = frame;
    frame.step = OPEN;
    const action = game.system.turnActionFor(chosen.kind);
    if (action.askFirst?.(game, survivor, chosen, 0, NONE)) return;
    const cost = action.isFree ? 0 : (action.cost?.(game, survivor, chosen) ?? 1);
    payAndDo(game, survivor, action.sorts(game, survivor, chosen), cost, chosen);
  },
});
