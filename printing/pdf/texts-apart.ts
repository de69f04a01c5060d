import type { Shape, TextShape } from '../../drawing/scene';
import { textWidth } from '../../drawing/text';
import type { Entry } from '../printout';

/** Narrower than any space, in parts of the size of letters. */
const GAP = 0.1;

/**
 * Texts that would be read as one word with what the entry says before them: labels of a figure, and what stands further
 * right on the same line. Whether a line goes on in the next one within a word only who has broken it knows.
 */
export function textsApart({ tag, shapes }: Entry): ReadonlySet<Shape> {
  const apart = new Set<Shape>();
  if (typeof tag === 'string') return apart;
  let before: TextShape | undefined;
  for (const shape of shapes) {
    if (shape.kind !== 'text') continue;
    const isWordOfItsOwn =
      before && !/\s$/.test(before.text) && (tag.role === 'Figure' || isFurtherOn(before, shape));
    if (isWordOfItsOwn) apart.add(shape);
    before = shape;
  }
  return apart;
}

function isFurtherOn(before: TextShape, shape: TextShape): boolean {
  return before.at[1] === shape.at[1] && startOf(shape) - endOf(before) > GAP * shape.size;
}

function startOf(shape: TextShape): number {
  const width = textWidth(shape.text, shape);
  return shape.at[0] - (shape.anchor === 'start' ? 0 : shape.anchor === 'middle' ? width / 2 : width);
}

function endOf(shape: TextShape): number {
  return startOf(shape) + textWidth(shape.text, shape);
}
