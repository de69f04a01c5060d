import { describe, expect, it } from 'vitest';
import { box } from '../../drawing/outline';
import { textLine } from '../../drawing/text';
import { points } from '../../printing/flow/type';
import { usualOptions } from '../../printing/options';
import type { Entry, Printout } from '../../printing/printout';
import { sheetPrintout } from '../../printing/sheet/sheet-printout';
import { node, nodeIn } from '../../printing/structure';
import { pageFaults } from '../helpers/printing/page-faults';
import { sampleSubject } from '../helpers/printing/sample-subjects';
import { strayLines } from '../helpers/printing/stray-lines';

const sound = sheetPrintout(sampleSubject('tutorials/first-mission.boothill.json'), usualOptions('sheet'));

function words(text: string, x: number, y: number, size = points(9.5)) {
  return textLine(text, [x, y], { font: 'text', size }, 'ink', 'start');
}

/** The sound sheet with something more on its last page. */
function withEntries(...entries: readonly Entry[]): Printout {
  const pages = sound.pages.map((page, index) =>
    index === sound.pages.length - 1 ? { ...page, entries: [...page.entries, ...entries] } : page,
  );
  return { ...sound, pages };
}

describe('what is looked for on paper', () => {
  it('is not there on a sound sheet', () => {
    expect(pageFaults(sound)).toEqual([]);
    expect(strayLines(sound)).toEqual([]);
  });

  it('is found: lines that meet', () => {
    const lines = [words('Wanted', 50, 250), words('dead or alive', 55, 252)];
    expect(pageFaults(withEntries({ tag: node('P'), shapes: lines }))).toContain(
      'page 2: two texts meet: Wanted / dead or alive',
    );
  });

  it('is found: text that leaves the margin', () => {
    const [last] = sound.pages.slice(-1);
    const far = words('Out of town', (last?.width ?? 0) - 20, 250);
    expect(pageFaults(withEntries({ tag: node('P'), shapes: [far] }))).toContain(
      'page 2: beyond the margin: Out of town',
    );
  });

  it('is found: letters that are too small, also by their scale', () => {
    const found = pageFaults(
      withEntries(
        { tag: node('P'), shapes: [words('Small', 60, 255, points(7.9))] },
        { tag: node('P'), shapes: [words('Scaled', 100, 255)], scale: 0.8 },
      ),
    );
    expect(found).toEqual(expect.arrayContaining(['page 2: too small: Small', 'page 2: too small: Scaled']));
  });

  it('is found: words on a drawing, and a drawing that leaves the page', () => {
    const figure = node('Figure', { alternative: 'A door' });
    const door: Entry = {
      tag: figure,
      shapes: [{ kind: 'path', outlines: [box(0, 0, 200, 400)], fill: 'timber' }],
      at: [50, 240],
      scale: 0.5,
    };
    const found = pageFaults(withEntries(door, { tag: node('P'), shapes: [words('On it', 60, 255)] }));
    expect(found).toEqual(
      expect.arrayContaining(['page 2: on a drawing: On it', 'page 2: a drawing beyond the margin']),
    );
  });

  it('is found: a line alone, and a heading alone', () => {
    const structure = node('Document');
    const [split, heading, below] = [nodeIn(structure, 'P'), nodeIn(structure, 'H2'), nodeIn(structure, 'P')];
    const page = (entries: readonly Entry[]) => ({ width: 100, height: 100, entries });
    const pages = [
      page([
        { tag: split, shapes: [words('One', 20, 20), words('two', 20, 25)] },
        { tag: heading, shapes: [words('Goals', 20, 90)] },
      ]),
      page([
        { tag: split, shapes: [words('three', 20, 20)] },
        { tag: below, shapes: [words('Win', 20, 30)] },
      ]),
    ];
    expect(strayLines({ ...sound, structure, pages })).toEqual([
      'a line alone: Onetwothree',
      'a heading alone: Goals',
    ]);
  });
});
