import { nextBelow } from '../random/generator';
import type { KernelState } from './kernel';

/** One die: what a situation has laid down for it, or what falls. */
export function rollDie(state: KernelState): number {
  if (state.diceTaken < state.diceLoaded) {
    state.diceTaken += 1;
    return state.loadedDice.at(state.diceTaken - 1);
  }
  return nextBelow(state.diceStream, 6) + 1;
}
