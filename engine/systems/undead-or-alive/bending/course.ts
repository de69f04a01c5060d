import { playersPhase } from '../../../family/zombicide/turns/players-phase';
import type { AgendaItem } from '../../../game/agenda';
import { MOST_LOADED_DICE } from '../../../game/kernel';
import { forgetFeats } from '../combat/feats';
import type { UoaGame } from '../game';
import { NONE } from '../state';
import { forgetLimits } from '../turns/limited';
import { type NotBent, outOf } from './refusals';

// Changes of what comes next.

/** After those that wait already. */
export function layNextDie({ state }: UoaGame, die: number): NotBent | undefined {
  const waiting = state.diceLoaded - state.diceTaken;
  const wrong = outOf(1, 6, 'die', die) ?? outOf(0, MOST_LOADED_DICE - 1, 'die', waiting);
  if (wrong) return wrong;
  for (let next = 0; next < waiting; next++) {
    state.loadedDice.set(next, 0, state.loadedDice.at(state.diceTaken + next));
  }
  state.loadedDice.set(waiting, 0, die);
  state.diceTaken = 0;
  state.diceLoaded = waiting + 1;
  return undefined;
}

/** The players' phase is over, whoever has still to have their turn: next comes what follows it. */
export function endPlayersPhase(game: UoaGame): undefined {
  const { state, table } = game;
  if (state.active !== NONE) forgetLimits(game, state.active);
  forgetFeats(game);
  state.active = NONE;
  state.actionsLeft = 0;
  for (let survivor = 0; survivor < table.sizes.survivors; survivor++) state.activated.set(survivor, 0, 1);
  state.player = state.firstPlayer;
  state.agendaDepth = rowUnder(game, playersPhase);
}

/** As many rows as lie under it. */
function rowUnder({ state }: UoaGame, { number }: AgendaItem<UoaGame>): number {
  for (let row = state.agendaDepth - 1; row >= 0; row--) if (state.agenda.at(row, 0) === number) return row;
  throw new Error('It is not the players’ phase');
}
