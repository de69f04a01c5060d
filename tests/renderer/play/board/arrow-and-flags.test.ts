import { describe, expect, it } from 'vitest';
import { type Standee, standing, takenUpBy } from '../../../../drawing/board/standing';
import type { StandingRoom } from '../../../../drawing/board/standing-room';
import { type Box, common } from '../../../../drawing/box';
import { boxOnCanvas } from '../../../../renderer/canvas/canvas-viewport';
import { boxOfFlag, flagAt } from '../../../../renderer/canvas/flags';
import { stancesOf } from '../../../../renderer/play/board/arrow-and-flags';
import { labelsOf } from '../../../../renderer/play/board/labels';
import { placeOfArrow, spotOn } from '../../../../renderer/play/board/spotlight';

const room: StandingRoom = { rects: [[0, 0, 104, 104]], balcony: false, floors: [], printed: [] };
const people = Array.from({ length: 5 }, (_, index): Standee => {
  const name = `Bartholomew ${index}`;
  return { id: `p${index}`, figure: { system: 'undead-or-alive', kind: 'survivor', name }, zone: 0 };
});
const stood = standing(people, () => room, new Map(), 'en');
const flag = { kind: 'flag', at: stood.get('p1')?.at ?? [0, 0], lift: 2, fill: 'red' } as const;

const far = { x: 10, y: 20, scale: 0.6, ratio: 1, width: 800, height: 600 };
const near = { ...far, scale: 2 };

const begin = () => {
  const labels = labelsOf(stood, 'p0', 'en');
  const stances = stancesOf({ stood, acting: 'p0', badges: [], flags: [flag], language: 'en' });
  return (viewport: typeof far, isZooming = false) => ({
    labels: labels(viewport, isZooming),
    stances: stances(viewport, isZooming, labels(viewport, isZooming)),
  });
};

describe('what stands over pieces', () => {
  it('hides less of them than where it would stand by itself', () => {
    const { arrow, flags } = begin()(near).stances;
    const [actor, ...others] = [...stood.values()].map((one) => takenUpBy(one, 0, 'en')) as [Box, ...Box[]];
    const place = placeOfArrow(spotOn(actor, near), arrow ?? { side: [0, -1], pixels: 20 }, 1);
    const cloth = boxOfFlag(flagAt(flag, near, flags[0]));
    expect([arrow === undefined, flags.length]).toEqual([false, 1]);
    expect(common(place, cloth)).toBeUndefined();
    for (const other of others) expect(common(place, boxOnCanvas(other, near))).toBeUndefined();
  });

  it('stays as it is wherever the board is moved', () => {
    const at = begin();
    const first = at(far);
    const moved = at({ ...far, x: 300, y: -50 });
    expect(moved.stances).toBe(first.stances);
    expect(moved.labels).toBe(first.labels);
  });

  it('stays as it is in the midst of zooming, and is placed anew when that is over', () => {
    const at = begin();
    const first = at(far);
    const zooming = at(near, true);
    expect(zooming.stances).toBe(first.stances);
    expect(zooming.labels).toBe(first.labels);
    const then = at(near);
    expect(then.stances).not.toBe(first.stances);
    expect(then.labels.least).toBeLessThan(first.labels.least);
  });

  it('is placed at once where it never was before', () => {
    expect(begin()(near, true).stances.arrow).toBeDefined();
  });
});
