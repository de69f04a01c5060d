import { type EquipmentCard, type ImprovisedWeapon, type Name, skills } from './content';

/** A weapon that is no card: a skill gives it, with values of its own (UOA-SKILL-46, UOA-SKILL-47). */
export interface Improvised {
  readonly skill: number;
  readonly isMelee: boolean;
  readonly kind: EquipmentCard;
}

/** They are numbered on after the cards, so that an attack can be made with either. */
export const IMPROVISED: readonly Improvised[] = skills.flatMap((skill, number) => {
  if (skill.family !== 'improvised-weapon') return [];
  const { id, name, weapon } = skill;
  return [{ skill: number, isMelee: skill.of === 'melee', kind: asCard(id, name, weapon) }];
});

/** It is of no type that skills, feats or favourite slots ask for, and holds no ammunition. */
function asCard(id: string, name: Name, weapon: ImprovisedWeapon): EquipmentCard {
  return { id, name, deck: 'starting', copies: 0, type: 'none', traits: [], ...weapon };
}
