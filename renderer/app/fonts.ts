import sansRegular from '@expo-google-fonts/alegreya-sans/400Regular/AlegreyaSans_400Regular.ttf';
import sansBold from '@expo-google-fonts/alegreya-sans/700Bold/AlegreyaSans_700Bold.ttf';
import rye from '@expo-google-fonts/rye/400Regular/Rye_400Regular.ttf';

const faces = [
  new FontFace('Rye', `url(${rye})`),
  new FontFace('Alegreya Sans', `url(${sansRegular})`, { weight: '400' }),
  new FontFace('Alegreya Sans', `url(${sansBold})`, { weight: '700' }),
];

/**
 * Waits for every face: text that is measured or painted before its font is there comes out wrong. A face that
 * does not come is no reason to show nothing: the system has others.
 */
export async function loadFonts(): Promise<void> {
  for (const face of faces) document.fonts.add(face);
  await Promise.allSettled(faces.map((face) => face.load()));
}
