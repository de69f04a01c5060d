import type { Trait } from '../../../../schemas/generated/undead-or-alive';

/** What a trait changes about a card that has it. Rules ask for one of these, never for a trait by its name. */
export interface CardTrait {
  /** A weapon that is empty after every shot (UOA-RANGED-08). */
  readonly isEmptiedByShots?: true;
  /** The lowest result that hits when it is fanned. */
  readonly fannedAccuracy?: number;
  readonly isNeverFanned?: true;
  /** Dice that it adds to another melee weapon while it is in hand, and to itself as a Dual weapon. */
  readonly dice?: { readonly toAnother: number; readonly asDual: number };
  readonly isThrown?: true;
  /** Adrenaline points for whoever drinks it up. */
  readonly refreshes?: number;
  /** In whose hands it is holy. */
  readonly isHoly?: 'for-everybody' | 'for-the-faithful';
  /** The dice of weapons with its ammunition are rolled again. */
  readonly rollsAgain?: true;
  /** It can be used in the backpack, too. */
  readonly worksInBackpack?: true;
}

const traits: Readonly<Record<Trait, CardTrait>> = {
  'fanning-6': { fannedAccuracy: 6 }, // UOA-TRAIT-06
  'no-fanning': { isNeverFanned: true }, // UOA-TRAIT-07
  reload: { isEmptiedByShots: true },
  knife: { dice: { toAnother: 1, asDual: 2 } }, // UOA-TRAIT-14, UOA-TRAIT-15, UOA-INV-07
  dynamite: { isThrown: true },
  'holy-water': { isHoly: 'for-everybody' },
  water: { refreshes: 3, isHoly: 'for-the-faithful' }, // UOA-FAITHFUL-01
  reroll: { rollsAgain: true },
  backpack: { worksInBackpack: true }, // UOA-TRAIT-16
};

/** What the traits of a kind of card say of something, if one of them says anything. */
export function traitOf<Of extends keyof CardTrait>(
  kind: { readonly traits: readonly Trait[] },
  of: Of,
): CardTrait[Of] | undefined {
  for (const trait of kind.traits) {
    const said = traits[trait][of];
    if (said !== undefined) return said;
  }
  return undefined;
}
