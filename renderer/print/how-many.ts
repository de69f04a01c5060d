import type { Say } from '../../languages';
import type { ProductName } from '../../printing/options';
import type { Proof } from '../products/proof';

/** How much there is of it, in words: pages and sheets of paper, or the size of a picture. */
export function howMany({ pages, dots }: Proof, product: ProductName, say: Say): string {
  const [first] = pages;
  if (!first) return say('print.dialog.no-pages');
  const [width, height] = [Math.round(first.width), Math.round(first.height)];
  if (dots !== undefined) {
    const high = Math.round((dots * first.height) / first.width);
    return say('print.dialog.dots', { width, height, dots, high });
  }
  if (product === 'svg' || product === 'players') return say('print.dialog.size', { width, height });
  const count = pages.length;
  if (count === 1) return say('print.dialog.one-page', { width, height });
  // A map is cut out: what is printed behind it would be cut with it.
  if (product === 'realsize') return say('print.dialog.count-pages', { count });
  return say('print.dialog.count', { count, sheets: Math.ceil(count / 2) });
}
