import { useEffect, useMemo, useState } from 'react';
import type { Overlays } from '../../drawing/board/options';
import { overlaysOf } from '../../drawing/board/overlays';
import { zoneOutlines, zoneTints } from '../../drawing/board/zones';
import type { Mission } from '../../schemas';
import { type LaidOut, laidOut } from '../document/laid-out';
import type { OverlayOptions } from './overlays';

/** What costs less is done at every step of the pointer, in milliseconds: half of a frame. */
const AT_EVERY_STEP = 8;
/** If it costs more, the gesture gets this many times as long before it is done again. */
const REST = 2;

export interface ZonesInPassing {
  /** The zones of a board in the midst of a gesture; as they were a moment ago, where there is no time. */
  readonly of: (laid: LaidOut, asked: AskedInPassing) => Overlays;
  /** How long until they are worth asking for again; nothing where they are those of the board asked for last. */
  readonly wait: () => number | undefined;
  /** A gesture is over, and the next one has another board below it. */
  readonly forget: () => void;
}

/** What is said of zones in passing: where they are, or what one of them sees. */
export type AskedInPassing = Omit<OverlayOptions, 'signs' | 'codes'>;

/** There is no time to find places for words, and on a large board none to compile it at every step. */
export function createZonesInPassing(now: () => number = () => performance.now()): ZonesInPassing {
  let [restsUntil, isLate] = [-Infinity, false];
  let last: { readonly asked: AskedInPassing; readonly overlays: Overlays } | undefined;
  return {
    of: (laid, asked) => {
      const begun = now();
      isLate = last?.asked === asked && begun < restsUntil;
      if (last && isLate) return last.overlays;
      last = { asked, overlays: overlaysInPassing(laid, asked) };
      const done = now();
      restsUntil = done - begun > AT_EVERY_STEP ? done + REST * (done - begun) : -Infinity;
      return last.overlays;
    },
    wait: () => (isLate ? Math.max(0, restsUntil - now()) : undefined),
    forget: () => {
      [last, restsUntil, isLate] = [undefined, -Infinity, false];
    },
  };
}

function overlaysInPassing(
  { mission, faces, board }: LaidOut,
  { zones, sightFrom, language }: AskedInPassing,
): Overlays {
  if (sightFrom !== undefined && board.zones[sightFrom]) {
    const { placements } = mission;
    return overlaysOf({ placements, faces, mission, board, options: { language } })({ sightFrom });
  }
  return { under: zones ? [...zoneTints(board), ...zoneOutlines(board, [])] : [], over: [] };
}

/** The zones of a mission that a gesture is changing; nothing while none does. */
export function useZonesInPassing(
  mission: Mission | undefined,
  wanted: AskedInPassing,
): Overlays | undefined {
  const [passing] = useState(createZonesInPassing);
  const [asked, askAgain] = useState(0);
  const zones = useMemo(() => {
    if (!mission) passing.forget();
    return { asked, shown: mission && passing.of(laidOut(mission), wanted) };
  }, [passing, mission, wanted, asked]);
  // A pointer that stands still would leave them as they were a moment ago.
  useEffect(() => {
    const wait = zones.shown && passing.wait();
    if (wait === undefined) return;
    const timer = setTimeout(() => askAgain((count) => count + 1), wait);
    return () => clearTimeout(timer);
  }, [passing, zones]);
  return zones.shown;
}
