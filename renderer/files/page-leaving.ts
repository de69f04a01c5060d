import type { Files } from './files';

/** A page that is hidden may be gone without a further word: phones and browsers end them so. */
export function keepWhenLeaving(files: Pick<Files, 'flush'>, page: Window): void {
  const flush = () => void files.flush();
  page.document.addEventListener('visibilitychange', () => {
    if (page.document.visibilityState === 'hidden') flush();
  });
  page.addEventListener('pagehide', flush);
  // Whoever leaves the window for another program may end this one there.
  page.addEventListener('blur', flush);
}

/** No page may ask in its own words; the desktop window does, and would be held fast by this. */
export function askBeforeLeaving(files: Pick<Files, 'wouldLoseText'>, page: Window): void {
  page.addEventListener('beforeunload', (event) => {
    if (files.wouldLoseText()) event.preventDefault();
  });
}
