import { readFile } from 'node:fs/promises';
import * as modules from 'node:module';
import type { Palette } from '../../drawing/palette';
import type { Scene, Shape, TypeFace, Weight } from '../../drawing/scene';
import { type EmbeddedFont, fontFamilies, sceneToSvg } from '../../drawing/svg';
import type { SentenceKey } from '../../languages';

/** Something drawn, with what it takes to paint it. */
export interface Picture {
  scene: Scene<Shape>;
  palette: Palette;
  title: string;
}

interface Font {
  font: TypeFace;
  weight: Weight;
  file: string;
}

const MILLIMETRES_AN_INCH = 25.4;
/** Four bytes each, and the painter holds them more than once. */
const MOST_DOTS = 64_000_000;

/** Only where a PNG is wanted: its painter is a native library, and SVG must do without. */
export async function pngOf(
  { scene, palette }: Picture,
  dpi: number,
): Promise<Uint8Array | { trouble: SentenceKey }> {
  const dots = (millimetres: number) => Math.max(1, Math.round((millimetres * dpi) / MILLIMETRES_AN_INCH));
  const width = dots(scene.width);
  if (width * dots(scene.height) > MOST_DOTS) return { trouble: 'cli.render.too-large' };
  const painter = await import('@resvg/resvg-js').catch(() => undefined);
  if (!painter) return { trouble: 'cli.render.no-png' };
  const svg = sceneToSvg(scene, palette);
  const font = {
    fontFiles: fonts().map(({ file }) => file),
    loadSystemFonts: false,
    defaultFontFamily: fontFamilies.text,
  };
  try {
    return new painter.Resvg(svg, { fitTo: { mode: 'width', value: width }, font }).render().asPng();
  } catch {
    return { trouble: 'cli.render.no-png' };
  }
}

export async function svgOf({ scene, palette, title }: Picture): Promise<string> {
  return sceneToSvg(scene, palette, { title, millimetres: true, fonts: await embeddedFonts(scene) });
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
