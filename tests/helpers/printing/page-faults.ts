import { boundsOf } from '../../../drawing/bounds';
import { around, type Box, common } from '../../../drawing/box';
import { SMALLEST } from '../../../printing/flow/type';
import type { Entry, Page, Printout } from '../../../printing/printout';
import { type PageText, pageTexts } from './page-texts';

/** How near to the edge of the paper text may come: within the border. */
const MARGIN = 10;
const SLACK = 0.01;

/** What nobody wants to see on paper, in words for whoever reads the failure. */
export function pageFaults(printout: Printout): string[] {
  return printout.pages.flatMap((page, index) =>
    faultsOf(page).map((fault) => `page ${index + 1}: ${fault}`),
  );
}

function faultsOf(page: Page): string[] {
  const texts = pageTexts(page);
  const figures = page.entries.filter(({ tag }) => typeof tag !== 'string' && tag.role === 'Figure');
  return [
    ...texts.filter(({ size }) => size < SMALLEST - 1e-6).map(({ text }) => `too small: ${text}`),
    ...texts.filter((text) => isOutside(text, page)).map(({ text }) => `beyond the margin: ${text}`),
    ...meetings(texts),
    ...figures.flatMap((figure) => {
      const box = extentOf(figure);
      return texts.filter((text) => meet(text.box, box)).map(({ text }) => `on a drawing: ${text}`);
    }),
    ...figures
      .filter((figure) => !isWithin(extentOf(figure), [0, 0, page.width, page.height], MARGIN))
      .map(() => 'a drawing beyond the margin'),
  ];
}

function isOutside({ box, tag }: PageText, { width, height }: Page): boolean {
  return !isWithin(box, [0, 0, width, height], tag === 'pagination' ? 0 : MARGIN);
}

function isWithin([x, y, w, h]: Box, [left, top, width, height]: Box, margin: number): boolean {
  return (
    x >= left + margin - SLACK &&
    y >= top + margin - SLACK &&
    x + w <= left + width - margin + SLACK &&
    y + h <= top + height - margin + SLACK
  );
}

function meetings(texts: readonly PageText[]): string[] {
  return texts.flatMap((text, index) =>
    texts
      .slice(index + 1)
      .filter((other) => meet(text.box, other.box))
      .map((other) => `two texts meet: ${text.text} / ${other.text}`),
  );
}

function meet(a: Box, b: Box): boolean {
  const shared = common(a, b);
  return shared !== undefined && shared[2] > SLACK && shared[3] > SLACK;
}

function extentOf({ shapes, at = [0, 0], scale = 1 }: Entry): Box {
  const [x, y, w, h] = around(shapes.filter(({ kind }) => kind !== 'text').map(boundsOf)) ?? [0, 0, 0, 0];
  return [at[0] + x * scale, at[1] + y * scale, w * scale, h * scale];
}
