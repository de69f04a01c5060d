import { makePrintout } from '../../printing/make-printout';
import type { OptionsOf, ProductName } from '../../printing/options';
import { makePicture, type Picture, type PictureName } from '../../printing/pictures/make-picture';
import type { Printout } from '../../printing/printout';
import { isRefusal, type Made } from '../../printing/refusal';
import type { Proof } from './proof';
import { subjectsOf, type ToPrint } from './to-print';

/** What is looked at and not printed. */
export function isPicture(product: ProductName): product is PictureName {
  return product === 'png' || product === 'svg' || product === 'players' || product === 'thumbnail';
}

export function pictureOf(question: ToPrint): Made<Picture> {
  const { product, options } = question;
  const [subject] = subjectsOf(question);
  if (!subject || !isPicture(product)) throw new Error(`${product} is no picture of a mission`);
  return makePicture(product, subject, options as OptionsOf<typeof product>);
}

export function printoutOf(question: ToPrint): Made<Printout> {
  const { product, options } = question;
  const [subject, ...others] = subjectsOf(question);
  if (!subject || isPicture(product)) throw new Error(`${product} has no pages`);
  return makePrintout(product, [subject, ...others], options as OptionsOf<typeof product>);
}

/** The pages of what is asked for, or why there are none. */
export function proofOf(question: ToPrint): Made<Proof> {
  if (isPicture(question.product)) return proofOfPicture(question);
  const printout = printoutOf(question);
  if (isRefusal(printout)) return printout;
  const { title, language, palette, pages, remarks } = printout;
  return { title, language, palette, pages: pages.map(untagged), remarks };
}

function proofOfPicture(question: ToPrint): Made<Proof> {
  const picture = pictureOf(question);
  if (isRefusal(picture)) return picture;
  const { scene, ...rest } = picture;
  const page = {
    width: scene.width,
    height: scene.height,
    entries: [{ tag: 'background', shapes: scene.shapes }],
  } as const;
  return { ...rest, language: question.language, pages: [page] };
}

/** Whoever only looks at pages needs nothing of what is read aloud. */
function untagged(page: Printout['pages'][number]): Printout['pages'][number] {
  return { ...page, entries: page.entries.map((entry) => ({ ...entry, tag: 'background' })) };
}
