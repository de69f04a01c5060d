import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A page as pdftoppm paints it. */
export interface PagePicture {
  readonly width: number;
  readonly height: number;
  /** Red, green and blue of the dot at these millimetres. */
  readonly at: (x: number, y: number) => [red: number, green: number, blue: number];
}

/** Of a page by its index, with so many dots to the millimetre. */
export async function pagePicture(file: string, page = 0, dots = 4): Promise<PagePicture> {
  const number = String(page + 1);
  const args = ['-r', String(dots * 25.4), '-f', number, '-l', number, file];
  const { stdout } = await run('pdftoppm', args, { encoding: 'buffer', maxBuffer: 2 ** 30 });
  const [, width = 0, height = 0] = (
    /^P6\s(\d+)\s(\d+)\s255\s/.exec(stdout.toString('latin1', 0, 40)) ?? []
  ).map(Number);
  const first = stdout.length - width * height * 3;
  const at: PagePicture['at'] = (x, y) => {
    const start = first + (Math.floor(y * dots + 1e-6) * width + Math.floor(x * dots + 1e-6)) * 3;
    const [red = 0, green = 0, blue = 0] = stdout.subarray(start, start + 3);
    return [red, green, blue];
  };
  return { width, height, at };
}

/** A page as a JPEG, which a camera could have taken. */
export async function jpegOf(file: string): Promise<Buffer> {
  const { stdout } = await run('pdftoppm', ['-jpeg', '-r', '50', file], {
    encoding: 'buffer',
    maxBuffer: 2 ** 24,
  });
  return stdout;
}
