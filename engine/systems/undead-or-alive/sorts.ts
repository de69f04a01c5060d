import { COMBAT, MELEE, MELEE_WEAPON, PISTOL, RANGED, RELOAD, RIFLE } from '../../family/zombicide/sorts';

// What an action is besides what it is in every game of the family.

export const FANNING = 1 << 4;
/** The Charge itself, and the Melee action at its end. */
export const CHARGE = 1 << 5;
/** The ability itself. */
export const VADE_RETRO = 1 << 6;
/** Against zombies in a zone with a Vade Retro token. */
export const MARKED = 1 << 12;
/** For a pistol that was emptied by Fanning. */
export const FANNED = 1 << 13;
/** A shot with the Gatling gun, which no skill helps. */
export const GATLING = 1 << 15;

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
