import { builtInAreas, type Mission, type Rule } from '../../schemas';

/** The special rules in the order of their numbers: those of variants come last, and what is switched off has none. */
export function numberedRules({
  rules = [],
  variants = [],
}: Pick<Mission, 'rules' | 'variants'>): readonly Rule[] {
  return [{ rules }, ...variants].flatMap((part) => part.rules ?? []).filter(({ off }) => off !== true);
}

/** By which others speak of it. */
export function numberOf(rule: string, mission: Pick<Mission, 'rules' | 'variants'>): number | undefined {
  const at = numberedRules(mission).findIndex(({ id }) => id === rule);
  return at < 0 ? undefined : at + 1;
}

/** Whether a rule above hears the same event, so that it applies first: the order of the file is the order of play. */
export function comesAfterOthers(rule: Rule, rules: readonly Rule[]): boolean {
  if (!('when' in rule)) return false;
  const at = rules.findIndex(({ id }) => id === rule.id);
  // What stands elsewhere, as rules of variants do, comes after all of these.
  const above = at < 0 ? rules : rules.slice(0, at);
  return above.some((other) => 'when' in other && mayMeet(other.when, rule.when));
}

/** What both of them name has to be the same; what only one of them names may be anything for the other. */
function mayMeet(one: unknown, other: unknown): boolean {
  if (typeof one === 'object' && typeof other === 'object' && one !== null && other !== null) {
    const others = new Map(Object.entries(other));
    return Object.entries(one).every(([key, value]) => !others.has(key) || mayMeet(value, others.get(key)));
  }
  // Zones can be part of several places.
  return one === other || [one, other].some((said) => typeof said === 'object' || isBuiltIn(said));
}

function isBuiltIn(said: unknown): boolean {
  return builtInAreas.some((area) => area === said);
}
