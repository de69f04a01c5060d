import type { Tab } from '../document/tab';
import { tabName } from '../files/file-names';
import type { Session } from '../session/session';

/** The window is called after the mission in sight, by the name that its tab has. */
export function keepTitle({ tabs, store }: Session, page: Document): void {
  const appName = page.title;
  let followed: Tab | undefined;
  let stops: readonly (() => void)[] = [];
  const tell = () => {
    const title = followed ? `${tabName(followed, store.getState().language)} – ${appName}` : appName;
    // A document's store speaks up at every step of a gesture.
    if (title !== page.title) page.title = title;
  };
  const follow = () => {
    const { active } = tabs.store.getState();
    if (active === followed) return;
    for (const stop of stops) stop();
    followed = active;
    stops = active ? [active.document.store.subscribe(tell), active.file.subscribe(tell)] : [];
    tell();
  };
  tabs.store.subscribe(follow);
  store.subscribe(tell);
  follow();
}
