import type { Reached } from './planner';

/** How much work counts against danger; each view chooses its own share. */
const VIEWS = [1, 2.5, 0.5] as const;
/** How many of those that go on may come from the same position. */
const SIBLINGS = 6;

/** The best of many positions: not too many of one family, and not the same one twice. */
export function selectFrom(found: readonly Reached[], breadth: number): Reached[] {
  const chosen = new Set<Reached>();
  const known = new Set<string>();
  const children = new Map<Reached | undefined, number>();
  for (const [index, weight] of VIEWS.entries()) {
    const worth = ({ outlook }: Reached) => weight * outlook.work + outlook.danger;
    const sorted = [...found].sort((one, other) => worth(one) - worth(other));
    const quota = Math.ceil((breadth * (index + 1)) / VIEWS.length);
    for (const each of sorted) {
      if (chosen.size >= quota) break;
      if (chosen.has(each)) continue;
      const key = `${each.outlook.work.toFixed(3)} ${each.outlook.danger.toFixed(3)}`;
      const siblings = children.get(each.before) ?? 0;
      if (known.has(key) || siblings >= SIBLINGS) continue;
      known.add(key);
      children.set(each.before, siblings + 1);
      chosen.add(each);
    }
  }
  return [...chosen];
}
