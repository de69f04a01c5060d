import { palettes } from '../../drawing/palette';
import type { Theme } from '../../main/contract';
import { performAction } from './actions';
import { keepNativeMenu } from './menus';
import type { Session, SessionState } from './session';
import { listenToKeys } from './shortcuts';

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
  systemDark.addEventListener('change', () => dress(session.store.getState()));

  session.host.listen((event) => {
    if (event.name === 'menu.chosen') performAction(session, event.value);
  });
  keepNativeMenu(session);
  listenToKeys(session, page, isMac(page));
}

/** The colours of the drawing are the colours of the window: `--paper`, `--ink`, ... */
function paint(root: HTMLElement, theme: Theme, systemDark: boolean): void {
  const shown = theme === 'system' ? (systemDark ? 'dark' : 'light') : theme;
  root.dataset.theme = shown;
  root.style.colorScheme = shown;
  for (const [name, colour] of Object.entries(palettes[shown]))
    root.style.setProperty(colourVariable(name), colour);
}

export function colourVariable(name: string): string {
  return `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

export function isMac(page: Window): boolean {
  return page.navigator.userAgent.includes('Mac OS');
}
