import type { Mission } from '../../schemas';
import { keyOf, type PartKey, type PartKind } from '../document/parts';
import type { StoryPlace } from '../document/story-place';

/** What a JSON pointer into a mission leads to or into: a part on the table, a goal or a rule. */
export interface Whereabouts {
  readonly parts: readonly PartKey[];
  readonly story?: StoryPlace;
}

export function whereIs(pointer: string, mission: Mission): Whereabouts {
  const [, first = '', place = '', ...inner] = pointer.split('/');
  const variant = first === 'variants' ? mission.variants?.[Number(place)] : undefined;
  const [list = '', index] = variant ? inner : [first, place];
  const all: unknown = Reflect.get(variant ?? mission, list);
  const { id } = (Array.isArray(all) ? (all[Number(index)] as { id?: string } | undefined) : undefined) ?? {};
  if (id === undefined || index === undefined) return { parts: [] };
  if (list === 'goals' || list === 'rules') return { parts: [], story: { list, variant: variant?.id, id } };
  const kind = Object.hasOwn(kinds, list) ? kinds[list] : undefined;
  return { parts: kind === undefined ? [] : [keyOf(kind, id)] };
}

const kinds: Readonly<Record<string, PartKind>> = {
  placements: 'tile',
  tokens: 'token',
  labels: 'label',
  arrows: 'arrow',
};
