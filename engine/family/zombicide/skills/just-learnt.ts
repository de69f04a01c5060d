import type { FamilyGame, OpenFamilyGame } from '../game';
import { MOST_JUST_LEARNT } from '../state';

// Skills that an action brings can be used with the actions that are left, and not with that one: no roll changes while
// it lies on the table.

const [WHO, WHAT] = [0, 1] as const;

/** Beyond `MOST_JUST_LEARNT` none is noted: nobody needs room for more, whatever a mission gives for one action. */
export function noteJustLearnt({ state }: FamilyGame, survivor: number, skill: number): void {
  if (state.inAction === 0 || state.justLearntCount >= MOST_JUST_LEARNT) return;
  state.justLearnt.set(state.justLearntCount, WHO, survivor);
  state.justLearnt.set(state.justLearntCount, WHAT, skill);
  state.justLearntCount += 1;
}

/** How many times somebody has learnt a skill by the action at hand. */
export function timesJustLearnt({ state }: OpenFamilyGame, survivor: number, skill: number): number {
  let times = 0;
  for (let row = 0; row < state.justLearntCount; row++) {
    if (state.justLearnt.at(row, WHO) === survivor && state.justLearnt.at(row, WHAT) === skill) times += 1;
  }
  return times;
}

/** Forgets one that is taken away again by hand. */
export function dropJustLearnt({ state }: FamilyGame, survivor: number, skill: number): void {
  for (let row = 0; row < state.justLearntCount; row++) {
    if (state.justLearnt.at(row, WHO) !== survivor || state.justLearnt.at(row, WHAT) !== skill) continue;
    state.justLearntCount -= 1;
    for (const column of [WHO, WHAT]) {
      state.justLearnt.set(row, column, state.justLearnt.at(state.justLearntCount, column));
      state.justLearnt.set(state.justLearntCount, column, 0);
    }
    return;
  }
}

/** The action is over, or another begins. */
export function clearJustLearnt({ state }: FamilyGame): void {
  if (state.justLearntCount === 0) return;
  state.justLearntCount = 0;
  state.justLearnt.fill(0);
}
