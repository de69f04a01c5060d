import type { Box } from '../../drawing/box';
import type { Card } from './token-cards';

/** A card at its place on a sheet of paper. */
export interface LaidCard {
  readonly card: Card;
  /** The whole of it; of a card that is folded, front and back together. */
  readonly box: Box;
}

/** Between cards, for scissors. */
const GAP = 4;

/** Cards in rows from the top, the tallest first, sheet after sheet; each sheet has room from `tops` on. */
export function laidInRows(
  cards: readonly Card[],
  widthOf: (card: Card) => number,
  [left, top, width, height]: Box,
  firstTop: number,
): LaidCard[][] {
  const sheets: LaidCard[][] = [[]];
  let [x, y, high] = [left, firstTop, 0];
  const each = [...cards].sort((one, other) => other.height - one.height);
  for (const card of each) {
    const wide = widthOf(card);
    for (let copy = 0; copy < card.count; copy++) {
      if (x + wide > left + width) [x, y, high] = [left, y + high + GAP, 0];
      if (y + card.height > top + height) {
        sheets.push([]);
        [x, y, high] = [left, top, 0];
      }
      sheets.at(-1)?.push({ card, box: [x, y, wide, card.height] });
      high = Math.max(high, card.height);
      x += wide + GAP;
    }
  }
  return sheets;
}
