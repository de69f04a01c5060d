import { sentence } from '../../languages';
import { justLeftOut } from '../document/commands/take-away';
import type { Tab } from '../document/tab';
import { variantNames } from '../document/variant-names';
import type { Session } from '../session/session';
import { sayUntilNextStep } from './say-broken';

/** Says what the last step has only left out with the variant that is looked at, and offers more; whether there was any. */
export function sayLeftOut(session: Session, tab: Tab): boolean {
  const state = tab.document.store.getState();
  const leftOut = justLeftOut(state);
  if (state.variant === undefined || leftOut.length === 0) return false;
  const { language } = session.store.getState();
  const names = variantNames(state.history.now, language, (key, parameters) =>
    sentence(language, key, parameters),
  );
  sayUntilNextStep(session, tab, {
    key: 'delete.left-out',
    parameters: { count: leftOut.length, who: names.get(state.variant) ?? state.variant },
    tab: tab.key,
    leftOut,
    isCalm: true,
    actions: ['variants.removeForAll', 'edit.undo'],
  });
  return true;
}
