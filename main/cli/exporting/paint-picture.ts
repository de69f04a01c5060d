import { readFile } from 'node:fs/promises';
import type { Scene, Shape } from '../../../drawing/scene';
import { type EmbeddedFont, fontFamilies, sceneToSvg } from '../../../drawing/svg';
import { textLine } from '../../../drawing/text';
import type { Picture } from '../../../printing/pictures/make-picture';
import { someOf } from '../../../printing/pictures/remarks';
import type { Remark } from '../../../printing/printout';
import type { Made } from '../../../printing/refusal';
import { fontFiles } from './font-files';

/** A picture as the content of a file. */
export interface Painted {
  readonly content: string | Uint8Array;
  /** What is not to be seen on it. */
  readonly remarks: readonly Remark[];
}

/** In dots where it is so many wide, in lines otherwise. */
export function paintPicture(picture: Picture): Promise<Made<Painted>> {
  return picture.dots === undefined ? svgOf(picture) : pngOf(picture, picture.dots);
}

/** Only where a PNG is wanted: its painter is a native library, and SVG must do without. */
async function pngOf({ scene, palette }: Picture, width: number): Promise<Made<Painted>> {
  const painter = await import('@resvg/resvg-js').catch(() => undefined);
  if (!painter) return { refused: 'no-png' };
  const font = {
    fontFiles: fontFiles().map(({ file }) => file),
    loadSystemFonts: false,
    defaultFontFamily: fontFamilies.text,
  };
  try {
    const svg = sceneToSvg(scene, palette);
    const content = new painter.Resvg(svg, { fitTo: { mode: 'width', value: width }, font }).render().asPng();
    const isUnknown = (letter: string) =>
      new painter.Resvg(sceneToSvg(pictureOf(letter), palette), { font }).getBBox() === undefined;
    const unknown = lettersIn(scene).filter(isUnknown);
    const lacks: Remark = { code: 'missing-letters', parameters: { letters: someOf(unknown) } };
    return { content, remarks: unknown.length === 0 ? [] : [lacks] };
  } catch {
    return { refused: 'no-png' };
  }
}

/** Without marks and spaces, which leave nothing to see when they stand alone. */
function lettersIn({ shapes }: Scene<Shape>): string[] {
  const words = shapes.flatMap((shape) => (shape.kind === 'text' ? shape.text : []));
  return [...new Set(words.join('').match(/[\p{L}\p{N}\p{P}\p{S}]/gu))];
}

function pictureOf(letter: string): Scene<Shape> {
  return { width: 100, height: 100, shapes: [textLine(letter, [50, 50], { font: 'text', size: 20 }, 'ink')] };
}

async function svgOf({ scene, palette, title }: Picture): Promise<Painted> {
  const embedded = await embeddedFonts(scene);
  // Whoever looks at it has fonts for whatever these lack.
  return { content: sceneToSvg(scene, palette, { title, millimetres: true, fonts: embedded }), remarks: [] };
}

/** The fonts that a picture is lettered in, so that the file looks the same on every computer. */
async function embeddedFonts({ shapes }: Scene<Shape>): Promise<EmbeddedFont[]> {
  const used = fontFiles().filter(({ font, weight }) =>
    shapes.some((shape) => shape.kind === 'text' && shape.font === font && shape.weight === weight),
  );
  return Promise.all(
    used.map(async ({ font, weight, file }) => ({
      font,
      weight,
      href: `data:font/ttf;base64,${await readFile(file, 'base64')}`,
    })),
  );
}
