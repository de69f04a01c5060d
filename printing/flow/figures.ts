import type { Shape } from '../../drawing/scene';
import { nodeIn, type StructureNode } from '../structure';
import type { Figure } from './blocks';
import { brokenIntoLines } from './lines';
import type { Setting } from './setting';
import { lineShapes, type Strip, type StripPart } from './strips';
import { points, smallPrint } from './type';

/** Letters within drawings may be smaller than text, but not smaller than this. */
const LEAST_LETTERS = points(3.7);
const ABOVE = 2;

/** How small a drawing may be, so that its letters can still be read; those that never could be count for nothing. */
export function legibleScale(shapes: readonly Shape[], largest: number): number {
  const sizes = shapes.flatMap((shape) => (shape.kind === 'text' ? [shape.size] : []));
  return sizes.length === 0 ? 0 : Math.min(largest, LEAST_LETTERS / Math.min(...sizes));
}

export function figureStrips(figure: Figure, setting: Setting): Strip[] {
  const said = nodeIn(setting.parent, 'Figure', { alternative: figure.alternative });
  const caption = figure.caption === undefined ? undefined : nodeIn(setting.parent, 'Caption');
  const wide = Math.min(figure.largest, setting.width / figure.width);
  return [figureStrip(figure, setting, wide, said, caption)];
}

function figureStrip(
  figure: Figure,
  setting: Setting,
  scale: number,
  said: StructureNode,
  caption: StructureNode | undefined,
): Strip {
  const { indent, width } = setting;
  const high = figure.height * scale;
  const lines = figure.caption === undefined ? [] : brokenIntoLines(figure.caption, smallPrint, width);
  const words = lines.flatMap((line, index) =>
    lineShapes(line, [indent, high + 0.8 + index * smallPrint.leading], smallPrint),
  );
  const captionHigh = lines.length === 0 ? 0 : lines.length * smallPrint.leading + 0.8;
  const at = [indent + (width - figure.width * scale) / 2, 0] as const;
  const parts: StripPart[] = [{ tag: said, shapes: figure.shapes, at, scale }];
  if (caption) parts.push({ tag: caption, shapes: words });
  return {
    height: high + captionHigh,
    gap: ABOVE,
    parts,
    lower: (height, anyway) => {
      const fits = (height - captionHigh) / figure.height;
      if (fits >= scale) return figureStrip(figure, setting, scale, said, caption);
      if (fits <= 0 || (!anyway && fits < legibleScale(figure.shapes, scale))) return undefined;
      return figureStrip(figure, setting, fits, said, caption);
    },
  };
}
