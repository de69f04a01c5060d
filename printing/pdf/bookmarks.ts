import type { Bookmark } from '../printout';
import { placeOn } from './links';
import type { PDFDocument, PdfBookmark, PdfReference } from './pdfkit';

/** All of them open, so that a reader of the file shows what there is. */
export function writeBookmarks(
  document: PDFDocument,
  bookmarks: readonly Bookmark[],
  pages: readonly PdfReference[],
): void {
  if (bookmarks.length > 0) addAll(document.outline, bookmarks, pages);
}

/** Gives how many there are. */
function addAll(above: PdfBookmark, bookmarks: readonly Bookmark[], pages: readonly PdfReference[]): number {
  let count = bookmarks.length;
  for (const { title, page, children = [] } of bookmarks) {
    const Dest = placeOn(pages, page);
    const added = above.addItem(title, { pageNumber: page });
    Object.assign(added.outlineData, { Dest });
    count += children.length > 0 ? addAll(added, children, pages) : 0;
  }
  above.outlineData.Count = count;
  return count;
}
