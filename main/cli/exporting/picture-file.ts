import type { OptionsOf, ProductName } from '../../../printing/options';
import { makePicture, type Picture, type PictureName } from '../../../printing/pictures/make-picture';
import { isRefusal, type Made } from '../../../printing/refusal';
import type { Subject } from '../../../printing/subject';
import type { IsStopped, Order, ProductFile } from './order';
import { paintPicture } from './paint-picture';

const pictures: readonly string[] = ['png', 'svg', 'thumbnail', 'players'] satisfies PictureName[];

export function isPicture(product: ProductName): product is PictureName {
  return pictures.includes(product);
}

export async function pictureFile(
  product: PictureName,
  order: Order,
  subject: Subject,
  isStopped: IsStopped,
): Promise<Made<ProductFile> | 'stopped'> {
  const picture = pictureOf(product, order, subject);
  if (isRefusal(picture)) return picture;
  if (await isStopped()) return 'stopped';
  const painted = await paintPicture(picture);
  return isRefusal(painted) ? painted : { ...painted, remarks: [...picture.remarks, ...painted.remarks] };
}

/** Where nobody says how many dots there should be, there are no more than can be. */
function pictureOf(
  product: PictureName,
  { options, also, isLeftToUs }: Order,
  subject: Subject,
): Made<Picture> {
  const made = makePicture(product, subject, options as OptionsOf<PictureName>, also);
  if (!isRefusal(made) || made.refused !== 'too-many-dots' || !isLeftToUs('dpi')) return made;
  const fewer = { ...options, dpi: made.parameters?.['most'] };
  return makePicture(product, subject, fewer as OptionsOf<PictureName>, also);
}
