import { execFileSync } from 'node:child_process';

/** A page of a PDF by its index, as a small picture for the eye. */
export function pageAsPng(pdf: Uint8Array, page: number): Buffer {
  const number = String(page + 1);
  return execFileSync('pdftoppm', ['-png', '-r', '50', '-f', number, '-l', number, '-'], { input: pdf });
}
