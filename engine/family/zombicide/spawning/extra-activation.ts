import type { FamilyGame } from '../game';
import { isOfKind, zombiesOnBoard } from '../horde';
import { zombieName } from '../names';
import { NONE } from '../state';
import { activate, isUnderWay, tellOfNobody } from '../zombies/activation';

/** All zombies of a kind act once more, those included that have only just come; all there are, if it is none. */
export function extraActivation(game: FamilyGame, kind: number, rules: readonly string[]): void {
  if (isUnderWay(game)) {
    tellOfNobody(game, kind, rules);
    return;
  }
  if (kind !== NONE) tell(game, kind, rules);
  activate.begin(game, kind, NONE);
}

function tell(game: FamilyGame, kind: number, rules: readonly string[]): void {
  if (!game.events) return;
  let count = 0;
  for (let each = 0; each < game.table.sizes.kinds; each++) {
    if (isOfKind(game, each, kind)) count += zombiesOnBoard(game, each);
  }
  game.events.push({ type: 'extra-activation', rules, zombie: zombieName(game, kind), count });
}
