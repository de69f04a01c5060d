import type { Outlook } from '../../../game/appraisal';
import { LOST, WON } from '../../../game/kernel';
import type { UoaGame } from '../game';
import { workLeft } from '../mission/work/work';
import { dangerIn } from './danger';

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
