import { asLookedAt } from './as-looked-at';
import type { DocumentState, MissionDocument } from './mission-document';
import { findPart, type PartKey } from './parts';

/** The variant with which parts are there that are not with every one; the one that is looked at, if they are there now. */
export function whereAre(
  { history: { now }, variant }: Pick<DocumentState, 'history' | 'variant'>,
  keys: readonly PartKey[],
): string | undefined {
  const isIn = (id: string | undefined) =>
    keys.every((key) => findPart(asLookedAt(now, id), key) !== undefined);
  const all = [variant, undefined, ...(now.variants ?? []).map(({ id }) => id)];
  const found = all.findIndex(isIn);
  return found < 0 ? variant : all[found];
}

/** Looks at the mission so that parts are there which are not with every variant; as it is looked at, if they are there now. */
export function lookWhere({ store, lookAt }: MissionDocument, keys: readonly PartKey[]): void {
  const where = whereAre(store.getState(), keys);
  if (where !== store.getState().variant) lookAt(where);
}
