import { describe, expect, it } from 'vitest';
import { extentOf } from '../../../renderer/canvas/extent';
import { missionOn } from '../../helpers/small-missions';

describe('how far a mission reaches', () => {
  it('is its tiles and a margin, wherever they lie', () => {
    expect(extentOf(missionOn(['a 2R -250 500 0', 'b 3R 0 500 0']))).toEqual([-264, 486, 528, 278]);
  });

  it('is room for three tiles by three where nothing lies yet', () => {
    expect(extentOf(missionOn([]))).toEqual([-14, -14, 778, 778]);
  });

  it('grows for a label beside the board', () => {
    const labels = [{ id: 'l1', at: { x: 125, y: 300 }, text: { en: 'Beside it' } }];
    const [, top, , height] = extentOf(missionOn(['a 2R 0 0 0'], { labels }));
    expect(top + height).toBeGreaterThan(300);
  });
});
