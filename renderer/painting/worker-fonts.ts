import { fontFamilies } from '../../drawing/svg';
import type { FontBytes } from '../../printing/fonts';

let known: Promise<unknown> | undefined;

/** A thread has no fonts of its own; it gets them once. */
export function haveFonts({ title, text, textBold }: FontBytes): Promise<unknown> {
  const { fonts } = globalThis as unknown as { readonly fonts?: FontFaceSet };
  known ??= Promise.all(
    [
      new FontFace(fontFamilies.title, bufferOf(title)),
      new FontFace(fontFamilies.text, bufferOf(text), { weight: '400' }),
      new FontFace(fontFamilies.text, bufferOf(textBold), { weight: '700' }),
    ].map(async (face) => fonts?.add(await face.load())),
  );
  return known;
}

function bufferOf(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return new Uint8Array(bytes);
}
