import type { Because } from '../../family/zombicide/because';
import type { FamilyGame, OpenFamilyGame } from '../../family/zombicide/game';
import type { Ways } from '../../family/zombicide/ways';
import type { BoardTable } from '../../game/board-table';
import type { Cells } from '../../game/memory';
import type { Pile } from '../../game/piles';
import type { FACE_DOWN, FACE_UP } from './face-down';
import type { OPEN_TABLES, OPEN_VALUES, State } from './numbers';
import type { Table } from './table';

/**
 * A game as far as it lies open, to be read only. Every game is one; but rules that ask for no more than this can see
 * no more than players do, and so can be asked before anything is done.
 */
export interface OpenGame {
  readonly table: Table;
  readonly because: Because;
  readonly ways: Ways<OpenFamilyGame, FamilyGame>;
  /** The board in the configuration that is on. */
  readonly board: BoardTable;
  readonly state: {
    readonly [value in (typeof OPEN_VALUES)[number]]: State[value];
  } & { readonly [table in (typeof OPEN_TABLES)[number]]: OpenCells };
  readonly piles: { readonly [pile in (typeof FACE_DOWN)[number]]: Pick<Pile, 'size'> } & {
    readonly [pile in (typeof FACE_UP)[number]]: Pick<Pile, 'size' | 'card'>;
  };
  /** What a granted action may be and where it has to be aimed, while such actions are listed. */
  readonly grantedSorts: number;
  readonly grantedZone: number;
}

type OpenCells = Pick<Cells, 'at' | 'rows' | 'columns' | 'toArray'>;
