import type { Session } from '../session/session';
import { openFile } from './opening';

/** A file dropped anywhere on the window is opened; left alone, the browser would leave the page for it. */
export function listenToDrops(session: Session, page: Window): void {
  page.addEventListener('dragover', (event) => {
    if (!carriesFile(event)) return;
    event.preventDefault();
    if (event.dataTransfer) event.dataTransfer.dropEffect = 'copy';
    session.showFilesOver(true);
  });
  page.addEventListener('dragleave', ({ relatedTarget }) => {
    // From one element to the next, files are over the window still.
    if (relatedTarget === null) session.showFilesOver(false);
  });
  page.addEventListener('drop', (event) => {
    if (!carriesFile(event)) return;
    event.preventDefault();
    session.showFilesOver(false);
    void openFirst(session, [...(event.dataTransfer?.files ?? [])]);
  });
}

async function openFirst(session: Session, [file, ...others]: readonly File[]): Promise<void> {
  if (!file || !(await openFile(session, file)) || others.length === 0) return;
  session.notify({ key: 'open.first-only', parameters: { name: file.name } });
}

function carriesFile({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') ?? false;
}
