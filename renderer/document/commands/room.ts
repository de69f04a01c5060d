import type { Draft } from 'immer';
import type { Mission } from '../../../schemas';

/** As many of each as the format of missions allows. */
export const most = {
  placements: 400,
  faces: 400,
  tokens: 5000,
  labels: 1000,
  arrows: 1000,
  areas: 200,
} as const satisfies Partial<Record<keyof Mission, number>>;

type List = keyof typeof most;

/** Parts that come in together. */
export type Additions = { readonly [Key in List]?: readonly NonNullable<Mission[Key]>[number][] };

const lists = Object.keys(most) as List[];

export function hasRoom(mission: Mission, additions: Additions): boolean {
  return lists.every((key) => (mission[key]?.length ?? 0) + (additions[key]?.length ?? 0) <= most[key]);
}

/** All of them or, where there is no room for all, none. */
export function add(draft: Draft<Mission>, additions: Additions): boolean {
  if (!hasRoom(draft, additions)) return false;
  for (const key of lists) {
    const more = additions[key] as readonly never[] | undefined;
    if (!more || more.length === 0) continue;
    draft[key] ??= [];
    (draft[key] as never[]).push(...more);
  }
  return true;
}
