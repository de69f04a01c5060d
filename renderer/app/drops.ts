import type { Session } from '../session/session';
import { openFile } from './opening';

/** A file dropped anywhere on the window is opened; left alone, the browser would leave the page for it. */
export function listenToDrops(session: Session, page: Window): void {
  page.addEventListener('dragover', (event) => {
    if (!carriesFile(event)) return;
    event.preventDefault();
    if (event.dataTransfer) event.dataTransfer.dropEffect = 'copy';
  });
  page.addEventListener('drop', (event) => {
    if (!carriesFile(event)) return;
    event.preventDefault();
    const file = event.dataTransfer?.files[0];
    if (file) void openFile(session, file);
  });
}

function carriesFile({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') ?? false;
}
