import { describe, expect, it } from 'vitest';
import { boardScene } from '../../drawing/board/board-scene';
import { freePlace, largestRoom, placeTags } from '../../drawing/board/places';
import { type Box, common } from '../../drawing/box';
import type { Shape } from '../../drawing/scene';
import { stockFace } from '../../engine';
import type { Mission } from '../../schemas';
import { NamedBoard } from '../helpers/board';
import { everyToken } from '../helpers/stock-faces';

const nothing = { covered: [], printed: [] };
const square: Box = [0, 0, 100, 100];

describe('the place of a tag', () => {
  it('is the middle, where that is free', () => {
    expect(freePlace([square], [20, 10], nothing)).toEqual([40, 45, 20, 10]);
  });

  it('is beside what stands there, and beside what is printed there', () => {
    const [token, print]: Box[] = [
      [34, 34, 32, 32],
      [30, 0, 40, 34],
    ];
    for (const ground of [
      { covered: [token ?? square], printed: [print ?? square] },
      { covered: [], printed: [token ?? square, print ?? square] },
    ]) {
      const place = freePlace([square], [20, 10], ground);
      expect([token, print].filter((other) => other && common(place, other))).toEqual([]);
      expect(common(place, square)).toEqual(place);
    }
  });

  it('is rather over print than over a token', () => {
    const place = freePlace([square], [20, 10], { covered: [[0, 0, 100, 60]], printed: [square] });
    expect(place[1]).toBeGreaterThan(60);
  });

  it('is in the large part of a bent zone', () => {
    const [large, arm]: Box[] = [
      [0, 0, 200, 100],
      [0, 100, 60, 150],
    ];
    expect(largestRoom([arm ?? square, large ?? square])).toEqual(large);
    expect(freePlace([arm ?? square, large ?? square], [20, 10], nothing)).toEqual([90, 45, 20, 10]);
  });
});

describe('tags on a board', () => {
  it('stand in every piece of a zone, even where a train runs through it', () => {
    const table = new NamedBoard(['d 8V 0 0 270', 't 10R 0 250', 'g 5R 0 340 180']);
    const split = table.board.zones.filter(({ parts }) => parts.includes('t.U'));
    const places = placeTags(
      split.map((zone) => ({ zone, size: [20, 20] as const })),
      table.board,
      nothing,
    );
    expect(places.map(({ length }) => length)).toEqual([2]);
  });

  it('cover neither each other nor a token nor a label', () => {
    const mission: Mission = {
      ...everyToken(),
      labels: [{ id: 'l', at: { x: 125, y: 140 }, text: { en: 'Do not hide me' } }],
    };
    const { board } = new NamedBoard(mission.placements);
    for (const sightFrom of [0, 3, 7]) {
      const { shapes } = boardScene({
        placements: mission.placements,
        faces: stockFace,
        mission: { ...mission, tokens: (mission.tokens ?? []).slice(0, 4) },
        board,
        options: { zones: true, sightFrom, margin: 0, table: false },
      });
      const tags = shapes.flatMap((shape, index) => (isTag(shape, shapes[index + 1]) ? [boxOf(shape)] : []));
      expect(tags.length).toBeGreaterThan(board.zones.length);
      const hiding = tags.flatMap((tag, index) =>
        tags.slice(index + 1).filter((other) => common(tag, other)),
      );
      expect(hiding).toEqual([]);
    }
  });
});

/** A plate, or the disc or the square of a range. */
function isTag(shape: Shape, next: Shape | undefined): boolean {
  return shape.layer === 'labels' && shape.kind !== 'text' && next?.kind === 'text';
}

function boxOf(shape: Shape): Box {
  if (shape.kind === 'circle') {
    const [x, y] = shape.centre;
    return [x - shape.radius, y - shape.radius, 2 * shape.radius, 2 * shape.radius];
  }
  const points = shape.kind === 'path' ? shape.outlines.flat() : [];
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return [left, top, Math.max(...xs) - left, Math.max(...ys) - top];
}
