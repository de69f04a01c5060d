import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { type Board, compileBoard, facesWith, type Placement, stockFace } from '../../../engine';
import type { Barrier } from '../../../engine/board/barriers';
import { boardBehind } from '../../../engine/board/behind-barriers';
import type { FaceSource } from '../../../schemas';
import { times } from '../../helpers/long';
import { Luck } from '../../helpers/luck';
import { layStaggered, layTiles } from '../../helpers/random-tiles';
import { sampleMission, samples } from '../../helpers/samples';
import { walledUp } from '../../helpers/walled-up';

/** Open, or closed for whoever walks, whoever looks, or both. */
const stops = ['nobody', 'walking', 'looking', 'both'] as const;

const inOrder = (seen: ReadonlyMap<number, number>) => [...seen].sort(([a], [b]) => a - b);

const walks = ({ zones, moves, distancesFrom }: Board) =>
  zones.map(({ index }) => ({ moves: moves(index), distances: distancesFrom(index) }));

const sights = ({ zones, sightFrom, townsfolkSightFrom }: Board) =>
  zones.map(({ index }) => [inOrder(sightFrom(index)), inOrder(townsfolkSightFrom(index))]);

/** Something in every passage of a board, as luck has it, beside walls in the same places. */
function expectWalls(placements: readonly Placement[], faces: FaceSource, luck: Luck): void {
  const { board } = compileBoard(placements, faces);
  const barriers = board.passages.map((passage, way) => ({ passage, way, stops: luck.pick(stops) }));
  const walled = (who: 'walking' | 'looking') => {
    const walls = barriers.filter((barrier) => barrier.stops === who || barrier.stops === 'both');
    const naive = walledUp(
      placements,
      faces,
      walls.map(({ passage }) => passage.at),
    );
    const left = barriers.filter((barrier) => !walls.includes(barrier)).map(({ passage }) => passage);
    expect(naive.passages).toEqual(left);
    return naive;
  };
  const closed = barriers.map(
    ({ way, ...barrier }): Barrier => ({
      ways: [way],
      stopsMoving: barrier.stops === 'walking' || barrier.stops === 'both',
      stopsSight: barrier.stops === 'looking' || barrier.stops === 'both',
      planned: 'at-need',
    }),
  );
  const ours = boardBehind(board, closed);
  expect(walks(ours)).toEqual(walks(walled('walking')));
  expect(sights(ours)).toEqual(sights(walled('looking')));
}

describe('a board with closed barriers is the same as with walls in their places', () => {
  test.prop([fc.string(), fc.constantFrom(layTiles, layStaggered)], { numRuns: times(60, 3_000) })(
    'wherever its tiles lie',
    (seed, lay) => {
      const luck = new Luck(seed);
      expectWalls(lay(luck), stockFace, luck);
    },
  );

  const everySample = ['', 'tutorials/'].flatMap((folder) => samples(folder).map(([name]) => folder + name));
  it.each(everySample)('in %s', (name) => {
    const { placements, faces } = sampleMission(name);
    const luck = new Luck(name);
    for (let set = 0; set < times(3, 100); set++) expectWalls(placements, facesWith(faces), luck);
  });
});
