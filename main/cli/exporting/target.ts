import { extname, sep } from 'node:path';
import type { ProductName } from '../../../printing/options';
import { Misunderstanding } from '../misunderstanding';
import type { Wishes } from './asked';

/** What stands for the standard output elsewhere. */
const OUTPUT = '-';

const endings: Readonly<Record<ProductName, readonly string[]>> = {
  sheet: ['.pdf'],
  realsize: ['.pdf'],
  booklet: ['.pdf'],
  png: ['.png'],
  svg: ['.svg'],
  thumbnail: ['.png'],
  // As their option `format` says.
  players: ['.png', '.svg'],
};

/** Throws where a file would not be what its name says. A players' map is what its file says, where nothing else does. */
export function fittingWishes(product: ProductName, file: string, wishes: Wishes): Wishes {
  if (file === OUTPUT) throw new Misunderstanding('cli.export.no-output', {});
  if (file.endsWith('/') || file.endsWith(sep)) throw new Misunderstanding('cli.output.is-folder', { file });
  const ending = extname(file).toLowerCase();
  const format = ending.slice(1);
  const possible = endings[product].filter(
    (one) => product !== 'players' || wishes['format'] === undefined || wishes['format'] === one.slice(1),
  );
  if (!possible.includes(ending)) {
    throw new Misunderstanding('cli.export.ending', { file, product, endings: possible.join(', ') });
  }
  return product === 'players' ? { ...wishes, format } : wishes;
}
