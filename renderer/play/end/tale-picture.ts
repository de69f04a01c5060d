import type { Palette } from '../../../drawing/palette';
import { fontFamilies } from '../../../drawing/svg';
import type { Say } from '../../../languages';
import { lineWords, type ToldGame } from './tale-text';

// In pixels of the picture.
const [WIDTH, MARGIN, GAP] = [1200, 48, 20] as const;
const [TITLE, TEXT, LEADING] = [44, 24, 32] as const;
/** Of a board beside its line. */
const BOARD = [416, 248] as const;

/** The tale as one picture: the boards as they were painted for the window, each with its line. */
export function talePicture(
  told: ToldGame,
  boards: readonly HTMLCanvasElement[],
  { palette, say }: { readonly palette: Palette; readonly say: Say },
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(undefined);
  const text = `${TEXT}px "${fontFamilies.text}"`;
  context.font = text;
  const why = [told.outcome, ...wrapped(context, told.why, WIDTH - 2 * MARGIN)];
  const top = MARGIN + TITLE + GAP + why.length * LEADING + GAP;
  canvas.width = WIDTH;
  canvas.height = top + told.lines.length * (BOARD[1] + GAP) + MARGIN;
  // The size of a canvas resets its pen.
  context.fillStyle = palette.bone;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = palette.ink;
  context.textBaseline = 'top';
  context.font = `${TITLE}px "${fontFamilies.title}"`;
  context.fillText(told.title, MARGIN, MARGIN, WIDTH - 2 * MARGIN);
  context.font = text;
  why.forEach((row, index) => context.fillText(row, MARGIN, MARGIN + TITLE + GAP + index * LEADING));
  const beside = MARGIN + BOARD[0] + GAP;
  told.lines.forEach((line, index) => {
    const y = top + index * (BOARD[1] + GAP);
    const board = boards[index];
    if (board) context.drawImage(board, MARGIN, y, ...BOARD);
    context.strokeStyle = palette.ink;
    context.lineWidth = 2;
    context.strokeRect(MARGIN, y, ...BOARD);
    const rows = wrapped(context, lineWords(line, say), WIDTH - MARGIN - beside);
    rows.forEach((row, at) => context.fillText(row, beside, y + at * LEADING));
  });
  return bytesOf(canvas);
}

function wrapped(context: CanvasRenderingContext2D, words: string, width: number): string[] {
  const rows: string[] = [];
  let row = '';
  for (const word of words.split(' ')) {
    const longer = row === '' ? word : `${row} ${word}`;
    if (row === '' || context.measureText(longer).width <= width) row = longer;
    else {
      rows.push(row);
      row = word;
    }
  }
  return [...rows, row];
}

async function bytesOf(canvas: HTMLCanvasElement): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return blob ? new Uint8Array(await blob.arrayBuffer()) : undefined;
}
