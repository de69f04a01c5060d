import sansRegular from '@expo-google-fonts/alegreya-sans/400Regular/AlegreyaSans_400Regular.ttf';
import sansBold from '@expo-google-fonts/alegreya-sans/700Bold/AlegreyaSans_700Bold.ttf';
import rye from '@expo-google-fonts/rye/400Regular/Rye_400Regular.ttf';
import type { FontBytes } from '../../printing/fonts';

/**
 * Waits for every face: text that is measured or painted before its font is there comes out wrong. A face that
 * does not come is no reason to show nothing: the system has others.
 */
export async function loadFonts(): Promise<void> {
  const faces = [
    new FontFace('Rye', `url(${rye})`),
    new FontFace('Alegreya Sans', `url(${sansRegular})`, { weight: '400' }),
    new FontFace('Alegreya Sans', `url(${sansBold})`, { weight: '700' }),
  ];
  for (const face of faces) document.fonts.add(face);
  await Promise.allSettled(faces.map((face) => face.load()));
}

let known: Promise<FontBytes> | undefined;

/** The files of the faces. Kept from the first time on: the host of a local page may be away later. */
export function fontBytes(): Promise<FontBytes> {
  known ??= fetchAll().catch((error: unknown) => {
    known = undefined;
    throw error;
  });
  return known;
}

async function fetchAll(): Promise<FontBytes> {
  const [title, text, textBold] = await Promise.all([bytesAt(rye), bytesAt(sansRegular), bytesAt(sansBold)]);
  return { title, text, textBold };
}

async function bytesAt(address: string): Promise<Uint8Array> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`There is no font at ${address}`);
  return new Uint8Array(await response.arrayBuffer());
}
