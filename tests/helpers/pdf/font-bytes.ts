import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { FontBytes } from '../../../printing/fonts';

const require = createRequire(import.meta.url);
const bytesOf = (path: string) => new Uint8Array(readFileSync(require.resolve(`@expo-google-fonts/${path}`)));
let read: FontBytes | undefined;

/** The fonts that the program comes with. */
export function fontBytes(): FontBytes {
  read ??= {
    title: bytesOf('rye/400Regular/Rye_400Regular.ttf'),
    text: bytesOf('alegreya-sans/400Regular/AlegreyaSans_400Regular.ttf'),
    textBold: bytesOf('alegreya-sans/700Bold/AlegreyaSans_700Bold.ttf'),
  };
  return read;
}
