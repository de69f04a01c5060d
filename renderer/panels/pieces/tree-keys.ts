import type { PieceRow } from './piece-rows';

/** What a key asks of the tree. */
export type TreeWish =
  | { readonly kind: 'go'; readonly to: PieceRow }
  | { readonly kind: 'open' | 'close'; readonly row: PieceRow }
  | { readonly kind: 'choose' | 'toggle'; readonly row: PieceRow };

/** As trees everywhere answer to keys; `rows` are those in sight. */
export function treeWish(
  key: string,
  row: PieceRow,
  rows: readonly PieceRow[],
  isOpen: boolean,
): TreeWish | undefined {
  const at = rows.indexOf(row);
  const go = (to: PieceRow | undefined): TreeWish | undefined => (to ? { kind: 'go', to } : undefined);
  switch (key) {
    case 'ArrowDown':
      return go(rows[Math.min(at + 1, rows.length - 1)]);
    case 'ArrowUp':
      return go(rows[Math.max(at - 1, 0)]);
    case 'Home':
      return go(rows[0]);
    case 'End':
      return go(rows.at(-1));
    case 'ArrowRight':
      if (!row.hasRows) return go(row);
      return isOpen ? go(rows[at + 1]) : { kind: 'open', row };
    case 'ArrowLeft':
      if (row.hasRows && isOpen) return { kind: 'close', row };
      return go(rows.find(({ key: parent }) => parent === row.parent) ?? row);
    case 'Enter':
      return { kind: 'choose', row };
    case ' ':
      return { kind: 'toggle', row };
    default:
      return undefined;
  }
}

/** Milliseconds after which letters begin another word. */
const PAUSE = 700;

export interface Sought {
  readonly letters: string;
  readonly at: number;
}

/** The letters that are sought now, and the next row that begins with them; one letter again goes on to the next. */
export function seek(
  letter: string,
  now: number,
  before: Sought | undefined,
  rows: readonly PieceRow[],
  row: PieceRow,
): { sought: Sought; found: PieceRow | undefined } {
  const goesOn = before !== undefined && now - before.at < PAUSE;
  const letters = plain(goesOn ? before.letters + letter : letter);
  const isSame = letters === letters.charAt(0).repeat(letters.length);
  const word = isSame ? letters.slice(0, 1) : letters;
  const at = rows.indexOf(row);
  // A word that is being written may go on to fit the row where it began.
  const from = word.length > 1 ? at : at + 1;
  const order = [...rows.slice(from), ...rows.slice(0, from)];
  const found = order.find(({ words }) => plain(words).startsWith(word));
  return { sought: { letters, at: now }, found };
}

/** Whoever types `e` means É as well. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
