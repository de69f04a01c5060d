import type { ActionList, Chosen } from '../../../game/action-list';
import type { UoaGame } from '../game';

/** Something a survivor can do in their turn. */
export interface TurnAction {
  /** The words it answers to. */
  readonly words: readonly number[];
  /** Lists every way in which it can be done now. */
  readonly offer: (game: UoaGame, survivor: number, list: ActionList) => void;
  readonly perform: (game: UoaGame, survivor: number, chosen: Chosen) => void;
}
