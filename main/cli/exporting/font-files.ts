import * as modules from 'node:module';
import type { TypeFace, Weight } from '../../../drawing/scene';

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
