import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { paintPdf } from '../../../printing/pdf/paint-pdf';
import type { Printout } from '../../../printing/printout';
import { printedOut, subjectOf, tilesSubject, town } from '../../helpers/paper-subjects';
import { fontBytes } from '../../helpers/pdf/font-bytes';
import { pageAsPng } from '../../helpers/pdf/page-png';
import { everyToken, placed } from '../../helpers/stock-faces';

const folder = 'tests/golden/real-size/';
const list = `${folder}hashes.json`;

const train = tilesSubject([...town(4, 2), placed('t', '10R', 500, 0, 90)]);
const tokens = { what: 'tokens' } as const;

/** A page of each sort, by its index. */
const pages: Readonly<Record<string, readonly [printout: Printout, page: number]>> = {
  plan: [printedOut(train), 0],
  page: [printedOut(train, { paper: 'letter', overlap: 20 }), 1],
  tile: [printedOut({ ...train, boxes: [], language: 'fr' }, { what: 'lacking', ink: 'saver' }), 9],
  shop: [printedOut(train, { layout: 'one', ink: 'grey' }), 0],
  'tokens-to-fold': [printedOut(subjectOf(everyToken()), tokens), 0],
  'backs-of-tokens': [printedOut(subjectOf(everyToken()), { ...tokens, backs: 'short-edge' }), 1],
};

function hashOf([printout, page]: readonly [Printout, number]): string {
  const seen = { palette: printout.palette, page: printout.pages[page] };
  return createHash('sha256').update(JSON.stringify(seen, asSeen)).digest('hex').slice(0, 16);
}

/** To the thousandth of a millimetre, and without what is read aloud. */
function asSeen(key: string, value: unknown): unknown {
  if (key === 'tag') return undefined;
  return typeof value === 'number' ? Math.round(value * 1000) / 1000 : value;
}

/** The pictures are for the eye, the hashes for the test: every painter softens edges in its own way. */
if (process.env['GOLDEN'] === 'write') {
  mkdirSync(folder, { recursive: true });
  for (const [name, [printout, page]] of Object.entries(pages)) {
    const { bytes } = await paintPdf(printout, { fonts: fontBytes() });
    writeFileSync(`${folder}${name}.png`, pageAsPng(bytes, page));
  }
  const hashes = Object.fromEntries(Object.entries(pages).map(([name, page]) => [name, hashOf(page)]));
  writeFileSync(list, `${JSON.stringify(hashes, undefined, 2)}\n`);
}

describe('the golden pages of a map and its tokens', () => {
  const golden = JSON.parse(readFileSync(list, 'utf8')) as Record<string, string>;

  it('are there as pictures', () => {
    expect(Object.keys(golden)).toEqual(Object.keys(pages));
    for (const name of Object.keys(golden))
      expect(readFileSync(`${folder}${name}.png`).subarray(1, 4).toString()).toBe('PNG');
  });

  it.each(Object.entries(pages))(
    '%s looks as it did (if it was meant to change: tests/README.md)',
    (name, page) => {
      expect(hashOf(page)).toBe(golden[name]);
    },
  );
});
