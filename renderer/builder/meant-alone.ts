import type { Mission, Text, Token } from '../../schemas';
import { isSame } from '../../schemas/same';
import { type Command } from '../document/command';
import { eachOf, put } from '../document/commands/properties';
import { freshId } from '../document/ids';
import { allTokens, keyOf } from '../document/parts';
import { documentOf } from '../document/systems';
import type { Within } from './offers';
import { withValue } from './paths';
import { type Place, placesIn } from './places';

/**
 * The part with one piece meant in a place where pieces are meant by their group, whatever its group will be called; nothing where no
 * such piece can be meant there. What else is said of them does not keep it out: a red one is not meant by `blue` and its group.
 */
export function meantAlone(
  { system }: Mission,
  { part, value: whole }: Within,
  { path, names }: Place,
  token: Token,
): ((group: string) => object) | undefined {
  if (names !== 'group' || path.at(-1) !== 'group' || 'group' in token) return undefined;
  const sort = documentOf(system).sorts.find(
    ({ kind, said }) => kind === token.kind && said.includes('group'),
  );
  const beside = [...path.slice(0, -1), sort?.filter ?? ''];
  const isOfSort = placesIn(part, whole, true).some((place) => isSame(place.path, beside));
  return isOfSort
    ? (group) => withValue(withValue(whole, path, group), beside, undefined) as object
    : undefined;
}

/** Makes a piece a group of its own, by a name that is printed. */
export function groupOfOne(
  mission: Mission,
  token: Token,
  name: Text,
  taken: ReadonlySet<string>,
): { id: string; command: Command } {
  const groups = allTokens(mission).flatMap((each) => ('group' in each ? (each.group ?? []) : []));
  const id = freshId(
    'group',
    new Set([...taken, ...groups, ...(mission.groups ?? []).map((each) => each.id)]),
  );
  return {
    id,
    command: {
      label: { key: 'step.change.group' },
      recipe: (draft) => {
        eachOf(draft, new Set([keyOf('token', token.id)]), (part) => put(part, 'group', id));
        (draft.groups ??= []).push({ id, name });
      },
    },
  };
}
