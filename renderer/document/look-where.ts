import { asLookedAt } from './as-looked-at';
import type { MissionDocument } from './mission-document';
import { findPart, type PartKey } from './parts';

/** Looks at the mission so that parts are there which are not with every variant; as it is looked at, if they are there now. */
export function lookWhere({ store, lookAt }: MissionDocument, keys: readonly PartKey[]): void {
  const { mission, history } = store.getState();
  const isIn = (seen: typeof mission) => keys.every((key) => findPart(seen, key) !== undefined);
  if (isIn(mission)) return;
  const all = [undefined, ...(history.now.variants ?? []).map(({ id }) => id)];
  const found = all.findIndex((variant) => isIn(asLookedAt(history.now, variant)));
  if (found >= 0) lookAt(all[found]);
}
