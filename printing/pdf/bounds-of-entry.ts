import { boundsOf } from '../../drawing/bounds';
import { around, type Box, common } from '../../drawing/box';
import type { Shape } from '../../drawing/scene';
import { textWidth } from '../../drawing/text';
import { reachOf } from '../flow/type';
import type { Entry, Page } from '../printout';

/** What is seen of an entry, in millimetres of its page; nothing of one that lies beyond it. */
export function boundsOfEntry(
  { shapes, at: [x, y] = [0, 0], scale = 1, clip }: Entry,
  page: Page,
): Box | undefined {
  const box = around(shapes.map(boundsOfShape));
  if (!box) return undefined;
  const whole: Box = [0, 0, page.width, page.height];
  const drawn: Box = [x + box[0] * scale, y + box[1] * scale, box[2] * scale, box[3] * scale];
  const seen = clip ? common(clip, whole) : whole;
  return seen && common(drawn, seen);
}

/** Closer than what a canvas needs to know, where a line of text is concerned. */
function boundsOfShape(shape: Shape): Box {
  if ((shape.kind !== 'text' && shape.kind !== 'image') || shape.degrees !== 0) return boundsOf(shape);
  const [x, y] = shape.at;
  if (shape.kind === 'image') return [x, y, shape.width, shape.height];
  const width = textWidth(shape.text, shape);
  const left = shape.anchor === 'start' ? x : shape.anchor === 'end' ? x - width : x - width / 2;
  const { up, down } = reachOf(shape);
  return [left, y - up, width, up + down];
}
