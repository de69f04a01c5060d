import type { Say } from '../../../languages';
import type { OptionsOf, ProductName } from '../../../printing/options';
import {
  type AlsoShown,
  makePicture,
  type Picture,
  type PictureName,
} from '../../../printing/pictures/make-picture';
import { isRefusal, type Made } from '../../../printing/refusal';
import type { Subject } from '../../../printing/subject';
import { type Painted, paintPicture } from './paint-picture';

/** What is to be made of missions. */
export interface Order {
  readonly product: ProductName;
  readonly options: OptionsOf<ProductName>;
  readonly also: AlsoShown;
  /** Whether nobody has said what this option is to be. */
  readonly isLeftToUs: (name: string) => boolean;
  readonly report: (words: string) => void;
  readonly say: Say;
}

/** A product as the content of a file. */
interface Product extends Painted {
  readonly pages?: number;
}

export async function makeFile(
  order: Order,
  [subject]: readonly Subject[],
  isStopped: () => Promise<boolean>,
): Promise<Made<Product> | 'stopped'> {
  if (!subject) throw new Error('There is a mission, or nothing is made');
  const picture = pictureOf(order, subject);
  if (isRefusal(picture)) return picture;
  if (await isStopped()) return 'stopped';
  const painted = await paintPicture(picture);
  return isRefusal(painted) ? painted : { ...painted, remarks: [...picture.remarks, ...painted.remarks] };
}

/** Where nobody says how many dots there should be, there are no more than can be. */
function pictureOf({ product, options, also, isLeftToUs }: Order, subject: Subject): Made<Picture> {
  const made = makePicture(product as PictureName, subject, options as OptionsOf<PictureName>, also);
  if (!isRefusal(made) || made.refused !== 'too-many-dots' || !isLeftToUs('dpi')) return made;
  const fewer = { ...options, dpi: made.parameters?.['most'] };
  return makePicture(product as PictureName, subject, fewer as OptionsOf<PictureName>, also);
}
