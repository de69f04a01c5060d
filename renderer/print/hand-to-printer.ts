import { idle } from '../files/idle-queue';
import type { PagesToPrint } from '../products/pages-to-print';
import './printed.css';

/**
 * Has the system print pages, each on paper of its own size and nothing else of the window. They stand in the page itself and are seen
 * by printers only: frames are forbidden to it.
 */
export async function handToPrinter(page: Window, { pages, language }: PagesToPrint): Promise<void> {
  const { document } = page;
  const printed = document.createElement('div');
  printed.className = 'printed';
  printed.lang = language;
  const sizes = [...new Set(pages.map(sizeOf))];
  const style = document.createElement('style');
  // Older browsers know no pages with names: the size that comes first, mostly the only one, is that of all without.
  style.textContent = sizes
    .map((size, index) => {
      const rule = `size: ${size}; margin: 0`;
      const name = `printed-${index}`;
      return index === 0 ? `@page { ${rule} }` : `@page ${name} { ${rule} } .${name} { page: ${name} }`;
    })
    .join('\n');
  printed.append(style);
  for (const one of pages) {
    const sheet = document.createElement('div');
    sheet.className = `printed-page printed-${sizes.indexOf(sizeOf(one))}`;
    sheet.style.width = `${one.width}mm`;
    // A hair less, or what is rounded up would fall onto a page of its own.
    sheet.style.height = `${one.height - 0.1}mm`;
    sheet.innerHTML = one.markup;
    printed.append(sheet);
    // A page may have thousands of shapes; the window goes on between two of them.
    await idle();
  }
  forgetPrinted(page);
  document.body.append(printed);
  const pictures = [...printed.querySelectorAll('image')].map((image) =>
    isThere(image.getAttribute('href') ?? ''),
  );
  await Promise.all(pictures);
  page.print();
}

/** Not before its user is through with all of it: some browsers go on making pages after they have said that they have. */
export function forgetPrinted({ document }: Window): void {
  for (const printed of document.querySelectorAll('.printed')) printed.remove();
}

function sizeOf({ width, height }: PagesToPrint['pages'][number]): string {
  return `${width}mm ${height}mm`;
}

async function isThere(address: string): Promise<void> {
  const image = new Image();
  image.src = address;
  // What cannot be shown is left out.
  await image.decode().catch(() => undefined);
}
