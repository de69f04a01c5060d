/**
 * What an action is, as bits. Free actions and the bonuses of skills hold for some of these only: for every Melee
 * action, for a Ranged action with a pistol, for a Charge.
 */
export const MOVE = 1 << 0;
export const SEARCH = 1 << 1;
export const MELEE = 1 << 2;
export const RANGED = 1 << 3;
export const FANNING = 1 << 4;
/** The Charge itself, and the Melee action at its end. */
export const CHARGE = 1 << 5;
/** The ability itself. */
export const VADE_RETRO = 1 << 6;
export const RELOAD = 1 << 7;
export const PISTOL = 1 << 8;
export const RIFLE = 1 << 9;
export const MELEE_WEAPON = 1 << 10;
/** With two Dual weapons. */
export const DUAL = 1 << 11;
/** Against zombies in a zone with a Vade Retro token. */
export const MARKED = 1 << 12;
/** For a pistol that was emptied by Fanning. */
export const FANNED = 1 << 13;
/** A shot with the Gatling gun, which no skill helps. */
export const GATLING = 1 << 15;
/** Everything else that no skill asks for. */
export const OTHER = 1 << 14;

export const COMBAT = MELEE | RANGED;

/** What an action of a sort always is besides. */
const ALSO: readonly (readonly [sort: number, also: number])[] = [
  [FANNING, PISTOL | RANGED],
  [PISTOL | RIFLE, RANGED],
  [MELEE_WEAPON, MELEE],
  [FANNED, RELOAD],
];

export function withAllItIs(sorts: number): number {
  return ALSO.reduce((all, [sort, also]) => ((sorts & sort) === 0 ? all : all | also), sorts);
}

/** What is counted in a row, by the column of `inARow`: for Escalation and for the gun. */
export const COUNTED = [COMBAT, MELEE, RANGED, GATLING] as const;

export const ANY_ACTION = (1 << 16) - 1;
