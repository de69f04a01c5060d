import { describe, expect, it } from 'vitest';
import { letteringOf, writtenAt } from '../../../../drawing/board/lettering';
import { type Standee, type Stood, standing, takenUpBy } from '../../../../drawing/board/standing';
import { isWithin, type StandingRoom } from '../../../../drawing/board/standing-room';
import { type Box, common, inset } from '../../../../drawing/box';
import type { Size } from '../../../../engine';
import { pictureOf } from '../../../../renderer/game/picture';
import { boardGeometry } from '../../../../renderer/play/board/board-geometry';
import { groundExtent } from '../../../../renderer/play/board/ground-extent';
import { labelsOf } from '../../../../renderer/play/board/labels';
import { LEAST_TEXT, legibleOn } from '../../../../renderer/play/board/legible';
import { piecesOn } from '../../../../renderer/play/board/pieces';
import { crowdedTown, ZOMBIES } from '../../../helpers/crowded';
import { gameOn, momentOf } from '../../../helpers/played';
import { sampleMission } from '../../../helpers/samples';

// Sixty zombies, twelve of them in one zone, and everybody in the next: what stands there hides nothing, nor do counts.

/** The board in windows of 1024 by 768, 1366 by 768 and 1920 by 1080. */
const canvases: readonly Size[] = [
  [950, 490],
  [1290, 490],
  [1850, 800],
];

/** Less than that is shared by what only touches. */
const TOUCH = 0.05;

function overlaps(boxes: readonly (readonly [id: string, box: Box])[]): string[] {
  return boxes.flatMap(([id, box], index) =>
    boxes
      .slice(index + 1)
      .flatMap(([other, there]) => (common(inset(box, TOUCH), there) ? [`${id} and ${other}`] : [])),
  );
}

function townOn(canvas: Size) {
  const game = gameOn(crowdedTown(sampleMission('m7.boothill.json')), { seed: '1', count: 6 });
  const { seen } = momentOf(game);
  const picture = pictureOf(seen);
  const ground = boardGeometry(seen.table, picture.lying, 'en');
  const legible = legibleOn(groundExtent(seen.table.mission.file, ground), canvas);
  const stood = standing(piecesOn(seen, ground, picture), ground.roomOf, new Map(), 'en', legible);
  return { ground, legible, stood: [...stood.values()] };
}

describe.each(canvases)('a crowded town on a canvas of %i by %i', (...canvas) => {
  const { ground, legible, stood } = townOn(canvas);
  const boxes = stood.map((one) => [one.id, takenUpBy(one, legible.least, 'en')] as const);

  it('has everybody, the zombies grouped by kind', () => {
    const zombies = stood.filter(({ figure }) => figure.kind === 'zombie');
    const counts = zombies.map(({ figure }) => ('count' in figure ? Number(figure.count) : 1));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(ZOMBIES);
    expect(stood.filter(({ figure }) => figure.kind === 'survivor')).toHaveLength(6);
    const kinds = zombies.map(({ zone, figure }) => `${zone} ${JSON.stringify(figure)}`);
    expect(new Set(kinds).size).toBe(kinds.length);
  });

  it('has no figure and no count that hides another, in no zone', () => {
    expect(overlaps(boxes)).toEqual([]);
  });

  it('has nothing that leaves its zone but what its mission lays there', () => {
    const away = boxes.flatMap(([id, box], index) => {
      const one = stood[index] as Stood;
      const isLaid = one.home !== undefined && one.at === one.home;
      const isThere = isWithin(inset(box, TOUCH), ground.roomOf(one.zone) as StandingRoom);
      return isThere || (isLaid && one.scale <= 1) ? [] : [id];
    });
    expect(away).toEqual([]);
  });
});

it('in a small window letters are left out rather than hide anybody', () => {
  const { stood, legible } = townOn([720, 330]);
  const figures = stood.map((one) => [one.id, takenUpBy(one, 0, 'en')] as const);
  expect(overlaps(figures)).toEqual([]);
  const acting = stood.find(({ figure }) => figure.kind === 'survivor')?.id;
  const labels = labelsOf(
    new Map(stood.map((one) => [one.id, one])),
    acting,
    'en',
  )({ scale: LEAST_TEXT / legible.least, ratio: 1 }, false);
  const letters = stood.flatMap(({ id, at }) => {
    const letter = labels.of.get(id)?.letter;
    return letter ? [[id, writtenAt(letter, at)] as const] : [];
  });
  expect(letters.length).toBeGreaterThan(10);
  for (const [id, box] of letters)
    expect(overlaps([[id, box], ...figures.filter(([other]) => other !== id)])).toEqual([]);
});

describe('a zone with everything in it', () => {
  const room: StandingRoom = { rects: [[0, 0, 104, 104]], balcony: false, floors: [], printed: [] };
  const people = Array.from({ length: 12 }, (_, index): Standee => {
    const name = `Bartholomew ${index}`;
    return { id: `p${index}`, figure: { system: 'undead-or-alive', kind: 'survivor', name }, zone: 0 };
  });
  const horde = (['walker', 'runner', 'fatty', 'abomination'] as const).map((zombie, index): Standee => {
    return {
      id: zombie,
      figure: { system: 'undead-or-alive', kind: 'zombie', zombie, count: 17 + index },
      zone: 0,
    };
  });

  it('has twelve people side by side whose letters can be read', () => {
    const least = LEAST_TEXT / 0.6;
    const stood = standing(people, () => room, new Map(), 'en', { scale: 1.6, least });
    const boxes = [...stood.values()].map((one) => [one.id, takenUpBy(one, least, 'en')] as const);
    expect(overlaps(boxes)).toEqual([]);
  });

  it('has seventy zombies as four figures, with counts that can be read', () => {
    const least = LEAST_TEXT / 0.6;
    const stood = standing(horde, () => room, new Map(), 'en', { scale: 1.6, least });
    const boxes = [...stood.values()].map((one) => [one.id, takenUpBy(one, least, 'en')] as const);
    expect(overlaps(boxes)).toEqual([]);
    const heights = [...stood.values()].flatMap(({ figure, scale }) => {
      const { count } = letteringOf(figure, scale, least, 'en');
      return count ? [count.box[3]] : [];
    });
    expect(heights).toHaveLength(4);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(least);
  });

  it('gives up letters, and then counts, but hides nobody, where there is room for no more', () => {
    const all = [...people, ...horde];
    const least = LEAST_TEXT / 0.25;
    const stood = standing(all, () => room, new Map(), 'en', { scale: 2.2, least });
    const boxes = [...stood.values()].map((one) => [one.id, takenUpBy(one, 0, 'en')] as const);
    expect(boxes).toHaveLength(16);
    expect(overlaps(boxes)).toEqual([]);
  });
});
