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
  style.textContent = sizes
    .map(
      (size, index) =>
        `@page printed-${index} { size: ${size}; margin: 0 } .printed-${index} { page: printed-${index} }`,
    )
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
  document.body.append(printed);
  const pictures = [...printed.querySelectorAll('image')].map((image) =>
    isThere(image.getAttribute('href') ?? ''),
  );
  await Promise.all(pictures);
  // A browser may say so before it has made the pages, or never.
  page.addEventListener('afterprint', () => setTimeout(() => printed.remove(), 1000), { once: true });
  for (const before of document.querySelectorAll('.printed')) if (before !== printed) before.remove();
  page.print();
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
