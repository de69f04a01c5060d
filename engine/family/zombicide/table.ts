import type { ScopedSkill } from './skills/scopes';

/** What never changes in one game. */
export interface FamilyTable {
  readonly sizes: FamilySizes;
  readonly zones: readonly { readonly id: string }[];
  /** The kinds of zombies by their numbers. */
  readonly kinds: readonly string[];
  /** For each the kind that it is like: itself, but for those that a mission has brought. */
  readonly likes: readonly number[];
  /** Everybody there is, by the numbers that `identity` holds. */
  readonly roster: readonly { readonly id: string }[];
  readonly cards: readonly { readonly id: string; readonly kind: CardKind }[];
  /** Weapons that are no cards, numbered on after them. */
  readonly improvised: readonly { readonly kind: CardKind }[];
  readonly slots: readonly string[];
  /** Groups of slots that are alike: which free slot of a group takes a card makes no difference. And the group of each slot. */
  readonly slotGroups: readonly (readonly number[])[];
  readonly groupOf: readonly number[];
  /** Danger levels by their numbers, and the points with which they begin. */
  readonly levels: readonly string[];
  readonly levelStarts: readonly number[];
  /** What ID cards say, by the numbers of people and levels. */
  readonly printed: readonly (readonly (readonly number[])[])[];
  /** Skills that are worth anything when they are learnt in a game. */
  readonly learnable: readonly number[];
  /** The skill of one more action in each turn. */
  readonly oneMoreAction: number;
  /** What players have settled. */
  readonly optional: { readonly ultrared: boolean };
  readonly skills: readonly { readonly id: string; readonly rule: string }[];
  /** For each skill the one that gives it to a whole zone, if there is one. */
  readonly lenders: readonly (number | undefined)[];
  /** Skills that give an action more in each turn, for some sorts only; those for fewer sorts come first. */
  readonly freeActions: readonly ScopedSkill[];
  readonly bonuses: Bonuses;
  readonly players: number;
  /** Which player runs each survivor. */
  readonly playerOf: readonly number[];
}

/** Skills that add something to actions of some sorts, by what they add. */
export interface Bonuses {
  /** To every die. */
  readonly results: readonly ScopedSkill[];
  readonly dieForSix: readonly ScopedSkill[];
  readonly damageForSix: readonly ScopedSkill[];
  /** Another zombie with the one that is hit. */
  readonly reapers: readonly ScopedSkill[];
  /** A weapon is Dual that is not by itself. */
  readonly duals: readonly ScopedSkill[];
}

/** What a card says, as far as every game of the family reads it. */
export interface CardKind {
  readonly id: string;
  readonly deck: string;
  readonly type: string;
  readonly dual?: boolean;
  readonly traits: readonly string[];
}

export interface FamilySizes {
  readonly zones: number;
  readonly kinds: number;
  readonly cards: number;
  readonly survivors: number;
  /** Survivors first, companions after them. */
  readonly actors: number;
}
