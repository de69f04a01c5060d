import type { Reached } from './reached';

/** How much work counts against danger; each view chooses its own share. */
const VIEWS = [1, 2.5, 0.5] as const;
/** How many of the positions kept may descend from the same one. */
const SIBLINGS = 6;
/** The greatest share of positions of one kind: what looks best may be a trap. */
const ALIKE = 0.3;

/** The best of many positions: not too many of one family or kind, and not the same one twice. */
export function selectFrom(found: readonly Reached[], breadth: number): Reached[] {
  const chosen = new Set<Reached>();
  const known = new Set<string>();
  const siblings = new Map<Reached | undefined, number>();
  const alike = new Map<string, number>();
  const most = Math.ceil(breadth * ALIKE);
  for (const [index, weight] of VIEWS.entries()) {
    const worth = ({ outlook }: Reached) => weight * outlook.work + outlook.danger;
    const sorted = [...found].sort((one, other) => worth(one) - worth(other));
    const quota = Math.ceil((breadth * (index + 1)) / VIEWS.length);
    for (const each of sorted) {
      if (chosen.size >= quota) break;
      const { before, outlook } = each;
      const face = `${outlook.kind} ${outlook.work.toFixed(3)} ${outlook.danger.toFixed(3)}`;
      const ofFamily = siblings.get(before) ?? 0;
      const ofKind = alike.get(outlook.kind) ?? 0;
      if (chosen.has(each) || known.has(face) || ofFamily >= SIBLINGS || ofKind >= most) continue;
      known.add(face);
      siblings.set(before, ofFamily + 1);
      alike.set(outlook.kind, ofKind + 1);
      chosen.add(each);
    }
  }
  return [...chosen];
}
