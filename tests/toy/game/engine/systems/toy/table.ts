import type { Condition, Mission } from '../../../schemas';
import type { BarrierTables } from '../../game/barrier-tables';
import type { LyingBoard } from '../../game/picture';
import type { AnyTable } from '../../game/seen';
import type { GoalNode } from '../../mission/goals';

/** What a rule of a mission does when a round begins. */
export interface ToyRule {
  readonly condition: Condition | undefined;
  readonly once: boolean;
  readonly effects: readonly ({ readonly what: 'lose' } | { readonly what: 'rise'; readonly zone: number })[];
}

export interface ToyTable extends AnyTable {
  readonly mission: { readonly file: Mission };
  readonly lying: LyingBoard;
  readonly boards: BarrierTables;
  readonly doors: readonly { readonly id: string; readonly sides: readonly number[] }[];
  readonly start: number;
  readonly exit: number;
  readonly zombie: number;
  readonly key: { readonly id: string; readonly zone: number; readonly isCovered: boolean } | undefined;
  readonly goals: readonly GoalNode[];
  readonly rules: readonly ToyRule[];
}
