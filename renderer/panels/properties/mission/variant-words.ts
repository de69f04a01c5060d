import type { Say } from '../../../../languages';
import type { Variant } from '../../../../schemas';

/** What comes and goes with a number of survivors: so many pieces, goals and rules. */
export function variantWords(
  { tokens = [], aside = [], without = [], goals = [], rules = [], options = {} }: Variant,
  say: Say,
): string {
  const counts = [
    ['properties.kept.come', tokens.length],
    ['properties.kept.come-aside', aside.length],
    ['properties.kept.go', without.length],
    ['properties.kept.goals', goals.length],
    ['properties.kept.rules', rules.length],
    ['properties.kept.options', Object.keys(options).length],
  ] as const;
  return counts.flatMap(([key, count]) => (count > 0 ? [say(key, { count })] : [])).join(', ');
}
