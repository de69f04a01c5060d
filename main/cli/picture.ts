import { readFile } from 'node:fs/promises';
import * as modules from 'node:module';
import type { Palette } from '../../drawing/palette';
import type { Scene, Shape, TypeFace, Weight } from '../../drawing/scene';
import { type EmbeddedFont, fontFamilies, sceneToSvg } from '../../drawing/svg';
import { textLine } from '../../drawing/text';
import type { SentenceKey } from '../../languages';

/** Something drawn, with what it takes to paint it. */
export interface Rendering {
  scene: Scene<Shape>;
  palette: Palette;
  title: string;
}

/** A picture as the content of a file. */
interface Drawn {
  content: string | Uint8Array;
  /** The letters that the fonts do not have, so that they are missing. */
  unknown: string[];
}

/** Why there is none. */
interface Undrawn {
  trouble: SentenceKey;
  parameters?: Record<string, number>;
}

interface Font {
  font: TypeFace;
  weight: Weight;
  file: string;
}

export const dotsPerInch = { least: 10, usual: 96, most: 1200 };
const MILLIMETRES_AN_INCH = 25.4;
/** The painter takes eight bytes for each: 1.2 GB, for nine tiles at 300 to the inch and some to spare. */
const MOST_DOTS = 150_000_000;

/** Only where a PNG is wanted: its painter is a native library, and SVG must do without. */
export async function pngOf(
  { scene, palette }: Rendering,
  wanted: number | undefined,
): Promise<Drawn | Undrawn> {
  const { least, usual } = dotsPerInch;
  const most = mostDotsPerInch(scene);
  if (most < least) return { trouble: 'cli.render.far-too-large' };
  const dpi = wanted ?? Math.min(usual, most);
  if (dpi > most) return { trouble: 'cli.render.too-large', parameters: { most } };
  const painter = await import('@resvg/resvg-js').catch(() => undefined);
  if (!painter) return { trouble: 'cli.render.no-png' };
  const font = {
    fontFiles: fonts().map(({ file }) => file),
    loadSystemFonts: false,
    defaultFontFamily: fontFamilies.text,
  };
  const width = Math.max(1, Math.round((scene.width * dpi) / MILLIMETRES_AN_INCH));
  try {
    const svg = sceneToSvg(scene, palette);
    const content = new painter.Resvg(svg, { fitTo: { mode: 'width', value: width }, font }).render().asPng();
    const isUnknown = (letter: string) =>
      new painter.Resvg(sceneToSvg(pictureOf(letter), palette), { font }).getBBox() === undefined;
    return { content, unknown: lettersIn(scene).filter(isUnknown) };
  } catch {
    return { trouble: 'cli.render.no-png' };
  }
}

export function mostDotsPerInch({ width, height }: Pick<Scene, 'width' | 'height'>): number {
  return Math.floor(MILLIMETRES_AN_INCH * Math.sqrt(MOST_DOTS / (width * height)));
}

/** Without marks and spaces, which leave nothing to see when they stand alone. */
function lettersIn({ shapes }: Scene<Shape>): string[] {
  const words = shapes.flatMap((shape) => (shape.kind === 'text' ? shape.text : []));
  return [...new Set(words.join('').match(/[\p{L}\p{N}\p{P}\p{S}]/gu))];
}

function pictureOf(letter: string): Scene<Shape> {
  return { width: 100, height: 100, shapes: [textLine(letter, [50, 50], { font: 'text', size: 20 }, 'ink')] };
}

export async function svgOf({ scene, palette, title }: Rendering): Promise<Drawn> {
  const embedded = await embeddedFonts(scene);
  // Whoever looks at it has fonts for whatever these lack.
  return { content: sceneToSvg(scene, palette, { title, millimetres: true, fonts: embedded }), unknown: [] };
}

/** The fonts that a picture is lettered in, so that the file looks the same on every computer. */
async function embeddedFonts({ shapes }: Scene<Shape>): Promise<EmbeddedFont[]> {
  const used = fonts().filter(({ font, weight }) =>
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

function fonts(): Font[] {
  // Bundled or not, the packages lie in the same node_modules.
  const { resolve } = modules.createRequire(import.meta.url);
  return [
    { font: 'title', weight: 400, file: resolve('@expo-google-fonts/rye/400Regular/Rye_400Regular.ttf') },
    {
      font: 'text',
      weight: 400,
      file: resolve('@expo-google-fonts/alegreya-sans/400Regular/AlegreyaSans_400Regular.ttf'),
    },
    {
      font: 'text',
      weight: 700,
      file: resolve('@expo-google-fonts/alegreya-sans/700Bold/AlegreyaSans_700Bold.ttf'),
    },
  ];
}
