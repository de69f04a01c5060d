import type { Palette } from '../../drawing/palette';
import { svgElements } from '../../drawing/svg';
import type { Entry, Page } from '../../printing/printout';

/** A page as an SVG document in real size, for whoever has the system print it. */
export function pageMarkup({ width, height, entries }: Page, palette: Palette): string {
  const body = entries.map((entry) => entryMarkup(entry, palette)).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}">${body}</svg>`;
}

function entryMarkup({ shapes, at = [0, 0], scale = 1, clip, palette }: Entry, usual: Palette): string {
  const body = svgElements(shapes, palette ?? usual);
  const placed =
    at[0] === 0 && at[1] === 0 && scale === 1
      ? body
      : `<g transform="translate(${at[0]} ${at[1]}) scale(${scale})">${body}</g>`;
  if (!clip) return placed;
  const [x, y, width, height] = clip;
  // An SVG within another shows nothing of what lies beyond it, and needs no name for that.
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${x} ${y} ${width} ${height}">${placed}</svg>`;
}
