import equipmentFile from './equipment.json';
import type { Feat } from './feats';
import type { Name, Printed } from './printed';

/** `objectives`: not cards at all, but tokens that take a slot like one. */
export const DECKS = ['starting', 'equipment', 'bounty', 'objectives'] as const;
export const CARD_TYPES = ['pistol', 'rifle', 'melee', 'explosive', 'none'] as const;
export const AMMO = ['bullets', 'shells'] as const;
export const NOISES = ['silent', 'bang', 'boom'] as const;
export const TRAITS = [
  'fanning-6',
  'no-fanning',
  'reload',
  'knife',
  'dynamite',
  'holy-water',
  'water',
  'reroll',
  'backpack',
] as const;

export type Deck = (typeof DECKS)[number];
export type CardType = (typeof CARD_TYPES)[number];
export type Ammo = (typeof AMMO)[number];
export type Noise = (typeof NOISES)[number];
export type Trait = (typeof TRAITS)[number];

/** Minimum and maximum. */
export type Range = readonly [number, number];

export interface EquipmentCard extends Printed {
  readonly id: string;
  readonly name: Name;
  readonly deck: Deck;
  readonly copies: number;
  readonly type: CardType;
  readonly range?: Range;
  readonly dice?: number;
  readonly accuracy?: number;
  readonly damage?: number;
  /** What it fires; with the trait `reroll`, whose dice it rolls again. */
  readonly ammo?: readonly Ammo[];
  readonly dual?: boolean;
  readonly noise?: Noise;
  readonly traits: readonly Trait[];
  readonly feat?: Feat;
}

export const equipmentCards = equipmentFile.cards as unknown as readonly EquipmentCard[];

const feats = equipmentCards.flatMap(({ feat }) => feat ?? []);
/** Feats of a whole turn, and those of a single action. */
export const turnFeats = feats.filter(({ within }) => within === 'turn');
export const actionFeats = feats.filter(({ within }) => within !== 'turn');

/** What an objective is in a slot. */
export const objectiveCard = equipmentFile.objective as unknown as EquipmentCard;
