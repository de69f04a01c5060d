import { expect } from 'vitest';
import type { Printout } from '../../../printing/printout';
import type { SheetContent } from '../../../printing/sheet/sheet-content-type';
import { readAloud } from './read-aloud';
import { levelled, sheetTexts } from './sheet-words';

/** Every text of a sheet is read aloud, word for word, and in its order: what is told below the map follows it. */
export function expectWhole(printout: Printout, contents: readonly SheetContent[]): void {
  const spoken = readAloud(printout).map(({ text }) => levelled(text));
  for (const content of contents) {
    const { title, story: _, map, plan: _plan, tiles: _tiles, ...rest } = content;
    for (const text of sheetTexts(content)) expect(spoken).toContain(levelled(text));
    const told = { ...rest, title, story: [], ...(map && { map: { ...map, legend: [] } }) };
    expectInOrder(spoken, sheetTexts(told).map(levelled));
  }
}

function expectInOrder(spoken: readonly string[], texts: readonly string[]): void {
  let from = 0;
  for (const text of texts) {
    const at = spoken.indexOf(text, from);
    expect(at, `‘${text}’ after ‘${spoken[from - 1]}’`).toBeGreaterThanOrEqual(0);
    from = at + 1;
  }
}
