import type { Scene, Shape } from '../../drawing/scene';
import type { Refusal } from '../refusal';

const MILLIMETRES_AN_INCH = 25.4;
/** A painter takes eight bytes for each: 1.2 GB, for nine tiles at 300 to the inch and some to spare. */
const MOST_DOTS = 150_000_000;

type Sheet = Pick<Scene<Shape>, 'width' | 'height'>;

/** How many dots wide a picture with so many to the inch is. */
export function dotsAcross(sheet: Sheet, dpi: number, least: number): { readonly dots: number } | Refusal {
  const most = mostDotsPerInch(sheet);
  if (most < least) return { refused: 'too-large-for-dots' };
  if (dpi > most) return { refused: 'too-many-dots', parameters: { most } };
  return { dots: Math.max(1, Math.round((sheet.width * dpi) / MILLIMETRES_AN_INCH)) };
}

/** The same where the width itself is asked for. */
export function dotsWide({ width, height }: Sheet, wanted: number): { readonly dots: number } | Refusal {
  const isTooHigh = wanted * wanted * (height / width) > MOST_DOTS;
  return isTooHigh ? { refused: 'too-large-for-dots' } : { dots: wanted };
}

export function mostDotsPerInch({ width, height }: Sheet): number {
  return Math.floor(MILLIMETRES_AN_INCH * Math.sqrt(MOST_DOTS / (width * height)));
}
