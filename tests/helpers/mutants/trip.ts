import { serve } from '../serving';
import { travel } from './journey';
import { mutant } from './mutant';

// A program for a watched program, in which nobody but mutants travels.

/** Which mutant, and which of its changes are left out. */
export interface Trip {
  readonly seed: string;
  readonly without?: ReadonlySet<number>;
}

serve(({ seed, without }: Trip) => travel(mutant(seed, without).text));
