import type { Box } from '../../../drawing/box';
import { seatedBox } from '../../../drawing/transform';
import { rectsOverlap } from '../../../engine';
import type { Reason } from '../shown';
import { seatsOf, type Table } from './seats';

/** Why tiles cannot lie where they do: one lies on another that was there before. */
export function tileTrouble(laid: Table, moved: ReadonlySet<string>): Reason | undefined {
  const { held, others } = sides(laid, moved);
  for (const { box } of held) {
    const below = others.find((other) => rectsOverlap(box, other.box));
    if (below) return { key: 'tool.overlaps', parameters: { face: below.face } };
  }
  return undefined;
}

/** The one tile on which another lies exactly: the two can change places. */
export function tileBelow(laid: Table, moved: string): string | undefined {
  const { held, others } = sides(laid, new Set([moved]));
  const [one] = held;
  if (!one) return undefined;
  const below = others.filter((other) => rectsOverlap(one.box, other.box));
  const [only] = below;
  const isExact = only?.box.every((value, index) => value === one.box[index]) ?? false;
  return below.length === 1 && isExact ? only?.id : undefined;
}

interface Lying {
  readonly id: string;
  readonly face: string;
  readonly box: Box;
}

function sides(laid: Table, moved: ReadonlySet<string>): { held: Lying[]; others: Lying[] } {
  const all = [...seatsOf(laid).values()].map(({ id, face, seat }) => ({
    id,
    face: face.id,
    box: seatedBox(seat),
  }));
  return { held: all.filter(({ id }) => moved.has(id)), others: all.filter(({ id }) => !moved.has(id)) };
}
