import { describe, expect, it } from 'vitest';
import { stockFace } from '../../../../engine';
import { stockTileset } from '../../../../engine/systems/undead-or-alive/tiles';

function crates(faces: string): number {
  return faces
    .split(' ')
    .flatMap((id) => stockFace(id)?.spots ?? [])
    .filter((spot) => spot.kind === 'objective').length;
}

/** Mission, its faces that may hold objectives, fewest and most crates its goals can do with. */
const missions: [mission: string, faces: string, least: number, most: number, why: string][] = [
  ['M0', '2R 3R', 2, 9, 'taking all of them is the goal'],
  ['M1', '1R 2R 5V 8V', 1, 8, 'some bounty weapons lie about the town'],
  ['M2', '1R 2V 3R 4R 5V 9V', 1, 9, 'weapons lie about'],
  ['M3', '1V 3R 4R 5V 6R 7V', 1, 9, 'weapons lie about'],
  ['M4', '1R 2R 3R 4R 5V 7R 8V 9R', 3, 9, 'blue and green hide among red ones'],
  ['M5', '1R 3R 4R 5R 6R 8V', 3, 9, 'two townsfolk hide among red ones'],
  ['M6', '1R 2R 3R 5R 7R', 3, 9, 'detonator and fuse hide among red ones; none in the mine'],
  ['M7', '1V 2V 3R 5R 7V 9V', 2, 4, 'nine tokens, two for each crate'],
  ['M8', '1R 2R 3R 4R 8V 9V', 3, 3, 'each gives one of three bounty weapons'],
  ['M9', '1R 2R 4V 6R 9V', 1, 3, 'six of the nine tokens are sacks of coal in the mine'],
  ['M10', '2R 3R 5R 6R 9V', 3, 9, 'chalice and cross hide among red ones; none in the mine'],
];

describe('the objective crates', () => {
  it.each(missions)('%s: %s have enough and not too many', (_mission, faces, least, most, why) => {
    expect(crates(faces), why).toBeGreaterThanOrEqual(least);
    expect(crates(faces), why).toBeLessThanOrEqual(most);
  });

  it('stand on thirteen faces, one each, and on no train', () => {
    const withCrates = stockTileset.faces.map((face) => face.id).filter((id) => crates(id) > 0);
    expect(withCrates.join(' ')).toBe('2R 2V 3R 4V 5R 5V 6R 6V 7R 7V 8R 8V 9R');
    expect(withCrates.filter((id) => crates(id) > 1)).toEqual([]);
  });

  it('are marked as our choice everywhere but in the mine, where they can be seen', () => {
    const known = stockTileset.faces.flatMap((face) =>
      (face.spots ?? [])
        .filter((spot) => spot.kind === 'objective' && !spot.chosen)
        .map((spot) => `${face.id} ${spot.zone}`),
    );
    expect(known).toEqual(['8V M1']);
  });

  it('are the only spots that were chosen', () => {
    const chosen = stockTileset.faces.flatMap((face) => face.spots ?? []).filter((spot) => spot.chosen);
    expect(new Set(chosen.map((spot) => spot.kind))).toEqual(new Set(['objective']));
  });
});
