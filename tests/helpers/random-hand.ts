import { type Arbitrary, constantFrom, double, integer, oneof, record, tuple } from 'fast-check';
import type { Point } from '../../drawing/scene';
import { allParts } from '../../renderer/document/parts';
import { drivingTrain } from '../../renderer/document/systems/undead-or-alive';
import type { Brush } from '../../renderer/tools/brush';
import { toolIds } from '../../renderer/tools/tool';
import type { Keys, TestEditor } from './test-editor';

/** Something that a hand can do at any time. */
export interface Deed {
  /** For whoever reads of a sequence that went wrong. */
  readonly toString: () => string;
  readonly do: (editor: TestEditor) => void;
}

const brushes: readonly Brush[] = [
  { kind: 'tiles', tiles: [{ face: '5R', x: 0, y: 0, rotation: 0 }], rotation: 90 },
  { kind: 'tiles', tiles: [{ face: '12V', x: -125, y: -45, rotation: 0 }], rotation: 0 },
  {
    kind: 'tiles',
    makes: drivingTrain,
    rotation: 0,
    tiles: [
      { face: '10R', x: 250, y: 0, rotation: 0 },
      { face: '11R', x: 0, y: 0, rotation: 0 },
    ],
  },
  { kind: 'piece', piece: { kind: 'objective', colour: 'red' } },
  { kind: 'piece', piece: { kind: 'machine', machine: 'wagon' } },
  { kind: 'piece', piece: { kind: 'companion' } },
];

/** Middles of tiles and of places beside them, pieces, ends of arrows, printed places, balconies. */
const landmarks: readonly Point[] = [
  ...[125, 375, 625, -125].flatMap((x) => [125, 375, 625].map((y): Point => [x, y])),
  [375, 295],
  [375, 385],
  [40, 40],
  [290, 40],
  [290, 220],
  [200, 60],
  [190, 310],
  [409, 154],
  [60, 120],
  [20, 220],
  [220, 230],
  [445, 260],
  [-60, -60],
];
const near = tuple(
  constantFrom(...landmarks),
  integer({ min: -9, max: 9 }),
  integer({ min: -9, max: 9 }),
).map(([[x, y], dx, dy]): Point => [x + dx, y + dy]);
const anywhere = double({ min: -300, max: 900, noNaN: true });
const nowhere = constantFrom(-1e9, -100_000, 99_999.5, 1e6);
const point: Arbitrary<Point> = oneof(
  { weight: 12, arbitrary: near },
  { weight: 3, arbitrary: tuple(anywhere, anywhere) },
  { weight: 1, arbitrary: tuple(nowhere, nowhere) },
);
const keys: Arbitrary<Keys> = oneof(
  { weight: 6, arbitrary: constantFrom({}) },
  { weight: 1, arbitrary: record({ shift: constantFrom(true, false), alt: constantFrom(true, false) }) },
  { weight: 1, arbitrary: constantFrom({ command: true }) },
);

function deed<T>(
  name: string,
  arbitrary: Arbitrary<T>,
  act: (editor: TestEditor, value: T) => void,
): Arbitrary<Deed> {
  return arbitrary.map((value) => ({
    toString: () => `${name} ${JSON.stringify(value)}`,
    do: (editor) => act(editor, value),
  }));
}

const where = record({ at: point, keys });
const hand: { readonly weight: number; readonly arbitrary: Arbitrary<Deed> }[] = [
  { weight: 5, arbitrary: deed('move', where, (editor, { at, keys }) => editor.move(at, keys)) },
  { weight: 4, arbitrary: deed('press', where, (editor, { at, keys }) => editor.press(at, keys)) },
  { weight: 4, arbitrary: deed('release', where, (editor, { at, keys }) => editor.release(at, keys)) },
  {
    weight: 12,
    arbitrary: deed('drag', record({ from: point, to: point, keys }), (editor, { from, to, keys }) =>
      editor.drag(from, to, keys),
    ),
  },
  { weight: 8, arbitrary: deed('click', where, (editor, { at, keys }) => editor.click(at, keys)) },
  {
    weight: 6,
    arbitrary: deed(
      'pull',
      record({ from: point, to: point, key: constantFrom('rotate', 'rotateBack', 'flip', 'enter') }),
      (editor, { from, to, key }) => editor.pull(from, to).key(key).release(),
    ),
  },
  { weight: 1, arbitrary: deed('double click', point, (editor, at) => editor.doubleClick(at)) },
  { weight: 1, arbitrary: deed('right press', point, (editor, at) => editor.rightPress(at)) },
  { weight: 1, arbitrary: deed('wheel', constantFrom<1 | -1>(1, -1), (editor, turn) => editor.wheel(turn)) },
  {
    weight: 3,
    arbitrary: deed('key', constantFrom('rotate', 'rotateBack', 'flip', 'enter'), (editor, key) =>
      editor.key(key),
    ),
  },
  { weight: 1, arbitrary: deed('leave', constantFrom(''), (editor) => editor.leave()) },
  { weight: 1, arbitrary: deed('escape', constantFrom(''), (editor) => editor.escape()) },
];

const beside: { readonly weight: number; readonly arbitrary: Arbitrary<Deed> }[] = [
  {
    weight: 2,
    arbitrary: deed('choose', constantFrom(...toolIds), (editor, tool) => editor.editor.choose(tool)),
  },
  { weight: 3, arbitrary: deed('take', constantFrom(...brushes), (editor, brush) => editor.take(brush)) },
  {
    weight: 1,
    arbitrary: deed('zoom', constantFrom(0.1, 1, 4), (editor, pixel) => void (editor.pixel = pixel)),
  },
  { weight: 1, arbitrary: deed('undo', constantFrom(''), (editor) => editor.undo()) },
  { weight: 1, arbitrary: deed('redo', constantFrom(''), ({ tab }) => tab.document.redo()) },
  {
    weight: 2,
    arbitrary: deed('answer', integer({ min: 0, max: 1 }), ({ shown }, which) =>
      shown.question?.answers[which]?.choose(),
    ),
  },
  {
    weight: 2,
    arbitrary: deed(
      'label',
      record({ at: point, words: constantFrom('', 'Gold') }),
      (editor, { at, words }) => {
        editor.editor.choose('label');
        editor.click(at).shown.writing?.write(words);
      },
    ),
  },
  {
    weight: 2,
    arbitrary: deed('write', constantFrom('', ' ', 'Gold'), ({ shown }, words) =>
      shown.writing?.write(words),
    ),
  },
  {
    weight: 2,
    arbitrary: deed('type', constantFrom('', ' ', 'G', 'Go'), ({ shown }, words) =>
      shown.writing?.type(words),
    ),
  },
  {
    weight: 1,
    arbitrary: deed('select', integer({ min: 0, max: 3 }), ({ tab, mission }, which) =>
      tab.selection.set(allParts(mission).filter((_key, index) => which === 0 || index % 3 === which - 1)),
    ),
  },
];

export const anyDeed: Arbitrary<Deed> = oneof(...hand, ...beside);
