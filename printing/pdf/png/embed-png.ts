import { zlibSync } from 'fflate';
import type { PDFDocument, PdfReference } from '../pdfkit';
import { type Png, readPng } from './read-png';
import { samplesOf, unpackedRows } from './unpack-png';

/**
 * A PNG as an object of the file; nothing for one that is broken. pdfkit unpacks some of them in its own time, where nobody
 * can catch what goes wrong.
 */
export function embedPng(document: PDFDocument, bytes: Uint8Array): PdfReference | undefined {
  const png = readPng(bytes);
  const written = png && unpackedRows(png);
  if (!written) return undefined;
  // PDF knows most PNGs as they are.
  if (!png.hasOpacity && !png.transparency && !png.isInterlaced) return asItIs(document, png);
  const samples = samplesOf(png, written);
  return samples && inLayers(document, png, samples);
}

function asItIs(document: PDFDocument, png: Png): PdfReference {
  return picture(document, png.packed, {
    ...sizeOf(png),
    ColorSpace: colourSpace(png),
    BitsPerComponent: png.bits,
    DecodeParms: {
      Predictor: 15,
      Colors: png.samples,
      BitsPerComponent: png.bits,
      Columns: png.width,
    },
  });
}

/** Colours, and beside them how far each dot is seen through. */
function inLayers(document: PDFDocument, png: Png, samples: Uint16Array): PdfReference {
  const dots = png.width * png.height;
  const colours = png.hasOpacity ? png.samples - 1 : png.samples;
  const most = 2 ** png.bits - 1;
  const inByte = (value: number) => (png.colours === 'indexed' ? value : Math.round((value * 255) / most));
  const seen = new Uint8Array(dots * colours);
  const opaque = new Uint8Array(dots);
  for (let dot = 0; dot < dots; dot++) {
    const own = samples.subarray(dot * png.samples, (dot + 1) * png.samples);
    for (let part = 0; part < colours; part++) seen[dot * colours + part] = inByte(own[part] ?? 0);
    opaque[dot] = png.hasOpacity ? inByte(own[colours] ?? 0) : opacityOf(png, own);
  }
  const common = { ...sizeOf(png), BitsPerComponent: 8 };
  const mask = picture(document, zlibSync(opaque), { ...common, ColorSpace: 'DeviceGray' });
  return picture(document, zlibSync(seen), { ...common, ColorSpace: colourSpace(png), SMask: mask });
}

function opacityOf({ colours, transparency }: Png, own: Uint16Array): number {
  if (!transparency) return 255;
  if (colours === 'indexed') return transparency[own[0] ?? 0] ?? 255;
  const isGone = own.every(
    (value, part) => value === (((transparency[part * 2] ?? 0) << 8) | (transparency[part * 2 + 1] ?? 0)),
  );
  return isGone ? 0 : 255;
}

function picture(document: PDFDocument, packed: Uint8Array, traits: Record<string, unknown>): PdfReference {
  const object = document.ref({ Type: 'XObject', Subtype: 'Image', Filter: 'FlateDecode', ...traits });
  object.end(packed);
  return object;
}

function sizeOf({ width, height }: Png) {
  return { Width: width, Height: height };
}

function colourSpace({ colours, palette }: Png) {
  if (colours === 'rgb') return 'DeviceRGB';
  if (colours === 'grey') return 'DeviceGray';
  const known = palette.subarray(0, palette.length - (palette.length % 3));
  return ['Indexed', 'DeviceRGB', known.length / 3 - 1, known];
}
