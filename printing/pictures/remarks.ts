import { strayAnnotations } from '../../drawing/board/annotations';
import type { BoardOptions } from '../../drawing/board/options';
import type { FaceSource, Mission } from '../../schemas';
import type { Remark } from '../printout';

/** What of a mission is not on its picture, or not whole. */
export function remarksOn(
  { mission, faces }: { readonly mission: Mission; readonly faces: FaceSource },
  { labels = true, language = 'en' }: BoardOptions,
): Remark[] {
  const stray = labels ? strayAnnotations(mission, faces, language) : [];
  return stray.length === 0 ? [] : [{ code: 'far-away', parameters: { ids: someOf(stray) } }];
}

const SOME = 5;

/** The first few of many names. */
export function someOf(words: readonly string[]): string {
  return `${words.slice(0, SOME).join(', ')}${words.length > SOME ? '…' : ''}`;
}
