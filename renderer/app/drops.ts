import type { Session } from '../session/session';

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
    void session.files.openDropped([...(event.dataTransfer?.files ?? [])]);
  });
}

function carriesFile({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') ?? false;
}
