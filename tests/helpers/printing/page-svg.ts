import type { Shape } from '../../../drawing/scene';
import { sceneToSvg } from '../../../drawing/svg';
import { movedShape, scaledShape } from '../../../drawing/transform';
import type { Entry, Printout } from '../../../printing/printout';

/** A page as it is seen. */
export function pageSvg(printout: Printout, index: number): string {
  const page = printout.pages[index];
  if (!page) throw new Error(`there is no page ${index}`);
  const { width, height } = page;
  const white: Shape = {
    kind: 'path',
    outlines: [
      [
        [0, 0],
        [width, 0],
        [width, height],
        [0, height],
      ],
    ],
    fill: 'table',
  };
  const shapes = [white, ...page.entries.flatMap(shapesOf)];
  return sceneToSvg({ width, height, shapes }, printout.palette);
}

function shapesOf({ shapes, at = [0, 0], scale = 1 }: Entry): Shape[] {
  return shapes.map((shape) => movedShape(scale === 1 ? shape : scaledShape(shape, scale), at));
}
