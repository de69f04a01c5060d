import { LOST, WON } from '../game/kernel';
import type { UoaGame } from '../systems/undead-or-alive/game';
import { workLeft } from '../systems/undead-or-alive/mission/work/work';
import { dangerIn } from './danger';

/** How a position looks: what is left to do, and how likely it is to go wrong. The less of either, the better. */
export interface Outlook {
  readonly won: boolean;
  readonly work: number;
  readonly danger: number;
  /** What has been achieved, whatever it was good for: positions that differ in it are of different kinds. */
  readonly kind: string;
}

/** Nothing of a game that is lost. */
export function outlookOf(game: UoaGame): Outlook | undefined {
  if (game.state.outcome === LOST) return undefined;
  if (game.state.outcome === WON) return { won: true, work: 0, danger: 0, kind: '' };
  return { won: false, work: workLeft(game), danger: dangerIn(game), kind: kindOf(game) };
}

function kindOf({ state }: UoaGame): string {
  return [state.goalReached, state.ruleApplied, state.leader]
    .map((cells) => cells.toArray().join())
    .join('/');
}
