import { type Generator, nextBelow } from '../../../random/generator';
import { isFaceDown } from '../face-down';
import type { UoaGame } from '../game';

/** Colours change places within a mix only, because every mix is counted out in the open. */
export function shuffleColours(game: UoaGame, luck: Generator): void {
  const { state, table } = game;
  const { objectives } = table.mission;
  for (let last = objectives.length - 1; last > 0; last--) {
    if (!isFaceDown(game, last)) continue;
    const mates: number[] = [];
    for (let other = 0; other <= last; other++) {
      if (isFaceDown(game, other) && objectives[other]?.mix === objectives[last]?.mix) mates.push(other);
    }
    const other = mates[nextBelow(luck, mates.length)] as number;
    const colour = state.objectiveColour.at(last);
    state.objectiveColour.set(last, 0, state.objectiveColour.at(other));
    state.objectiveColour.set(other, 0, colour);
  }
}
