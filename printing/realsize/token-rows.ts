import type { Box } from '../../drawing/box';
import type { PaperToken } from './paper-tokens';

/** A token at its place on a sheet of paper. */
export interface LaidToken {
  readonly token: PaperToken;
  /** The whole of it; of a token that is folded, front and back together. */
  readonly box: Box;
}

/** Between tokens, for scissors. */
const GAP = 4;

/** Tokens in rows from the top, the tallest first, sheet after sheet; on the first there is room from `firstTop` on. */
export function laidInRows(
  tokens: readonly PaperToken[],
  widthOf: (token: PaperToken) => number,
  [left, top, width, height]: Box,
  firstTop: number,
): LaidToken[][] {
  const sheets: LaidToken[][] = [[]];
  let [x, y, high] = [left, firstTop, 0];
  const each = [...tokens].sort((one, other) => other.height - one.height);
  for (const token of each) {
    const wide = widthOf(token);
    for (let copy = 0; copy < token.count; copy++) {
      if (x + wide > left + width) [x, y, high] = [left, y + high + GAP, 0];
      if (y + token.height > top + height) {
        sheets.push([]);
        [x, y, high] = [left, top, 0];
      }
      sheets.at(-1)?.push({ token, box: [x, y, wide, token.height] });
      high = Math.max(high, token.height);
      x += wide + GAP;
    }
  }
  return sheets;
}
