import type { Mission } from '../../schemas';
import { brokenBy } from '../builder/broken';
import { deskFor } from '../builder/desk';
import { inShort } from '../builder/in-short';
import { storyWords } from '../builder/story-words';
import type { Tab } from '../document/tab';
import type { Notice } from '../files/notice';
import type { Session } from '../session/session';

/** As many sentences as can be read in passing; the checks name them all. */
const MOST_SAID = 2;

/** Says which goals and rules speak of what is gone since the mission was as before, and offers to have it back. */
export function sayBroken(session: Session, tab: Tab, before: Mission): void {
  const broken = brokenBy(before, tab.document.store.getState().mission);
  if (broken.length === 0) return;
  const { language } = session.store.getState();
  const desk = deskFor(before, language);
  const words = broken.slice(0, MOST_SAID).map((story) => inShort(storyWords(desk, story)));
  const notice: Notice = {
    key: broken.length > MOST_SAID ? 'delete.broken-more' : 'delete.broken',
    parameters: { count: broken.length, words: words.join(' · ') },
    tab: tab.key,
    actions: ['edit.undo'],
  };
  sayUntilNextStep(session, tab, notice);
}

/** Says what offers to undo the last step: after the next one, that would take back something else. */
export function sayUntilNextStep(session: Session, tab: Tab, notice: Notice): void {
  session.notify(notice);
  const { done } = tab.document.store.getState().history;
  const forget = tab.document.store.subscribe(({ history }) => {
    const isShown = session.store.getState().notice === notice;
    if (isShown && history.done === done) return;
    forget();
    if (isShown) session.dismissNotice();
  });
}
