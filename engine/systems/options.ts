import type { SystemId } from '../game/kernel';
import type { GameOption } from '../game/options';
import { options as undeadOrAliveOptions } from './undead-or-alive/options';

export { canBe } from '../game/options';

/**
 * What players of each game settle before it begins. It is what the games themselves offer, for programs that play none: they
 * would take a tenth of a second longer to start with all rules and cards in them.
 */
export const optionsOfSystems: Readonly<Record<SystemId, readonly GameOption[]>> = {
  'undead-or-alive': undeadOrAliveOptions,
};
