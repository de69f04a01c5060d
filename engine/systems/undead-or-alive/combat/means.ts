import { MELEE } from '../../../family/zombicide/combat/modes';
import type { EquipmentCard, Feat } from '../content';
import { GATLING } from './modes';

/** How somebody is killed, as feats tell it apart. */
export interface Means {
  readonly action: 'melee' | 'ranged';
  readonly weapon: EquipmentCard['type'];
}

const BY_MELEE: Means = { action: 'melee', weapon: 'melee' };
const BY_PISTOL: Means = { action: 'ranged', weapon: 'pistol' };
const BY_RIFLE: Means = { action: 'ranged', weapon: 'rifle' };
export const BY_DYNAMITE: Means = { action: 'ranged', weapon: 'explosive' };

/** No feat asks for what a train runs over, or what falls with a tile. */
export const BY_TILES: Means = { action: 'ranged', weapon: 'none' };

/** Improvised weapons and the Gatling gun are of no type. */
const BY_HAND: Means = { action: 'melee', weapon: 'none' };
const BY_THROW: Means = { action: 'ranged', weapon: 'none' };

export function meansOf({ type }: EquipmentCard, mode: number): Means {
  if (mode === MELEE) return type === 'melee' ? BY_MELEE : BY_HAND;
  if (mode === GATLING) return BY_THROW;
  if (type === 'pistol') return BY_PISTOL;
  return type === 'rifle' ? BY_RIFLE : BY_THROW;
}

export function isBy(means: Means, by: NonNullable<Feat['by']>): boolean {
  return by === means.action || by === means.weapon;
}
