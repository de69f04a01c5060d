import { describe, expect, it } from 'vitest';
import { type CountedComponent, inventory, tilesUsed } from '../../../renderer/document/inventory';
import type { Mission, TileFace, Token } from '../../../schemas';
import { placementsOf } from '../../helpers/board';
import { sampleMission } from '../../helpers/drawing-board';
import { emptyMission } from '../../helpers/empty-mission';
import { faceWith } from '../../helpers/missions';

const count = (mission: Mission, component: CountedComponent, boxes?: Record<string, number>) => {
  const found = inventory(mission, boxes).find((each) => each.component === component);
  return found && `${found.used}/${found.there}`;
};
const missionWith = (tiles: readonly string[], change: Partial<Mission> = {}): Mission => ({
  ...emptyMission,
  placements: placementsOf(tiles),
  ...change,
});

describe('what a mission uses up', () => {
  it('is counted against the box', () => {
    const mission = sampleMission('m4.boothill.json');
    const components = [
      'tile:1',
      'tile:10',
      'red-objective',
      'blue-objective',
      'mobile-spawn',
      'wagon',
    ] as const;
    expect(components.map((component) => count(mission, component))).toEqual([
      '1/1',
      '0/1',
      '4/7',
      '1/1',
      '2/2',
      '0/1',
    ]);
  });

  it('are tiles, whichever of their faces is up', () => {
    const mission = missionWith(['a 3R', 'b 3V 250', 'c 3R 500', 'd 4V 750']);
    expect(tilesUsed(mission)).toEqual(
      new Map([
        ['3', ['3R', '3V', '3R']],
        ['4', ['4V']],
      ]),
    );
    expect(count(mission, 'tile:3')).toBe('3/1');
  });

  it('are no faces that the mission brings along, whatever they are called', () => {
    const mission = missionWith(['a 3R'], { faces: [faceWith({ id: '3R' }) as unknown as TileFace] });
    expect(count(mission, 'tile:3')).toBe('0/1');
  });

  it('are companions, on the board and beside it, of those whom nobody plays', () => {
    const at = { tile: 'a', x: 30, y: 30 };
    const tokens: Token[] = [{ id: 'c', kind: 'companion', at }];
    expect(count(missionWith(['a 2R'], { tokens, aside: [{ id: 'kid' }] }), 'companions')).toBe('2/8');
  });

  it('goes by how many boxes somebody has, and by what the mission brings itself', () => {
    const mission = missionWith(['a 3R'], { components: { 'mobile-spawn': 3 } });
    expect(count(mission, 'tile:3', { 'undead-or-alive': 2 })).toBe('1/2');
    expect(count(mission, 'mobile-spawn', { 'undead-or-alive': 2 })).toBe('0/7');
    expect(count(mission, 'mobile-spawn', {})).toBe('0/3');
    expect(count(mission, 'tile:3', { 'another-box': 1 })).toBe('1/0');
    expect(count(mission, 'companions', {})).toBe('0/0');
  });
});
