import type { Draft } from 'immer';
import type { Mission } from '../../../schemas';
import { letGoOf } from './along';
import { takeOut } from './edit';

/** Nothing speaks any more of pieces, labels and arrows that are gone; but for goals and rules, which are their author's. */
export function forget(draft: Draft<Mission>, gone: ReadonlySet<string>): void {
  if (gone.size === 0) return;
  letGoOf(draft.tokens, gone);
  for (const variant of draft.variants ?? []) {
    letGoOf(variant.tokens, gone);
    takeOut(variant, 'without', (id) => gone.has(id));
    if (variant.without?.length === 0) delete variant.without;
  }
}
