import type { ActionList, Chosen } from '../../game/action-list';

/** Something a survivor can do in their turn. */
export interface TurnAction<Game, Word> {
  /** The words it answers to. */
  readonly words: readonly Word[];
  /** What it counts as; 0 for what is no action. */
  sorts(game: Game, survivor: number, chosen: Chosen): number;
  /** It costs nothing, and so nobody needs to be granted an action for it. */
  readonly isFree?: true;
  /** How many actions it costs: one by default. */
  cost?(game: Game, survivor: number, chosen: Chosen): number;
  /** Lists every way in which it can be done now and paid for. */
  offer(game: Game, survivor: number, list: ActionList): void;
  /**
   * Asks another player first, where it takes their consent: says whether it did. Then nothing is paid or counted yet,
   * and whatever was granted, if anything, is for the answer to use or to give back.
   */
  askFirst?(game: Game, survivor: number, chosen: Chosen, sorts: number, zone: number): boolean;
  /** Does it; it has been paid for. */
  perform(game: Game, survivor: number, chosen: Chosen): void;
}
