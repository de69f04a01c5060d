import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { compileBoard, type Placement, stockFace } from '../../../engine';
import { stockTileset } from '../../../engine/systems/undead-or-alive';
import type { FaceSource, Rect, TileFace } from '../../../schemas';
import { NamedBoard } from '../../helpers/board';
import { times } from '../../helpers/long';

const TOWN = 250;
const LANE = 90;

const townFaces = stockTileset.faces.filter(({ size }) => size[1] === TOWN).map(({ id }) => id);
const trainFaces = stockTileset.faces.filter(({ size }) => size[1] === LANE).map(({ id }) => id);
const quarter = fc.constantFrom<Placement['rotation']>(0, 90, 180, 270);
const half = fc.constantFrom<Placement['rotation']>(0, 180);

interface Spot {
  face: string;
  rotation: Placement['rotation'];
  there: boolean;
}

const spot = (faces: string[], rotation: fc.Arbitrary<Placement['rotation']>): fc.Arbitrary<Spot> =>
  fc.record({ face: fc.constantFrom(...faces), rotation, there: fc.boolean() });

/** Two rows of town with a lane for trains between them, any place of it empty. */
const boards: fc.Arbitrary<Placement[]> = fc
  .record({
    town: fc.array(spot(townFaces, quarter), { minLength: 6, maxLength: 6 }),
    train: fc.array(spot(trainFaces, half), { minLength: 3, maxLength: 3 }),
  })
  .map(({ town, train }) => [
    ...town.map((tile, index) => ({
      ...tile,
      id: `t${index}`,
      x: (index % 3) * TOWN,
      y: index < 3 ? 0 : TOWN + LANE,
    })),
    ...train.map((tile, index) => ({ ...tile, id: `r${index}`, x: index * TOWN, y: TOWN })),
  ])
  .map((tiles) => tiles.filter(({ there }) => there).map(({ there: _there, ...tile }) => tile));

const runs = { numRuns: times(40, 2_000) };

/** Everything a board says, in words that do not depend on where it lies. */
function relations(placements: readonly Placement[], faces: FaceSource = stockFace) {
  const { board, problems } = compileBoard(placements, faces);
  const id = (zone: number) => board.zones[zone]?.id ?? '';
  const named = (zones: Iterable<readonly [number, number]>) =>
    [...zones].map(([zone, range]) => `${id(zone)} ${range}`).sort();
  return {
    problems: problems.map(({ code }) => code).sort(),
    zones: board.zones.map(({ id: name, kind, building, parts }) => ({ name, kind, building, parts })),
    moves: board.zones.map(({ index }) => board.moves(index).map(id)),
    sight: board.zones.map(({ index }) => named(board.sightFrom(index))),
    townsfolk: board.zones.map(({ index }) => named(board.townsfolkSightFrom(index))),
    distances: board.zones.map(({ index }) => board.distancesFrom(index)),
  };
}

describe('any board', () => {
  test.prop([boards], runs)(
    'lets nobody go where he could not come back, or see who could not look back (UOA-LOS-09)',
    (tiles) => {
      const { board } = new NamedBoard(tiles);
      for (const { index } of board.zones) {
        for (const next of board.moves(index)) expect(board.moves(next)).toContain(index);
        for (const [seen, range] of board.sightFrom(index)) {
          expect(board.sightFrom(seen).get(index)).toBe(range);
        }
      }
    },
  );

  test.prop([boards, fc.func(fc.integer())], runs)(
    'is the same in whatever order it was laid',
    (tiles, order) => {
      const shuffled = [...tiles].sort((a, b) => order(a.id) - order(b.id));
      expect(relations(shuffled)).toEqual(relations(tiles));
    },
  );

  test.prop([boards], runs)('is the same from every side of the table', (tiles) => {
    expect(relations(tiles.map(turned))).toEqual(relations(tiles));
  });

  test.prop([boards], runs)('is the same in a mirror', (tiles) => {
    expect(relations(tiles.map(mirrored), mirroredFace)).toEqual(relations(tiles));
  });

  test.prop([boards], runs)('is not changed by a tile that lies far away', (tiles) => {
    const far = { id: 'far', face: '3V', x: 10_000, y: 10_000, rotation: 0 as const };
    const near = (all: ReturnType<typeof relations>) => {
      const kept = all.zones.flatMap(({ name }, index) => (name.startsWith('far.') ? [] : [index]));
      return {
        zones: kept.map((index) => all.zones[index]?.name),
        moves: kept.map((index) => all.moves[index]),
        sight: kept.map((index) => all.sight[index]),
        townsfolk: kept.map((index) => all.townsfolk[index]),
      };
    };
    expect(near(relations([...tiles, far]))).toEqual(near(relations(tiles)));
  });

  test.prop([boards], runs)('shows a Townsfolk only what is additional', (tiles) => {
    const { board } = new NamedBoard(tiles);
    for (const { index } of board.zones) {
      const usual = board.sightFrom(index);
      for (const zone of board.townsfolkSightFrom(index).keys()) {
        expect(usual.has(zone)).toBe(false);
        expect(zone).not.toBe(index);
      }
    }
  });
});

/** The whole table turned by a quarter, clockwise. */
function turned(tile: Placement): Placement {
  const size = stockFace(tile.face)?.size ?? [TOWN, TOWN];
  const height = tile.rotation % 180 === 0 ? size[1] : size[0];
  return {
    ...tile,
    x: 10 * TOWN - tile.y - height,
    y: tile.x,
    rotation: ((tile.rotation + 90) % 360) as Placement['rotation'],
  };
}

/** The whole table as a mirror on its right side shows it. */
function mirrored(tile: Placement): Placement {
  const size = stockFace(tile.face)?.size ?? [TOWN, TOWN];
  const width = tile.rotation % 180 === 0 ? size[0] : size[1];
  return {
    ...tile,
    x: 10 * TOWN - tile.x - width,
    rotation: ((360 - tile.rotation) % 360) as Placement['rotation'],
  };
}

function mirroredFace(id: string): TileFace | undefined {
  const face = stockFace(id);
  if (!face) return undefined;
  const [width] = face.size;
  const flip = ([x, y, w, h]: Rect): Rect => [width - x - w, y, w, h];
  return {
    ...face,
    zones: face.zones.map((zone) => ({ ...zone, rects: zone.rects.map(flip) })),
    openings: (face.openings ?? []).map(({ at: [x1, y1, x2, y2], ...opening }) => ({
      ...opening,
      at: [width - x2, y1, width - x1, y2],
    })),
    balconies: (face.balconies ?? []).map((balcony) => ({ ...balcony, rects: balcony.rects.map(flip) })),
  };
}
