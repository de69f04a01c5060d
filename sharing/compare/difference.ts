import type { Mission } from '../../schemas';
import { isSame } from '../../schemas/same';
import { orderAfter } from './order';
import { ALONE, type MissionPart, takenApart, valueOf } from './taken-apart';

/** One thing that two versions of a mission have differently. */
export interface Change {
  /** The part of the mission, and in it the id or the name of what it is. */
  readonly part: string;
  readonly item?: string;
  /** `moved`: only where it lies is another; `reordered`: a list has the same in another order. */
  readonly kind: 'added' | 'removed' | 'moved' | 'changed' | 'reordered';
  readonly before?: unknown;
  readonly after?: unknown;
  /** Of what was added to a list: behind which it stands; nothing where it is the first. */
  readonly behind?: string;
}

/** Keys that say where a piece lies. */
const LYING: ReadonlySet<string> = new Set(['at', 'x', 'y', 'rotation', 'from', 'to']);

const NONE: ReadonlyMap<string, unknown> = new Map();

/** What has to be changed in a mission to make another one of it. */
export function difference(before: Mission, after: Mission): Change[] {
  const [old, now] = [takenApart(before), takenApart(after)];
  const names = orderAfter([...old.keys()], [...new Set([...old.keys(), ...now.keys()])]);
  return names.flatMap((part) => differenceOfParts(part, old.get(part), now.get(part)));
}

function differenceOfParts(part: string, before?: MissionPart, after?: MissionPart): Change[] {
  if (before && after && before.sort !== after.sort)
    return [{ part, kind: 'changed', before: valueOf(before), after: valueOf(after) }];
  const isList = (after ?? before)?.sort === 'list';
  const [old, now] = [before?.items ?? NONE, after?.items ?? NONE];
  const names = [...now.keys()];
  const changes = [...[...old.keys()].filter((name) => !now.has(name)), ...names].flatMap(
    (item): Change[] => {
      const [was, is] = [old.get(item), now.get(item)];
      if (isSame(was, is)) return [];
      const behind = isList && was === undefined ? names[names.indexOf(item) - 1] : undefined;
      return [
        {
          part,
          ...(item !== ALONE && { item }),
          kind: kindOf(was, is),
          ...(was !== undefined && { before: was }),
          ...(is !== undefined && { after: is }),
          ...(behind !== undefined && { behind }),
        },
      ];
    },
  );
  const order = orderAfter([...old.keys()], names);
  if (!isList || isSame(order, names)) return changes;
  return [...changes, { part, kind: 'reordered', before: order, after: names }];
}

function kindOf(before: unknown, after: unknown): Change['kind'] {
  if (before === undefined) return 'added';
  if (after === undefined) return 'removed';
  return isMoved(before, after) ? 'moved' : 'changed';
}

function isMoved(before: unknown, after: unknown): boolean {
  if (!isObject(before) || !isObject(after)) return false;
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return keys.every((key) => LYING.has(key) || isSame(before[key], after[key]));
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
