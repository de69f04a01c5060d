import type { Stood } from '../../../drawing/board/standing';
import type { Point } from '../../../drawing/scene';
import type { Print, Stamp } from '../../../drawing/stamp';

/** A piece as it is to be painted in one frame. */
export interface PaintedPiece {
  readonly print: Print;
  readonly opacity: number;
}

/** Somebody goes from here to there, and is part of what stands there afterwards. */
export interface Passing {
  readonly stamp: Stamp;
  readonly from: Point;
  readonly to: Point;
  /** What looks as before until they have come. */
  readonly into: string;
}

/** Lets pieces glide from where they were to where they are. */
export interface Motion {
  /** How everything stands from now on; `lasts` milliseconds on the way, 0 to be there at once. */
  readonly aim: (stood: readonly Stood[], stampOf: (one: Stood) => Stamp, way: Way) => void;
  /** From the table up. */
  readonly at: (now: number) => readonly PaintedPiece[];
  readonly isGoing: (now: number) => boolean;
}

interface Way {
  readonly now: number;
  readonly lasts: number;
  readonly passing?: Passing | undefined;
}

interface Track {
  readonly id: string;
  readonly stamp: Stamp;
  /** How it looks as long as it is on its way. */
  readonly meanwhile?: Stamp;
  readonly from: Point;
  readonly to: Point;
  readonly opacity: readonly [from: number, to: number];
  readonly began: number;
  readonly lasts: number;
}

export function createMotion(): Motion {
  let tracks: readonly Track[] = [];
  const partOf = ({ began, lasts }: Track, now: number): number =>
    lasts <= 0 ? 1 : Math.min(1, Math.max(0, (now - began) / lasts));
  const placeOf = (track: Track, now: number): Point => {
    const part = eased(partOf(track, now));
    const [[fx, fy], [tx, ty]] = [track.from, track.to];
    return [fx + (tx - fx) * part, fy + (ty - fy) * part];
  };
  const opacityOf = (track: Track, now: number): number => {
    const [from, to] = track.opacity;
    return from + (to - from) * partOf(track, now);
  };
  const trackOf = (one: Stood, stamp: Stamp, { now, lasts, passing }: Way): Track => {
    const was = tracks.find(({ id, opacity }) => id === one.id && opacity[1] > 0);
    const still = { id: one.id, stamp, to: one.at, began: now, lasts };
    if (was) return { ...still, from: placeOf(was, now), opacity: [opacityOf(was, now), 1] };
    const waits = passing?.into === one.id;
    return { ...still, from: one.at, opacity: [0, 1], ...(waits ? { began: now + lasts, lasts: 0.01 } : {}) };
  };

  return {
    aim: (stood, stampOf, way) => {
      const { now, lasts, passing } = way;
      const next = stood.map((one) => trackOf(one, stampOf(one), way));
      const staying = new Set(stood.map(({ id }) => id));
      const before = tracks.find(({ id }) => id === passing?.into);
      const leaving = tracks
        .filter((track) => !staying.has(track.id) && opacityOf(track, now) > 0.01 && lasts > 0)
        .map(
          (track): Track => ({
            ...track,
            from: placeOf(track, now),
            to: placeOf(track, now),
            opacity: [opacityOf(track, now), 0],
            began: now,
            lasts,
          }),
        );
      const ghosts: Track[] =
        passing && lasts > 0 ? [{ id: 'passing', ...passing, opacity: [1, 1], began: now, lasts }] : [];
      const held = lasts > 0 ? before?.stamp : undefined;
      tracks = [
        ...leaving,
        ...next.map((track) => (held && track.id === passing?.into ? { ...track, meanwhile: held } : track)),
        ...ghosts,
      ];
    },
    at: (now) =>
      tracks.flatMap((track): PaintedPiece[] => {
        const opacity = opacityOf(track, now);
        const part = partOf(track, now);
        if (opacity <= 0.01 || (part === 1 && (track.opacity[1] === 0 || track.id === 'passing'))) return [];
        const stamp = part < 1 ? (track.meanwhile ?? track.stamp) : track.stamp;
        return [{ print: { id: track.id, stamp, at: placeOf(track, now) }, opacity }];
      }),
    isGoing: (now) => tracks.some((track) => now < track.began + track.lasts),
  };
}

/** Slow, fast, slow. */
function eased(part: number): number {
  return part < 0.5 ? 2 * part * part : 1 - 2 * (1 - part) * (1 - part);
}
