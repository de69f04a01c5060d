import type { ActionList, Chosen } from '../../../game/action-list';
import { decision, OPEN, procedure } from '../../../game/agenda';
import { isInPlay } from '../actors';
import type { FamilyGame } from '../game';
import { survivorName } from '../names';
import { NONE } from '../state';
import { payAndDo } from './payment';

/** One survivor's turn, from the first action to leaving by the exit. */
export const turn = procedure<FamilyGame, 'survivor'>(
  'turn',
  ['survivor'],
  [
    (game, { survivor }) => {
      const { state } = game;
      state.active = survivor;
      state.actionsLeft = game.ways.actionsPerTurn(game, survivor);
      state.freeUsed.fill(0);
      // Whatever comes at the beginning of the turn goes first.
      act.begin(game, survivor);
      game.ways.turnBegins(game, survivor);
      game.events?.push({
        type: 'turn-began',
        rules: [...game.because['actions-of-a-turn'], ...game.ways.rulesOfActions(game, survivor)],
        survivor: survivorName(game, survivor),
        actions: state.actionsLeft,
      });
    },
    (game, { survivor }) => {
      if (isInPlay(game, survivor)) game.ways.turnEnds(game, survivor);
    },
    (game, { survivor }) => {
      const { state } = game;
      state.activated.set(survivor, 0, 1);
      game.events?.push({
        type: 'turn-ended',
        rules: game.because['turn-ends'],
        survivor: survivorName(game, survivor),
        unspent: state.actionsLeft,
      });
      state.active = NONE;
      state.actionsLeft = 0;
      game.ways.turnIsOver(game, survivor);
    },
  ],
);

/** What the active survivor does next; asked again until the turn is ended. */
export const act = decision<FamilyGame, 'survivor'>('act', ['survivor'], {
  is: { free: 'turn', isForPlayers: true },
  decider: (game, { survivor }) => game.table.playerOf[survivor] ?? game.state.player,
  options(game, { survivor }, list: ActionList) {
    if (isInPlay(game, survivor)) {
      const from = list.length;
      for (const action of game.system.turnActions) action.offer(game, survivor, list);
      game.ways.leaveOutForbidden(game, survivor, list, from);
    }
    list.add(game.words['end-turn']);
  },
  asksAlways: (game, { survivor }) => isInPlay(game, survivor) && game.ways.mayGainActions(game, survivor),
  choose(game, frame, chosen: Chosen) {
    if (chosen.kind === game.words['end-turn']) return;
    const { survivor } = frame;
    frame.step = OPEN;
    const action = game.system.turnActionFor(chosen.kind);
    if (action.askFirst?.(game, survivor, chosen, 0, NONE)) return;
    const cost = action.isFree ? 0 : (action.cost?.(game, survivor, chosen) ?? 1);
    payAndDo(game, survivor, action.sorts(game, survivor, chosen), cost, chosen);
  },
});
