import { createRequire } from 'node:module';
import { Resvg } from '@resvg/resvg-js';
import type { Point, Shape } from '../../drawing/scene';
import { textWidth } from '../../drawing/text';

const require = createRequire(import.meta.url);
const fontFiles = [
  '@expo-google-fonts/rye/400Regular/Rye_400Regular.ttf',
  '@expo-google-fonts/alegreya-sans/400Regular/AlegreyaSans_400Regular.ttf',
  '@expo-google-fonts/alegreya-sans/700Bold/AlegreyaSans_700Bold.ttf',
].map((path) => require.resolve(path));

export function pngOf(svg: string, width: number): Buffer {
  return rendered(svg, width).asPng();
}

/** Red, green, blue and opacity of every dot, row by row. */
export function dotsOf(svg: string, width: number): Buffer {
  return rendered(svg, width).pixels;
}

function rendered(svg: string, width: number) {
  const options = {
    fitTo: { mode: 'width', value: width },
    font: { fontFiles, loadSystemFonts: false },
  } as const;
  return new Resvg(svg, options).render();
}

/** Points that hold a shape between them; for turned text only where it stands. */
export function pointsOf(shape: Shape): Point[] {
  switch (shape.kind) {
    case 'path':
      return shape.outlines.flat();
    case 'stroke':
      return shape.lines.flat();
    case 'circle': {
      const [x, y] = shape.centre;
      return [
        [x - shape.radius, y - shape.radius],
        [x + shape.radius, y + shape.radius],
      ];
    }
    case 'text': {
      const [x, y] = shape.at;
      const width = textWidth(shape.text, shape);
      const left = shape.anchor === 'start' ? x : shape.anchor === 'end' ? x - width : x - width / 2;
      return shape.degrees === 0
        ? [
            [left, y],
            [left + width, y - shape.size * 0.7],
          ]
        : [shape.at];
    }
    case 'image':
      return [shape.at];
  }
}
