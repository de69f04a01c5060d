import type { Mission } from '../../../schemas';
import type { Tab } from '../../document/tab';
import { sayBroken } from '../../panels/say-broken';
import { sayLeftOut } from '../../panels/say-left-out';
import type { Session } from '../../session/session';
import { sayLostAreas } from './lost-areas';

/** Says what has become of whatever spoke of things that are taken away, and which of them are only left out. */
export function sayTaken(session: Session, tab: Tab, before: Mission): void {
  sayLostAreas(session, tab, before);
  const isDone = tab.document.store.getState().mission !== before;
  if (!isDone || !sayLeftOut(session, tab)) sayBroken(session, tab, before);
}
