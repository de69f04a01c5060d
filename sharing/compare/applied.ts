import type { Mission } from '../../schemas';
import type { Change } from './difference';
import { behindOf, putInOrder } from './order';
import { ALONE, type MissionPart, partOf, putTogether, takenApart } from './taken-apart';

/** A mission with some changes taken over, each by itself. */
export function applied(mission: Mission, changes: readonly Change[]): Mission {
  const parts = takenApart(mission);
  for (const change of changes) {
    const part = changedPart(parts.get(change.part), change);
    if (part && part.items.size > 0) parts.set(change.part, part);
    else parts.delete(change.part);
  }
  return putTogether(parts);
}

function changedPart(part: MissionPart | undefined, change: Change): MissionPart | undefined {
  const { kind, item = ALONE, after } = change;
  if (kind === 'reordered') return part && reordered(part, after as readonly string[]);
  if (item === ALONE) return after === undefined ? undefined : partOf(after);
  const items = new Map(part?.items);
  if (after === undefined) items.delete(item);
  else items.set(item, after);
  const sort = part?.sort ?? sortOf(item, after);
  const isNew = kind === 'added' && sort === 'list' && !part?.items.has(item);
  return isNew
    ? reordered({ sort, items }, behindOf([...items.keys()], item, change.behind))
    : { sort, items };
}

/** Where there was nothing before: in a list things go by their own ids. */
function sortOf(item: string, value: unknown): MissionPart['sort'] {
  const part = partOf([value]);
  return part.sort === 'list' && part.items.has(item) ? 'list' : 'record';
}

function reordered({ sort, items }: MissionPart, wanted: readonly string[]): MissionPart {
  const names = putInOrder([...items.keys()], wanted);
  return { sort, items: new Map(names.map((name) => [name, items.get(name)])) };
}
