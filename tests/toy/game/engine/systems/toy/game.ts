import { ActionList } from '../../game/action-list';
import type { BoardTable } from '../../game/board-table';
import type { Game, System } from '../../game/kernel';
import { memoryOf } from '../../game/memory';
import type { ToyEvent } from './events';
import { layout, type ToyState } from './numbers';
import type { ToyTable } from './table';

export class ToyGame implements Game<ToyGame> {
  events: ToyEvent[] | undefined = undefined;
  readonly offered = new ActionList();
  offeredIsCurrent = false;
  readonly state: ToyState;

  constructor(
    readonly system: System<ToyGame>,
    readonly table: ToyTable,
    words?: Int32Array,
  ) {
    this.state = memoryOf(layout, words);
  }

  /** The board as its doors stand. */
  get board(): BoardTable {
    return this.table.boards.at(this.state.open).table;
  }

  zoneName(zone: number): string {
    return this.table.zones[zone]?.id ?? '';
  }
}
