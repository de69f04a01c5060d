import type { Stood } from '../../../drawing/board/standing';
import type { Line, Point } from '../../../drawing/scene';
import type { Print, Stamp } from '../../../drawing/stamp';

/** A piece as it is to be painted in one frame. */
export interface PaintedPiece {
  readonly print: Print;
  readonly opacity: number;
}

/** Somebody goes from here to there, and is part of what stands there afterwards. */
export interface Glide {
  readonly stamp: Stamp;
  readonly way: Line;
  /** Where nobody may be left. */
  readonly leaves: string;
  /** What looks as before until they have come. */
  readonly into: string;
}

/** Lets pieces glide from where they were to where they are. */
export interface Motion {
  /** How everything stands from now on; `lasts` milliseconds on the way, 0 to be there at once. */
  readonly aim: (stood: readonly Stood[], stampOf: (one: Stood) => Stamp, pace: Pace) => void;
  /** From the table up. */
  readonly at: (now: number) => readonly PaintedPiece[];
  readonly isGoing: (now: number) => boolean;
}

interface Pace {
  readonly now: number;
  readonly lasts: number;
  /** Milliseconds that everything stays as it is, because something else is to be seen first. */
  readonly waits?: number;
  readonly gliding?: readonly Glide[];
  /** The way of what was in another zone before; straight where nothing is said. */
  readonly wayOf?: (one: Stood, from: Point) => Line;
}

interface Track {
  readonly id: string;
  readonly stamp: Stamp;
  /** How it looks until it has come. */
  readonly meanwhile?: Stamp;
  /** How it looks until it sets out. */
  readonly first?: Stamp;
  readonly way: Line;
  readonly opacity: readonly [from: number, to: number];
  readonly began: number;
  readonly lasts: number;
}

const GLIDE = 'glide ';
/** Of what is there in one frame and not in the one before, but only when its time has come. */
const AT_ONCE = 0.01;

export function createMotion(): Motion {
  let tracks: readonly Track[] = [];
  const trackOf = (one: Stood, stamp: Stamp, pace: Pace): Track => {
    const { now, lasts, waits = 0 } = pace;
    const joined = pace.gliding?.some(({ into }) => into === one.id) ?? false;
    const was = tracks.find(({ id, opacity }) => id === one.id && opacity[1] > 0);
    const still = { id: one.id, stamp, began: now + waits, lasts };
    if (!was) {
      // Those who come are there when they have come.
      const comes = joined ? { began: now + waits + lasts, lasts: AT_ONCE } : {};
      return { ...still, way: [one.at], opacity: [0, 1], ...comes };
    }
    const from = placeOf(was, now);
    const way = lasts > 0 ? (pace.wayOf?.(one, from) ?? [from, one.at]) : [one.at];
    const looks = lasts > 0 ? { first: was.stamp, ...(joined && { meanwhile: was.stamp }) } : {};
    return { ...still, ...looks, way, opacity: [opacityOf(was, now), 1] };
  };
  const leaving = (track: Track, { now, lasts, waits = 0, gliding = [] }: Pace): Track => ({
    ...track,
    way: [placeOf(track, now)],
    opacity: [opacityOf(track, now), 0],
    began: now + waits,
    // Who sets out is not there any more; who dies or is taken away fades.
    lasts: gliding.some(({ leaves }) => leaves === track.id) ? AT_ONCE : lasts,
  });

  return {
    aim: (stood, stampOf, pace) => {
      const { now, lasts, waits = 0, gliding = [] } = pace;
      const staying = new Set(stood.map(({ id }) => id));
      const gone = tracks.filter(
        (track) => lasts > 0 && !staying.has(track.id) && !isOver(track, now) && opacityOf(track, now) > 0.01,
      );
      const ghosts = gliding.map(
        ({ stamp, way }, index): Track => ({
          ...{ id: `${GLIDE}${index}`, stamp, way },
          ...{ opacity: [1, 1], began: now + waits, lasts },
        }),
      );
      tracks = [
        ...gone.map((track) => leaving(track, pace)),
        ...stood.map((one) => trackOf(one, stampOf(one), pace)),
        ...(lasts > 0 ? ghosts : []),
      ];
    },
    at: (now) =>
      tracks.flatMap((track): PaintedPiece[] => {
        const opacity = opacityOf(track, now);
        if (opacity <= 0.01 || isOver(track, now)) return [];
        return [{ print: { id: track.id, stamp: looksAt(track, now), at: placeOf(track, now) }, opacity }];
      }),
    isGoing: (now) => tracks.some((track) => now < track.began + track.lasts),
  };
}

function partOf({ began, lasts }: Track, now: number): number {
  return lasts <= 0 ? 1 : Math.min(1, Math.max(0, (now - began) / lasts));
}

/** Of what is on the board for its way only: it is not there before it sets out, nor when it has come. */
function isOver(track: Track, now: number): boolean {
  if (track.id.startsWith(GLIDE) && now < track.began) return true;
  const hasCome = partOf(track, now) === 1;
  return hasCome && (track.opacity[1] === 0 || track.id.startsWith(GLIDE));
}

function looksAt({ stamp, meanwhile = stamp, first = meanwhile, ...track }: Track, now: number): Stamp {
  if (now < track.began) return first;
  return now < track.began + track.lasts ? meanwhile : stamp;
}

function opacityOf(track: Track, now: number): number {
  const [from, to] = track.opacity;
  return from + (to - from) * partOf(track, now);
}

function placeOf(track: Track, now: number): Point {
  return alongLine(track.way, eased(partOf(track, now)));
}

/** Where one is after a part of a line. */
export function alongLine(line: Line, part: number): Point {
  const [first = [0, 0], ...rest] = line;
  const legs = rest.map(([x, y], index) => {
    const [fx, fy] = line[index] as Point;
    return Math.hypot(x - fx, y - fy);
  });
  let left = part * legs.reduce((sum, leg) => sum + leg, 0);
  for (const [index, [x, y]] of rest.entries()) {
    const leg = legs[index] as number;
    if (left <= leg && leg > 0) {
      const [fx, fy] = line[index] as Point;
      return [fx + ((x - fx) * left) / leg, fy + ((y - fy) * left) / leg];
    }
    left -= leg;
  }
  return rest.at(-1) ?? first;
}

/** Slow, fast, slow. */
function eased(part: number): number {
  return part < 0.5 ? 2 * part * part : 1 - 2 * (1 - part) * (1 - part);
}
