import type { Box } from '../../../drawing/box';
import type { Line, Point } from '../../../drawing/scene';
import type { DrawnLine } from '../paper-reading';
import { pageBoxes } from './page-boxes';
import { saidBy } from './programs';
import { inMillimetres } from './units';

/** What is drawn on every page of a file, but for letters, in millimetres from its upper left corner. */
export async function drawnLines(file: string): Promise<DrawnLine[][]> {
  const readable = await saidBy('qpdf', ['--qdf', '--object-streams=disable', file, '-']);
  const pages = readable.matchAll(/%% Contents for page \d+\n.*?\nstream\n(.*?)\nendstream/gs);
  const boxes = await pageBoxes(file);
  return [...pages].map(([, orders = ''], index) => {
    const height = boxes[index]?.MediaBox?.[3] ?? NaN;
    return followed(orders, ([x, y]) => [inMillimetres(x), height - inMillimetres(y)]);
  });
}

type Matrix = readonly [number, number, number, number, number, number];

interface Pen {
  readonly matrix: Matrix;
  readonly dashed: boolean;
  readonly clip: Box | undefined;
}

/** Follows the orders of a page as a printer does, as far as straight lines go. */
function followed(orders: string, onPaper: (point: Point) => Point): DrawnLine[] {
  let pen: Pen = { matrix: [1, 0, 0, 1, 0, 0], dashed: false, clip: undefined };
  const kept: Pen[] = [];
  const drawn: DrawnLine[] = [];
  let path: Point[][] = [];
  let numbers: number[] = [];
  const at = (x = NaN, y = NaN): Point => {
    const [a, b, c, d, e, f] = pen.matrix;
    return onPaper([a * x + c * y + e, b * x + d * y + f]);
  };
  const put = (filled: boolean): void => {
    const { dashed, clip } = pen;
    drawn.push(...path.map((points) => ({ points, dashed, filled, clip })));
    path = [];
  };
  const does: Readonly<Record<string, () => void>> = {
    q: () => kept.push(pen),
    Q: () => {
      pen = kept.pop() ?? pen;
    },
    cm: () => {
      pen = { ...pen, matrix: joined(numbers as unknown as Matrix, pen.matrix) };
    },
    m: () => path.push([at(numbers[0], numbers[1])]),
    l: () => path.at(-1)?.push(at(numbers[0], numbers[1])),
    c: () => path.at(-1)?.push(at(numbers[4], numbers[5])),
    re: () => {
      const [x = NaN, y = NaN, w = NaN, h = NaN] = numbers;
      path.push([at(x, y), at(x + w, y), at(x + w, y + h), at(x, y + h)]);
    },
    W: () => {
      pen = { ...pen, clip: boxAround(path.flat()) };
    },
    n: () => {
      path = [];
    },
    f: () => put(true),
    S: () => put(false),
    s: () => put(false),
    d: () => {
      pen = { ...pen, dashed: numbers.length > 1 };
    },
  };
  for (const word of orders.replaceAll(/\((?:\\.|[^\\)])*\)|<[0-9a-fA-F]*>|[[\]]/g, ' ').split(/\s+/)) {
    const value = Number(word);
    if (word !== '' && !Number.isNaN(value)) {
      numbers.push(value);
      continue;
    }
    does[word]?.();
    numbers = [];
  }
  return drawn;
}

/** First one, then the other. */
function joined([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + b * i, a * h + b * j, c * g + d * i, c * h + d * j, e * g + f * i + k, e * h + f * j + l];
}

function boxAround(points: Line): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return [x, y, Math.max(...xs) - x, Math.max(...ys) - y];
}
