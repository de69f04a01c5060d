import { readFile } from 'node:fs/promises';
import * as modules from 'node:module';
import type { TypeFace, Weight } from '../../../drawing/scene';
import type { FontBytes } from '../../../printing/fonts';

interface FontFile {
  readonly font: TypeFace;
  readonly weight: Weight;
  readonly file: string;
}

/** The fonts that everything is lettered in. */
export function fontFiles(): FontFile[] {
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

export async function fontBytes(): Promise<FontBytes> {
  const bytesOf = async (face: TypeFace, heavy: Weight) => {
    const file = fontFiles().find(({ font, weight }) => font === face && weight === heavy)?.file;
    if (file === undefined) throw new Error(`There is no font file for ${face} ${heavy}`);
    return readFile(file);
  };
  return {
    title: await bytesOf('title', 400),
    text: await bytesOf('text', 400),
    textBold: await bytesOf('text', 700),
  };
}
