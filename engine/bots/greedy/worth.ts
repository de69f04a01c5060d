import type { Observation } from '../../systems/undead-or-alive/hidden/observation';
import type { ActionWord } from '../../systems/undead-or-alive/words';

/** What an option is worth; the more the better. Ending the turn is worth nothing, so everything above that is done. */
export type Worth = (view: Observation, option: number) => number;

export type Worths = Partial<Record<ActionWord, Worth>>;
