import type { EquipmentCard, Feat } from '../content';

/** How somebody is killed, as feats tell it apart. */
export interface Means {
  readonly action: 'melee' | 'ranged';
  readonly weapon: EquipmentCard['type'];
}

const BY_MELEE: Means = { action: 'melee', weapon: 'melee' };
const BY_PISTOL: Means = { action: 'ranged', weapon: 'pistol' };
const BY_RIFLE: Means = { action: 'ranged', weapon: 'rifle' };
export const BY_DYNAMITE: Means = { action: 'ranged', weapon: 'explosive' };

export function meansOf({ type }: EquipmentCard): Means {
  if (type === 'melee') return BY_MELEE;
  return type === 'pistol' ? BY_PISTOL : BY_RIFLE;
}

export function isBy(means: Means, by: NonNullable<Feat['by']>): boolean {
  return by === means.action || by === means.weapon;
}
