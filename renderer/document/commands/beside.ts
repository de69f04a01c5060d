import type { AsideCompanion } from '../../../schemas';
import type { Command } from '../command';
import { freshId, prefixes } from '../ids';
import { takeOut } from './edit';
import { forget } from './forget';

/** Somebody more who waits beside the board until a rule brings them in. */
export function addBeside(who: Omit<AsideCompanion, 'id'>, taken: ReadonlySet<string>): Command {
  const id = freshId(prefixes.beside, taken);
  return {
    label: { key: 'step.add-beside' },
    recipe: (draft) => {
      draft.aside = [...(draft.aside ?? []), { id, ...who }];
    },
  };
}

export function removeBeside(id: string): Command {
  return {
    label: { key: 'step.remove-beside' },
    recipe: (draft) => {
      takeOut(draft, 'aside', (each) => each.id === id);
      if (draft.aside?.length === 0) delete draft.aside;
      forget(draft, new Set([id]));
    },
  };
}
