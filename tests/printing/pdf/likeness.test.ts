import { expect, it } from 'vitest';
import { sceneToSvg } from '../../../drawing/svg';
import { usualOptions } from '../../../printing/options';
import { makePicture } from '../../../printing/pictures/make-picture';
import { isRefusal } from '../../../printing/refusal';
import { node, nodeIn } from '../../../printing/structure';
import { sampleSubject } from '../../helpers/paper-subjects';
import { pagePicture } from '../../helpers/pdf/page-picture';
import { painted, printoutOf } from '../../helpers/pdf/printouts';
import { dotsOf } from '../../helpers/pictures';

/** Millimetres of a cell whose colours are compared as a whole: edges are softened differently by every painter. */
const CELL = 10;
/** To the millimetre. */
const DOTS = 3;

it.each(['m7.boothill.json', 'm9.boothill.json'])('%s looks on paper as it does in SVG', async (name) => {
  const options = { ...usualOptions('svg'), areas: true, zones: true };
  const picture = makePicture('svg', sampleSubject(name), options);
  if (isRefusal(picture)) throw new Error(`refused: ${picture.refused}`);
  const { scene, palette } = picture;
  const [columns, rows] = [Math.floor(scene.width / CELL), Math.floor(scene.height / CELL)];
  // Whole cells, so that the dots of both painters are of one size.
  const size = { width: columns * CELL, height: rows * CELL };
  const root = node('Document');
  const tag = nodeIn(root, 'Figure', { alternative: 'The map' });
  const page = { ...size, entries: [{ tag, shapes: scene.shapes }] };
  const { file } = await painted(printoutOf(root, [page], { palette }));
  const ours = await pagePicture(file, 0, DOTS);
  const dots = dotsOf(sceneToSvg({ ...scene, ...size }, { ...palette }), size.width * DOTS);
  const theirs = (x: number, y: number) => {
    const at = (Math.round(y * DOTS) * size.width * DOTS + Math.round(x * DOTS)) * 4;
    const seen = (dots[at + 3] ?? 0) / 255;
    // Where nothing is drawn the paper is white.
    return [0, 1, 2].map((part) => (dots[at + part] ?? 0) + 255 * (1 - seen));
  };
  const differences = Array.from({ length: columns * rows }, (_, cell) => {
    const [left, top] = [(cell % columns) * CELL, Math.floor(cell / columns) * CELL];
    return difference(left, top, ours.at, theirs);
  });
  // SVG draws letters closer that stand beside each other, and takes several spaces for one.
  expect(Math.max(...differences)).toBeLessThan(30);
  expect(differences.reduce((sum, each) => sum + each, 0) / differences.length).toBeLessThan(1.2);
});

type Colours = (x: number, y: number) => readonly number[];

/** How far the colours of a cell are apart, at the most of the three. */
function difference(left: number, top: number, one: Colours, other: Colours): number {
  const sums = [0, 0, 0];
  const across = CELL * DOTS;
  for (let dot = 0; dot < across ** 2; dot++) {
    const [x, y] = [left + (dot % across) / DOTS, top + Math.floor(dot / across) / DOTS];
    const [a, b] = [one(x, y), other(x, y)];
    for (const part of [0, 1, 2]) sums[part] = (sums[part] ?? 0) + (a[part] ?? 0) - (b[part] ?? 0);
  }
  return Math.max(...sums.map((sum) => Math.abs(sum) / across ** 2));
}
