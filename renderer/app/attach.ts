import { askBeforeLeaving, keepWhenLeaving } from '../files/page-leaving';
import { listenToPointing } from '../handbook/here';
import type { Session, SessionState } from '../session/session';
import { tours } from '../systems/tours';
import { followTours } from '../tours/following';
import { performChosen } from './actions/all-actions';
import { listenToClipboard } from './clipboard';
import { paint } from './colours';
import { listenToDrops } from './drops';
import { keepNativeMenu } from './menus';
import { keepTitle } from './page-title';
import { isMac } from './platform';
import { listenToKeys } from './shortcuts';

/** Less than palette, board and properties need beside each other: 17 + 23 + 22 rem, by editor-screen.css. */
const NARROW = '(max-width: 1000px)';

/** Ties the session to what surrounds the page's content: its colours, its language, the keys, the shell's menu. */
export function attachSession(session: Session, page: Window): void {
  const systemDark = page.matchMedia('(prefers-color-scheme: dark)');
  const root = page.document.documentElement;
  const dress = ({ settings, language }: SessionState) => {
    root.lang = language;
    paint(root, settings.theme, systemDark.matches);
  };

  dress(session.store.getState());
  session.store.subscribe(dress);
  keepTitle(session, page.document);
  systemDark.addEventListener('change', () => dress(session.store.getState()));

  const narrow = page.matchMedia(NARROW);
  const fold = () => session.setNarrow(narrow.matches);
  fold();
  narrow.addEventListener('change', fold);

  session.host.listen((event) => {
    if (event.name === 'menu.chosen') performChosen(session, event.value);
  });
  followTours(session, tours);
  keepNativeMenu(session);
  listenToPointing(page);
  listenToKeys(session, page, isMac(page));
  listenToDrops(session, page);
  keepWhenLeaving(session.files, page);
  if (session.store.getState().about.shell === 'web') askBeforeLeaving(session.files, page);
  listenToClipboard(session, page, (pasted) =>
    'files' in pasted
      ? void session.files.openDropped(pasted.files)
      : void session.files.openText(pasted.text),
  );
}
