import type { AgendaItem } from '../../../game/agenda';
import { charging } from '../actions/charge';
import { hitAndRun } from '../actions/hit-and-run';
import { taunting } from '../actions/taunt';
import { actionDone } from '../combat/feats';
import type { UoaGame } from '../game';
import { NONE } from '../state';
import { rowOf } from './agenda';

/** The steps at which rules wait for what they have begun. */
const [MELEE_OF_CHARGE, MOVE_OF_HIT_AND_RUN, TAUNTED, ACTION] = [3, 1, 1, 0] as const;

/** What the state remembers of a rule that is not under way: it would last for ever. */
export function lastsTooLong(game: UoaGame): string | undefined {
  const { state } = game;
  const isAt = (item: AgendaItem<UoaGame>, step: number) => rowOf(game, item, step) !== NONE;
  if ((state.charging === 1) !== isAt(charging, MELEE_OF_CHARGE)) return 'charging';
  if ((state.slipping === 1) !== isAt(hitAndRun, MOVE_OF_HIT_AND_RUN)) return 'slipping';
  if (state.inAction === 1 && !isAt(actionDone, ACTION)) return 'inAction';
  if (state.inAction === 0 && state.justLearntCount > 0) return 'justLearntCount';
  return state.taunter === taunterOnAgenda(game) ? undefined : 'taunter';
}

function taunterOnAgenda(game: UoaGame): number {
  const row = rowOf(game, taunting, TAUNTED);
  return row === NONE ? NONE : game.state.agenda.at(row, 2);
}
