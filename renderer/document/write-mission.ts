import { type Mission, writeDocument } from '../../schemas';
import { type Unsound, whyUnsound } from './read-mission';

/** A mission as the text of a file, or why there would be none in it. */
export type WrittenMission = { readonly text: string } | { readonly unsound: Unsound };

export function writeMission(mission: Mission): WrittenMission {
  const unsound = whyUnsound(mission);
  return unsound ? { unsound } : { text: writeDocument(mission) };
}
