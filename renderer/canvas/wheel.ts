import type { Point } from '../../drawing/scene';

/** A turn of a wheel, as the browser tells it. */
export type Turn = Pick<
  WheelEvent,
  'deltaX' | 'deltaY' | 'deltaMode' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'timeStamp'
>;

export type WheelGesture = { kind: 'zoom'; factor: number } | { kind: 'pan'; by: Point };

const SAME_GESTURE_MS = 250;
const NOTCH = 50;
const LINE = 33;

/**
 * A wheel zooms, two fingers on a touchpad pan, and pinching zooms: browsers report all three as turns of a
 * wheel. Those of a touchpad come in small steps, often sideways; a pinch comes with the Ctrl key.
 */
export function wheelReader(): (turn: Turn) => WheelGesture {
  let last: { kind: WheelGesture['kind']; at: number } | undefined;
  return (turn) => {
    const unit = turn.deltaMode === 0 ? 1 : LINE;
    const [dx, dy] = [turn.deltaX * unit, turn.deltaY * unit];
    if (turn.ctrlKey || turn.metaKey) return { kind: 'zoom', factor: Math.exp(-within(dy, 40) / 100) };
    if (turn.shiftKey) return { kind: 'pan', by: [-(dx || dy), 0] };
    // A flick on a touchpad has large steps in its middle; they are of one gesture with the small ones.
    const goesOn = last !== undefined && turn.timeStamp - last.at < SAME_GESTURE_MS;
    const touchpad = goesOn
      ? last?.kind === 'pan'
      : turn.deltaMode === 0 && (dx !== 0 || Math.abs(dy) < NOTCH);
    last = { kind: touchpad ? 'pan' : 'zoom', at: turn.timeStamp };
    return touchpad
      ? { kind: 'pan', by: [-dx, -dy] }
      : { kind: 'zoom', factor: Math.exp(-within(dy, 120) / 500) };
  };
}

/** Which way a wheel turns what the pointer holds: a notch is one turn, and on a touchpad a good stroke is. */
export function turnReader(): (turn: Turn) => 1 | -1 | undefined {
  let way = 0;
  return (turn) => {
    const by = (turn.deltaY || turn.deltaX) * (turn.deltaMode === 0 ? 1 : LINE);
    way = Math.sign(by) === Math.sign(way) ? way + by : by;
    if (Math.abs(way) < NOTCH) return undefined;
    way = 0;
    return by > 0 ? 1 : -1;
  };
}

function within(value: number, most: number): number {
  return Math.max(-most, Math.min(most, value));
}
