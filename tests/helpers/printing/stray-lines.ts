import type { Printout } from '../../../printing/printout';
import { readAloud, type SpokenText } from './read-aloud';

/** Lines that stand alone on their side of a break, and headings with nothing below them. */
export function strayLines(printout: Printout): string[] {
  const spoken = readAloud(printout);
  const middle = (printout.pages[0]?.width ?? 0) / 2;
  return [
    ...spoken.flatMap((text) => alone(text, middle)),
    ...spoken.flatMap((text, index) => forsaken(text, spoken[index + 1])),
  ];
}

/** What lines a text has in each column that it stands in. */
function columnsOf({ lines }: SpokenText, middle: number): Map<string, Set<number>> {
  const columns = new Map<string, Set<number>>();
  for (const { page, box, baseline } of lines) {
    const key = `${page} ${box[0] > middle}`;
    columns.set(key, (columns.get(key) ?? new Set()).add(Math.round(baseline * 100)));
  }
  return columns;
}

function alone(spoken: SpokenText, middle: number): string[] {
  if (spoken.node.role !== 'P') return [];
  const counts = [...columnsOf(spoken, middle).values()].map(({ size }) => size);
  return counts.length > 1 && counts.some((count) => count < 2) ? [`a line alone: ${spoken.text}`] : [];
}

function forsaken({ node, lines, text }: SpokenText, next: SpokenText | undefined): string[] {
  if (!/^H[23]$/.test(node.role) || !next) return [];
  const last = lines.at(-1);
  const [first] = next.lines;
  if (!last || !first) return [`a heading of nothing: ${text}`];
  const isBelow = first.page === last.page && first.baseline > last.baseline;
  return isBelow ? [] : [`a heading alone: ${text}`];
}
