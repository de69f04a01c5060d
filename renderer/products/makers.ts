import type { OptionsOf, ProductName } from '../../printing/options';
import { makePicture, type Picture, type PictureName } from '../../printing/pictures/make-picture';
import { isRefusal, type Made } from '../../printing/refusal';
import type { Proof } from './proof';
import { subjectsOf, type ToPrint } from './to-print';

/** What is looked at and not printed. */
export function isPicture(product: ProductName): product is PictureName {
  return product === 'png' || product === 'svg' || product === 'players' || product === 'thumbnail';
}

export function pictureOf({ product, ...question }: ToPrint): Made<Picture> {
  const [subject] = subjectsOf({ product, ...question });
  if (!subject || !isPicture(product)) throw new Error(`${product} is no picture of a mission`);
  return makePicture(product, subject, question.options as OptionsOf<typeof product>);
}

/** The pages of what is asked for, or why there are none. */
export function proofOf(question: ToPrint): Made<Proof> {
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
