import { strFromU8, strToU8 } from 'fflate';
import { type Mission, writeDocument } from '../../schemas';
import { isPng, pngWithMission } from './png';
import { svgWithMission } from './svg';

/** The file of a picture with its mission in it, which looks as it did. */
export function pictureWithMission(picture: Uint8Array, mission: Mission): Uint8Array {
  const text = writeDocument(mission);
  return isPng(picture) ? pngWithMission(picture, text) : strToU8(svgWithMission(strFromU8(picture), text));
}
