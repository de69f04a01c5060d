/**
 * Rules that players settle before a game begins, by the names that files have for them. A mission may suggest each of
 * them; where nobody says anything, none is on.
 */
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

/** All of them, each as it is found. */
export function optionalRules(isOn: (rule: OptionalRule) => boolean | undefined): OptionalRules {
  return Object.fromEntries(OPTIONAL_RULES.map((rule) => [rule, isOn(rule) ?? false])) as OptionalRules;
}

/** Only those that are on, as files list them. */
export function rulesThatAreOn(rules: Partial<OptionalRules>): { readonly [rule in OptionalRule]?: true } {
  const isOn = OPTIONAL_RULES.filter((rule) => rules[rule]);
  return Object.fromEntries(isOn.map((rule) => [rule, true as const]));
}

/** Those of a file that lists what was on: whatever it does not name was off, whatever the mission suggests. */
export function rulesThatWereOn(listed: Partial<OptionalRules>): OptionalRules {
  return optionalRules((rule) => listed[rule]);
}
