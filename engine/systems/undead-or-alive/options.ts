import type { GameOption } from '../../game/options';

/** Rules that players settle before a game begins, by the names that files have for them. */
export const OPTIONAL_RULES = [
  /** Survivors go on learning beyond the last level. */
  'ultrared',
  /** Whoever is Slippery stops among zombies all the same. */
  'slipperyStops',
  /** The last action is the last one even with free actions to spare. */
  'freeActionsToSpare',
] as const;

export type OptionalRule = (typeof OPTIONAL_RULES)[number];
export type OptionalRules = { readonly [rule in OptionalRule]: boolean };

/** All of them, each as it is found; where nobody says anything, none is on. */
export function optionalRules(isOn: (rule: OptionalRule) => unknown): OptionalRules {
  return Object.fromEntries(OPTIONAL_RULES.map((rule) => [rule, isOn(rule) === true])) as OptionalRules;
}

export const options: readonly GameOption[] = OPTIONAL_RULES.map((rule) => ({
  id: rule,
  sort: 'switch',
  usual: false,
}));
