import type { EquipmentCard } from '../../engine/systems/undead-or-alive/content';

/** Weapons for what no card of the box can show. */
export const cannon: EquipmentCard = {
  id: 'cannon',
  name: { en: 'Cannon', fr: 'Canon' },
  deck: 'equipment',
  copies: 1,
  type: 'rifle',
  range: [1, 5],
  dice: 2,
  accuracy: 2,
  damage: 3,
  ammo: ['bullets', 'shells'],
  noise: 'boom',
  traits: [],
};

export const shortFuse: EquipmentCard = {
  id: 'short-fuse',
  name: { en: 'Short fuse', fr: 'Mèche courte' },
  deck: 'equipment',
  copies: 1,
  type: 'explosive',
  range: [0, 1],
  noise: 'boom',
  traits: ['dynamite', 'backpack'],
};
