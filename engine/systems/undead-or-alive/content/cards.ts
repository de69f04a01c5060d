import type { Ammo, EquipmentFile } from '../../../../schemas/generated/undead-or-alive';
import equipmentFile from './equipment.json';

export const AMMO = ['bullets', 'shells'] as const satisfies readonly Ammo[];

/** With what an objective is in a slot. */
export const { cards: equipmentCards, objective: objectiveCard } = equipmentFile as unknown as EquipmentFile;

const feats = equipmentCards.flatMap(({ feat }) => feat ?? []);
/** Feats of a whole turn, and those of a single action. */
export const turnFeats = feats.filter(({ within }) => within === 'turn');
export const actionFeats = feats.filter(({ within }) => within !== 'turn');
