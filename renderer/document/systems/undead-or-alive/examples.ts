import type { Mission } from '../../../../schemas';
import mine from './examples/mine.boothill.json';

/** Something of every sort that goals and rules can speak of, on as small a board as will hold it. */
export const examples: readonly Mission[] = [mine as unknown as Mission];
