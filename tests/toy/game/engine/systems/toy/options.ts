import type { GameOption } from '../../game/options';

/** There is nothing to settle. */
export const options: readonly GameOption[] = [];
