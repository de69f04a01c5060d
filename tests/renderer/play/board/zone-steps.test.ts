import { describe, expect, it } from 'vitest';
import { pictureOf } from '../../../../renderer/game/picture';
import { boardGeometry } from '../../../../renderer/play/board/board-geometry';
import { ways, zoneNextTo } from '../../../../renderer/play/board/zone-steps';
import { sampleMission } from '../../../helpers/games';
import { gameOn, momentOf } from '../../../helpers/played';

const { seen } = momentOf(gameOn(sampleMission('m1.boothill')));
const ground = boardGeometry(seen.table, pictureOf(seen).lying, 'en');

describe('arrow keys on the board', () => {
  it('reach every zone from any other', () => {
    const [start] = ground.zones;
    const reached = new Set([start ?? 0]);
    for (const zone of reached)
      for (const way of Object.values(ways)) {
        const next = zoneNextTo(ground, zone, way);
        if (next !== undefined) reached.add(next);
      }
    const missing = ground.zones
      .filter((zone) => !reached.has(zone))
      .map((zone) => seen.table.zones[zone]?.id);
    expect(missing).toEqual([]);
  });

  it('go the way they point', () => {
    const middle = (zone: number) => {
      const [x, , width] = ground.boxOf(zone) ?? [0, 0, 0, 0];
      return x + width / 2;
    };
    for (const zone of ground.zones) {
      const right = zoneNextTo(ground, zone, [1, 0]);
      if (right !== undefined) expect(middle(right)).toBeGreaterThan(middle(zone));
    }
  });
});
