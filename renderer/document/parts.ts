import type { Arrow, Label, Mission, Placement, Token } from '../../schemas';

/** What lies on a mission's table and can be selected, by the list that it stands in. */
export const partKinds = ['tile', 'token', 'label', 'arrow'] as const;

export type PartKind = (typeof partKinds)[number];

/** A part by kind and id, as the shapes of its picture are named, too. */
export type PartKey = `${PartKind}:${string}`;

export type Part =
  | { readonly kind: 'tile'; readonly part: Placement }
  | { readonly kind: 'token'; readonly part: Token }
  | { readonly kind: 'label'; readonly part: Label }
  | { readonly kind: 'arrow'; readonly part: Arrow };

export function keyOf(kind: PartKind, id: string): PartKey {
  return `${kind}:${id}`;
}

export function parseKey(key: PartKey): { kind: PartKind; id: string } {
  const at = key.indexOf(':');
  return { kind: key.slice(0, at) as PartKind, id: key.slice(at + 1) };
}

/** The ids of one kind among the keys of several. */
export function idsOf(keys: Iterable<PartKey>, kind: PartKind): Set<string> {
  const parsed = [...keys].map(parseKey);
  return new Set(parsed.filter((one) => one.kind === kind).map(({ id }) => id));
}

export function findPart(mission: Mission, key: PartKey): Part | undefined {
  const { kind, id } = parseKey(key);
  const named = <T extends { readonly id: string }>(list: readonly T[] = []): T | undefined =>
    list.find((item) => item.id === id);
  switch (kind) {
    case 'tile':
      return together(kind, named(mission.placements));
    case 'token':
      return together(kind, named(mission.tokens));
    case 'label':
      return together(kind, named(mission.labels));
    case 'arrow':
      return together(kind, named(mission.arrows));
  }
}

function together<Kind extends PartKind, T>(
  kind: Kind,
  part: T | undefined,
): { kind: Kind; part: T } | undefined {
  return part === undefined ? undefined : { kind, part };
}

/** Everything on the table, from the bottom up. */
export function allParts({ placements, tokens = [], labels = [], arrows = [] }: Mission): PartKey[] {
  const keys = (kind: PartKind, list: readonly { readonly id: string }[]): PartKey[] =>
    list.map(({ id }) => keyOf(kind, id));
  return [
    ...keys('tile', placements),
    ...keys('token', tokens),
    ...keys('arrow', arrows),
    ...keys('label', labels),
  ];
}

/** With those that only some numbers of survivors have. */
export function allTokens({ tokens = [], variants = [] }: Mission): readonly Token[] {
  return [...tokens, ...variants.flatMap((variant) => variant.tokens ?? [])];
}
