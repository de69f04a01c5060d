import type { EventTraits, GameEvent, Seen } from '../../engine';
import type { Moment } from './moment';
import { type WatchedEvent, watchedBefore } from './watching';

/** What is seen at once of what led to a moment, and how everything looked then. */
export interface Scene {
  readonly moment: Moment;
  /** One or more, in the order in which they are told. */
  readonly events: readonly GameEvent[];
  /** Their places among the events of the moment. */
  readonly places: readonly number[];
  readonly seen: Seen;
  /** What of the moment has come to pass by now, in the order in which it was seen. */
  readonly past: readonly GameEvent[];
  /** The last event of the moment up to which all have been seen. */
  readonly place: number;
}

/** What came to pass between the moment before and this one, scene by scene. */
export function scenesBefore(moment: Moment): readonly Scene[] {
  return scenesOf(watchedBefore(moment));
}

/** Events that led to one moment: what leads up to something is seen with it, and what happens at once is seen at once. */
export function scenesOf(watched: readonly WatchedEvent[]): readonly Scene[] {
  const past: WatchedEvent[] = [];
  return gathered(watched).map((seenAtOnce): Scene => {
    past.push(...seenAtOnce);
    const last = seenAtOnce.reduce((one, other) => (other.place > one.place ? other : one));
    return {
      moment: last.moment,
      events: seenAtOnce.map(({ event }) => event),
      places: seenAtOnce.map(({ place }) => place),
      seen: last.seen,
      past: past.map(({ event }) => event),
      place: wholeUpTo(past),
    };
  });
}

type Several = readonly WatchedEvent[];

function gathered(watched: Several): readonly Several[] {
  const scenes: WatchedEvent[][] = [];
  let leading: WatchedEvent[] = [];
  const begin = (...scene: WatchedEvent[]) => {
    scenes.push([...leading, ...scene]);
    leading = [];
  };
  for (let at = 0; at < watched.length; ) {
    const one = watched[at] as WatchedEvent;
    const run = runFrom(watched, at);
    at += Math.max(1, run.length);
    const before = scenes.at(-1);
    const part = partOf(one);
    if (run.length > 0) for (const bunch of bunches(run)) begin(...bunch);
    else if (part === 'follows' && before && leading.length === 0) before.push(one);
    else if (part === undefined) begin(one);
    else leading.push(one);
  }
  if (leading.length > 0) begin();
  return scenes;
}

/** What happens at once from here on. */
function runFrom(watched: Several, from: number): Several {
  const end = watched.findIndex((one, place) => place >= from && traitsOf(one).together === undefined);
  return watched.slice(from, end < 0 ? watched.length : end);
}

/** Those that have in common what makes them one, in the order of their firsts. */
function bunches(run: Several): readonly Several[] {
  const found = new Map<unknown, WatchedEvent[]>();
  for (const one of run) {
    const told = one.event as unknown as Readonly<Record<string, unknown>>;
    const common = told[traitsOf(one).together ?? ''] ?? one.event.type;
    found.set(common, [...(found.get(common) ?? []), one]);
  }
  return [...found.values()];
}

function traitsOf({ event, moment }: WatchedEvent): EventTraits {
  return moment.system.play.event(event);
}

/** What goes without saying is no scene of its own. */
function partOf(one: WatchedEvent): EventTraits['scene'] {
  const { scene, weight, isWatched } = traitsOf(one);
  return scene ?? (weight === 'plain' && !isWatched ? 'follows' : undefined);
}

function wholeUpTo(past: Several): number {
  const places = new Set(past.map(({ place }) => place));
  const first = past.reduce((least, { place }) => Math.min(least, place), Number.POSITIVE_INFINITY);
  let place = first - 1;
  while (places.has(place + 1)) place += 1;
  return place;
}
