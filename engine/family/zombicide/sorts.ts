/**
 * What an action is, as bits. Free actions and the bonuses of skills hold for some of these only: for every Melee
 * action, say, or for a Ranged action with a pistol. Bits that have no name here are for what a game has of its own.
 */
export const MOVE = 1 << 0;
export const SEARCH = 1 << 1;
export const MELEE = 1 << 2;
export const RANGED = 1 << 3;
export const RELOAD = 1 << 7;
export const PISTOL = 1 << 8;
export const RIFLE = 1 << 9;
export const MELEE_WEAPON = 1 << 10;
/** With two Dual weapons. */
export const DUAL = 1 << 11;
/** Everything else that no skill asks for. */
export const OTHER = 1 << 14;

export const COMBAT = MELEE | RANGED;

export const ANY_ACTION = (1 << 16) - 1;
