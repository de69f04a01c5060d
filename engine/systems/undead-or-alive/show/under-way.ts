import type { GameEvent } from '../../../game/events';
import type { Horde } from '../../../game/picture';
import { zoneNumber } from '../../../game/zone-number';
import type { UoaEvent } from '../events';
import type { Observation } from '../hidden/observation';

/**
 * The zombies as they are to be seen. While they activate, the engine has all of them where they were until all have
 * gone; at the table they are moved one group after the other.
 */
export function hordeAt(seen: Observation, behind: Iterable<GameEvent>): Horde {
  const moved = movesUnderWay(seen, behind);
  if (moved.size === 0) return (zone, kind) => seen.zombiesOf(zone, kind);
  return (zone, kind) => seen.zombiesOf(zone, kind) + (moved.get(key(zone, kind)) ?? 0);
}

const key = (zone: number, kind: number) => `${zone} ${kind}`;

/** With these nobody has gone anywhere yet. */
const BEGINNINGS: ReadonlySet<UoaEvent['type']> = new Set(['activated', 'act-again', 'zombies-phase']);

function movesUnderWay(seen: Observation, behind: Iterable<GameEvent>): ReadonlyMap<string, number> {
  const moved = new Map<string, number>();
  let isLast = true;
  const add = (id: string, kind: number, count: number) => {
    const at = key(zoneNumber(seen.table, id), kind);
    moved.set(at, (moved.get(at) ?? 0) + count);
  };
  for (const each of behind) {
    const event = each as UoaEvent;
    if (isLast && event.type !== 'zombies-move' && !isUnderWay(seen)) break;
    isLast = false;
    if (event.type === 'zombies-move') {
      const kind = seen.table.kinds.indexOf(event.kind);
      add(event.from, kind, -event.count);
      add(event.to, kind, event.count);
    } else if (BEGINNINGS.has(event.type)) break;
  }
  return moved;
}

function isUnderWay(seen: Observation): boolean {
  const { zones, kinds } = seen.table;
  return zones.some((_, zone) => kinds.some((_, kind) => seen.at('arrivals', zone, kind) > 0));
}
