import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { boardScene } from '../../drawing/board/board-scene';
import { boardPalettes } from '../../drawing/palette';
import { sceneToSvg } from '../../drawing/svg';
import { stockFace } from '../../engine';
import { pngOf } from '../helpers/pictures';
import { placed, stockFaces } from '../helpers/stock-faces';

const folder = fileURLToPath(new URL('../golden/faces/', import.meta.url));
const list = `${folder}hashes.json`;

function faceSvg(id: string): string {
  const options = { margin: 0, table: false };
  return sceneToSvg(
    boardScene({ placements: [placed('a', id, 0, 0)], faces: stockFace, options }),
    boardPalettes.light,
  );
}

/** The pictures are for the eye, the hashes for the test: PNG may differ by a shade between processors. */
if (process.env['GOLDEN'] === 'write') {
  mkdirSync(folder, { recursive: true });
  const hashes: Record<string, string> = {};
  for (const { id } of stockFaces) {
    hashes[id] = hashOf(faceSvg(id));
    writeFileSync(`${folder}${id}.png`, pngOf(faceSvg(id), 250));
  }
  writeFileSync(list, `${JSON.stringify(hashes, undefined, 2)}\n`);
}

function hashOf(svg: string): string {
  return createHash('sha256').update(svg).digest('hex').slice(0, 16);
}

describe('the golden pictures of the faces', () => {
  const golden = JSON.parse(readFileSync(list, 'utf8')) as Record<string, string>;

  it('are there for every face, and for no other', () => {
    expect(Object.keys(golden)).toEqual(stockFaces.map(({ id }) => id));
    for (const id of Object.keys(golden))
      expect(readFileSync(`${folder}${id}.png`).subarray(1, 4).toString()).toBe('PNG');
  });

  it.each(stockFaces.map(({ id }) => id))(
    '%s looks as it did (if it was meant to change: tests/README.md)',
    (id) => {
      expect(hashOf(faceSvg(id))).toBe(golden[id]);
    },
  );

  it('can be painted', () => {
    expect(pngOf(faceSvg('5R'), 250).length).toBeGreaterThan(5_000);
  });
});
