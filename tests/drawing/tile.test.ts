import { describe, expect, it } from 'vitest';
import { boardScene } from '../../drawing/board/board-scene';
import type { Box } from '../../drawing/box';
import { palettes } from '../../drawing/palette';
import { sceneToSvg } from '../../drawing/svg';
import { stairsOf } from '../../drawing/systems/undead-or-alive/western/balconies';
import { besideDecks } from '../../drawing/systems/undead-or-alive/western/signs';
import { faceShapes } from '../../drawing/tile/face';
import { type Edge, planOf } from '../../drawing/tile/plan';
import { seatPoint } from '../../drawing/transform';
import { type Rotation, stockFace } from '../../engine';
import type { TileFace } from '../../schemas';
import { pointsOf } from '../helpers/pictures';
import { knownFace, placed, stockFaces } from '../helpers/stock-faces';

describe.each(stockFaces.map((face) => [face.id, face] as const))('face %s', (_, face) => {
  it('is the same picture every time', () => {
    expect(faceShapes(structuredClone(face))).toEqual(faceShapes(structuredClone(face)));
  });

  it('keeps to its tile', () => {
    const [width, height] = face.size;
    const stray = faceShapes(face)
      .flatMap(pointsOf)
      .filter(([x, y]) => !(x >= -3 && y >= -3 && x <= width + 3 && y <= height + 3));
    expect(stray).toEqual([]);
  });

  it('is light enough to be drawn a hundred times', () => {
    const points = faceShapes(face).flatMap(pointsOf).length;
    expect(points).toBeLessThan(10_000);
  });
});

describe('a turned tile', () => {
  const turns: readonly Rotation[] = [0, 90, 180, 270];

  it.each(turns)('by %i degrees shows the same shapes, turned', (rotation) => {
    for (const face of stockFaces) {
      const seat = { x: 0, y: 0, rotation, size: face.size };
      const options = { table: false, margin: 0 };
      const scene = boardScene({
        placements: [placed('a', face.id, 0, 0, rotation)],
        faces: stockFace,
        options,
      });
      faceShapes(face).forEach((shape, index) => {
        if (shape.kind === 'text') return;
        const there = scene.shapes[index];
        expect(there?.kind).toBe(shape.kind);
        if (shape.kind !== 'path' || there?.kind !== 'path') return;
        expect(there.outlines).toEqual(
          shape.outlines.map((outline) => outline.map((point) => seatPoint(seat, point))),
        );
      });
    }
  });

  it('turns its number with it, and keeps the name of the place legible', () => {
    const texts = (rotation: Rotation) =>
      boardScene({ placements: [placed('a', '5R', 0, 0, rotation)], faces: stockFace })
        .shapes.filter((shape) => shape.kind === 'text')
        .map(({ text, degrees }) => [text, degrees]);
    const upright = texts(0);
    expect(upright).toContainEqual(['5R', 0]);
    expect(texts(180)).toContainEqual(['5R', 180]);
    for (const rotation of turns) {
      const sign = texts(rotation).find(([text]) => text === 'Saloon');
      expect([0, 270]).toContain(sign?.[1]);
    }
  });
});

describe('the plan of a face', () => {
  it('knows what lies on both sides of every border', () => {
    const { edges } = planOf(knownFace('3R'));
    const within = edges.find(
      ({ before, after }) =>
        typeof before === 'object' && typeof after === 'object' && before.id === 'D' && after.id === 'A',
    );
    expect(within).toMatchObject({ axis: 'y', at: 60, from: 156, to: 250 });
  });

  it('finds ground that nobody owns', () => {
    expect(planOf(knownFace('10R')).solid).toContainEqual([137, 0, 113, 90]);
    expect(planOf(knownFace('5R')).solid).toEqual([]);
  });

  it('ends at the rim, and gives a spot that two zones claim to the first', () => {
    const { edges } = planOf({
      ...knownFace('5V'),
      size: [100, 100],
      zones: [
        { id: 'A', kind: 'building', rects: [[50, 0, 90, 100]] },
        { id: 'S', kind: 'street', rects: [[0, 0, 60, 100]] },
      ],
    });
    const upright = edges.filter(({ axis }) => axis === 'y').map(({ at, after }) => [at, after]);
    expect(upright).toMatchObject([
      [0, { id: 'S' }],
      [50, { id: 'A' }],
      [100, 'rim'],
    ]);
  });

  it('gives every balcony its stairs, inside their room', () => {
    const balconies = stockFaces.flatMap((face) =>
      (face.balconies ?? []).map((balcony) => ({ face, balcony })),
    );
    expect(balconies).toHaveLength(4);
    for (const { face, balcony } of balconies) {
      const [x = 0, y = 0, w = 0, h = 0] = stairsOf(face, balcony) ?? [];
      const room = face.zones.find((zone) => zone.id === balcony.stairs)?.rects ?? [];
      expect(
        room.some(([rx, ry, rw, rh]) => x >= rx && y >= ry && x + w <= rx + rw && y + h <= ry + rh),
      ).toBe(true);
    }
  });
});

describe('the sign of a place', () => {
  const wall: Edge = { axis: 'x', at: 100, from: 0, to: 200, before: 'solid', after: 'solid' };

  it('hangs beside every balcony on its wall', () => {
    const decks: Box[] = [
      [40, 90, 30, 30],
      [120, 90, 30, 30],
    ];
    expect(besideDecks(wall, decks).map(({ from, to }) => [from, to])).toEqual([
      [0, 38],
      [72, 118],
      [152, 200],
    ]);
  });
});

describe('a face of the user’s own', () => {
  const own: TileFace = {
    format: 'boothill/tile@1',
    id: 'my_very_own_and_rather_long_tile_name_1',
    name: { fr: 'Cabane' },
    size: [120, 300],
    zones: [
      { id: 'S', kind: 'street', rects: [[0, 0, 120, 100]] },
      { id: 'A', kind: 'building', rects: [[0, 100, 120, 120]] },
    ],
    openings: [{ zones: ['A', 'S'], at: [40, 100, 70, 100] }],
  };

  it('is drawn from its geometry alone', () => {
    expect(faceShapes(own).length).toBeGreaterThan(20);
    expect(sceneToSvg({ width: 120, height: 300, shapes: faceShapes(own) }, palettes.light)).not.toMatch(
      /NaN|undefined|Infinity/,
    );
  });

  const furnished = (name: string, tags: string[] = []) =>
    faceShapes({
      ...own,
      zones: own.zones.map((zone) => (zone.id === 'A' ? { ...zone, name: { en: name }, tags } : zone)),
    });

  it('is furnished by what its rooms are called, whichever word of it that is', () => {
    expect(furnished('Graveyard')).toEqual(furnished('Cemetery'));
    expect(furnished('Écurie')).toEqual(furnished('Stable'));
    expect(furnished('Bartender’s room')).toEqual(furnished('Room'));
    expect(furnished('Tender')).not.toEqual(furnished('Room'));
  });

  it('is furnished by its tags before its words', () => {
    expect(furnished('Graves of the miners', ['mine'])).toEqual(furnished('Level two', ['mine']));
    expect(furnished('Graves of the miners')).toEqual(furnished('Cemetery'));
  });

  it('has the water tower of its church only where there is room for it', () => {
    const church = (street: number): TileFace => ({
      ...own,
      id: 'c',
      size: [120, 220 + street],
      zones: [
        { id: 'A', kind: 'building', rects: [[0, 0, 120, 220]], tags: ['church'] },
        { id: 'SW', kind: 'street', rects: [[0, 220, 120, street]] },
      ],
      openings: [],
    });
    const towers = (street: number) =>
      faceShapes(church(street)).flatMap((shape) =>
        shape.kind === 'circle' && shape.radius > 15 ? [shape.centre] : [],
      );
    expect(towers(60)).toEqual([]);
    const [[x, y] = [0, 0]] = towers(100);
    expect(x > 22 && x < 98 && y > 242 && y < 298).toBe(true);
  });

  it('keeps a long number on its plate', () => {
    const [plate] = faceShapes(own).filter((shape) => shape.kind === 'text' && shape.text.startsWith('my_'));
    expect(plate).toBeDefined();
    for (const [x] of pointsOf(plate ?? { kind: 'circle', centre: [0, 0], radius: -1, fill: 'ink' })) {
      expect(x).toBeGreaterThan(8);
      expect(x).toBeLessThan(8 + 80);
    }
  });

  it('is a bare plan where furnishing it would take for ever', () => {
    const county: TileFace = {
      ...own,
      size: [100_000, 100_000],
      zones: [{ id: 'S', kind: 'street', rects: [[0, 0, 100_000, 100_000]] }],
    };
    const crumbs: TileFace = {
      ...own,
      size: [900, 900],
      zones: Array.from({ length: 90 }, (_, row) => ({
        id: `z${row}`,
        kind: 'building',
        rects: Array.from({ length: 20 }, (__, column): [number, number, number, number] => [
          column * 10,
          row * 10,
          7,
          7,
        ]),
      })),
    };
    for (const face of [county, crumbs]) expect(faceShapes(face).length).toBeLessThan(20);
  });

  it('shows its picture instead, with the number plate on it', () => {
    const shapes = faceShapes({ ...own, picture: 'data:image/png;base64,AAAA' });
    expect(shapes[0]).toMatchObject({ kind: 'image', width: 120, height: 300 });
    expect(shapes.at(-1)).toMatchObject({ kind: 'text' });
  });
});
