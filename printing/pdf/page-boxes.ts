import type { Box } from '../../drawing/box';
import { common } from '../../drawing/box';
import type { Page } from '../printout';
import { corners } from './units';

/** What a print shop wants to know of a page: where it is cut, and how far beyond that it is printed. */
export function boxesOf({ width, height, trim, bleed = 0 }: Page): Record<string, number[]> {
  const whole: Box = [0, 0, width, height];
  const [x, y, across, down] = trim ?? whole;
  const bled = common([x - bleed, y - bleed, across + 2 * bleed, down + 2 * bleed], whole) ?? whole;
  return {
    MediaBox: corners(whole, height),
    CropBox: corners(whole, height),
    BleedBox: corners(bled, height),
    TrimBox: corners(trim ?? whole, height),
  };
}
