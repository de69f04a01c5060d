import type { ListedActions } from '../../game/action-list';
import { hasBit } from '../../game/bits';
import type { BoardTable } from '../../game/board-table';
import { options } from '../../game/kernel';
import { type Outcome, outcomeOf, type PendingDecision, pendingDecision } from '../../game/play';
import type { Seen } from '../../game/seen';
import type { ToyGame } from './game';
import type { OpenNumber } from './numbers';
import type { ToyTable } from './table';

/** All of it lies open, but for the dice to come. */
export class ToySeen implements Seen {
  readonly #game: ToyGame;
  readonly acting = 0;

  constructor(game: ToyGame) {
    this.#game = game;
  }

  get table(): ToyTable {
    return this.#game.table;
  }

  get board(): BoardTable {
    return this.#game.board;
  }

  get round(): number {
    return this.#game.state.round;
  }

  value(name: OpenNumber): number {
    return this.#game.state[name];
  }

  isOpen(door: number): boolean {
    return hasBit(this.#game.state.open, door);
  }

  isReached(goal: number): boolean {
    return hasBit(this.#game.state.reached, goal);
  }

  get decision(): PendingDecision | undefined {
    return pendingDecision(this.#game);
  }

  get outcome(): Outcome | undefined {
    return outcomeOf(this.#game);
  }

  get options(): ListedActions {
    return options(this.#game);
  }
}
