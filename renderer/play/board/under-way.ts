import { type GameEvent, type Observation, type UoaEvent, ZOMBIES } from '../../../engine';
import type { Moment } from '../../game/moment';
import { zoneNumber } from '../../game/spots';

/** How many zombies of a kind are to be seen in a zone. */
export type Horde = (zone: number, kind: number) => number;

/**
 * The zombies as they are to be seen. While they activate, the engine has all of them where they were until all have
 * gone; at the table they are moved one group after the other. `happened` says how many of the moment's own events
 * have come to pass; all of them, where nothing is said.
 */
export function hordeAt(moment: Moment, seen: Observation, happened = moment.events.length): Horde {
  const moved = movesUnderWay(moment, seen, happened);
  return (zone, kind) => seen.zombiesOf(zone, kind) + (moved.get(key(zone, kind)) ?? 0);
}

const key = (zone: number, kind: number) => `${zone} ${kind}`;

/** With these nobody has gone anywhere yet. */
const BEGINNINGS: ReadonlySet<UoaEvent['type']> = new Set(['activated', 'act-again', 'zombies-phase']);

function movesUnderWay(moment: Moment, seen: Observation, happened: number): ReadonlyMap<string, number> {
  const moved = new Map<string, number>();
  const last = moment.events[happened - 1];
  if (!isUnderWay(seen) && last?.type !== 'zombies-move') return moved;
  const add = (id: string, kind: number, count: number) => {
    const at = key(zoneNumber(seen.table, id), kind);
    moved.set(at, (moved.get(at) ?? 0) + count);
  };
  for (const event of backwards(moment, happened)) {
    if (event.type === 'zombies-move') {
      const kind = ZOMBIES.findIndex((each) => each === event.kind);
      add(event.from, kind, -event.count);
      add(event.to, kind, event.count);
    } else if (BEGINNINGS.has(event.type)) break;
  }
  return moved;
}

function isUnderWay(seen: Observation): boolean {
  const { zones } = seen.table;
  return zones.some((_, zone) => ZOMBIES.some((_, kind) => seen.at('arrivals', zone, kind) > 0));
}

function* backwards(moment: Moment, happened: number): Generator<UoaEvent> {
  let events: readonly GameEvent[] = moment.events.slice(0, happened);
  for (let one: Moment | undefined = moment; one; events = one?.events ?? []) {
    for (const event of [...events].reverse()) yield event as UoaEvent;
    one = one.after;
  }
}
