import type { Strip } from './strips';

// Strips into columns, one after the other; a break goes where none of them is glued to the one before it.

export interface Place {
  readonly column: number;
  /** From the top of the column. */
  readonly y: number;
  readonly strip: Strip;
  /** Which of the strips it is, or is the head of. */
  readonly index: number;
}

export interface Filling {
  readonly places: readonly Place[];
  /** The column in which it ends, and how far down. */
  readonly column: number;
  readonly y: number;
  /** Something had to be torn apart, as it is higher than a column. */
  readonly torn: boolean;
}

export interface ColumnStart {
  readonly column: number;
  readonly y: number;
}

/** A drawing is made smaller than this part of itself only where it fits in no column otherwise. */
const LEAST_SQUEEZE = 0.75;
/** What arithmetic loses. */
const SLACK = 1e-6;

export function fillColumns(
  strips: readonly Strip[],
  heightOf: (column: number) => number,
  start: ColumnStart = { column: 0, y: 0 },
): Filling {
  const places: Place[] = [];
  let { column, y } = start;
  let [next, torn] = [0, false];
  while (next < strips.length) {
    const height = heightOf(column);
    const fresh = y === 0;
    const reached = reach(strips, next, { column, y, height });
    if (reached.next === strips.length) {
      places.push(...reached.places);
      return { places, column, y: reached.y, torn };
    }
    const to = breakBefore(strips, next, reached.next);
    if (to > next) {
      places.push(...reached.places.filter(({ index }) => index < to));
      next = to;
    } else if (fresh) {
      torn = true;
      const forced = reached.next > next ? reached : pressed(strips, next, { column, y, height });
      places.push(...forced.places);
      next = forced.next;
    }
    column++;
    y = 0;
  }
  return { places, column, y, torn };
}

interface Room extends ColumnStart {
  readonly height: number;
}

interface Reach {
  readonly places: readonly Place[];
  /** The first that does not fit. */
  readonly next: number;
  readonly y: number;
}

/** As many as the column holds. */
function reach(strips: readonly Strip[], from: number, { column, y: top, height }: Room): Reach {
  const places: Place[] = [];
  let y = top;
  const put = (strip: Strip, index: number, gap: number): boolean => {
    if (y + gap + strip.height > height + SLACK) return false;
    places.push({ column, y: y + gap, strip, index });
    y += gap + strip.height;
    return true;
  };
  for (let index = from; index < strips.length; index++) {
    const strip = strips[index];
    if (!strip) break;
    const before = { count: places.length, y };
    const isTop = y === 0;
    const heads = isTop && index > 0 && index === from ? (strip.head ?? []) : [];
    const gap = isTop ? 0 : strip.gap;
    if (heads.every((head) => put(head, index, 0)) && put(strip, index, gap)) continue;
    places.length = before.count;
    y = before.y;
    const room = height - y - gap;
    const lower = room >= strip.height * LEAST_SQUEEZE ? strip.lower?.(room, false) : undefined;
    if (lower && put(lower, index, gap)) continue;
    return { places, next: index, y };
  }
  return { places, next: strips.length, y };
}

/** The last place up to here where a break may be; `from` where there is none. */
function breakBefore(strips: readonly Strip[], from: number, upTo: number): number {
  let to = upTo;
  while (to > from && strips[to]?.glued) to--;
  return to;
}

/** One that no column holds: smaller if it can be, as it is otherwise. */
function pressed(strips: readonly Strip[], at: number, { column, y, height }: Room): Reach {
  const strip = strips[at];
  if (!strip) return { places: [], next: at + 1, y };
  const lower = strip.lower?.(height, true) ?? strip;
  return { places: [{ column, y, strip: lower, index: at }], next: at + 1, y: y + lower.height };
}

/** The least height at which so many columns hold all of it, so that they end alike; none if they cannot. */
export function evenHeight(strips: readonly Strip[], count: number, most: number): number | undefined {
  const holds = (height: number): boolean => {
    const { column, torn } = fillColumns(strips, () => height);
    return column < count && !torn;
  };
  if (!holds(most)) return undefined;
  const whole = strips.reduce((sum, { height }) => sum + height, 0);
  let [low, high] = [Math.min(whole / count, most), most];
  for (let step = 0; step < STEPS; step++) {
    const middle = (low + high) / 2;
    if (holds(middle)) high = middle;
    else low = middle;
  }
  return high;
}

const STEPS = 14;
