import type { Session } from '../session/session';

/** What fails outside of what is drawn leaves the window as it was: its user hears that something was not done. */
export function tellUncaught({ notify }: Pick<Session, 'notify'>, page: Window): void {
  const tell = () => notify({ key: 'crash.notice', actions: ['window.reload'] });
  // A browser says in the same way that something is laid out a moment later, which is no error.
  page.addEventListener('error', ({ error }) => error !== null && error !== undefined && tell());
  page.addEventListener('unhandledrejection', tell);
}
