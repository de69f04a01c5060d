import { loadPictures } from '../painting/load-pictures';
import type { ToPrint } from '../products/to-print';

/** The pictures that missions bring along. */
export function picturesFor({ missions }: ToPrint): Promise<ReadonlyMap<string, ImageBitmap>> {
  const faces = missions.flatMap((mission) => mission.faces ?? []);
  return loadPictures(new Set(faces.flatMap((face) => face.picture ?? [])));
}
