import { describe, expect, it } from 'vitest';
import { standing } from '../../../../drawing/board/standing';
import { common, middleOf } from '../../../../drawing/box';
import { extentOf } from '../../../../renderer/canvas/extent';
import { pictureOf } from '../../../../renderer/game/picture';
import { boardGeometry } from '../../../../renderer/play/board/board-geometry';
import { lightShapes } from '../../../../renderer/play/board/light-shapes';
import { lightsAt } from '../../../../renderer/play/board/lights';
import { piecesOn } from '../../../../renderer/play/board/pieces';
import { rowShapes } from '../../../../renderer/play/board/row-shapes';
import { ways, zoneNextTo } from '../../../../renderer/play/board/zone-steps';
import { sampleMission } from '../../../helpers/games';
import { gameOn, momentOf, Player } from '../../../helpers/played';

/** Somebody acts, in a game of which nobody has told the window any map. */
function withoutMap() {
  const mission = sampleMission('m1.boothill');
  const game = gameOn(mission);
  new Player().playUntil(game, ({ seen }) => seen.acting >= 0 && seen.round > 1);
  const moment = momentOf(game);
  const { seen } = moment;
  return { mission, moment, seen, ground: boardGeometry(seen.table, undefined, 'en') };
}

describe('the zones of a game without a map', () => {
  const { mission, moment, seen, ground } = withoutMap();
  const boxOf = (zone: number) => ground.boxOf(zone) ?? [0, 0, 0, 0];

  it('stand in a row, all of them, and each is where one points to it', () => {
    expect(ground.zones).toEqual([...seen.table.zones.keys()]);
    for (const zone of ground.zones) {
      expect(ground.zoneAt(middleOf(boxOf(zone)))).toBe(zone);
      for (const other of ground.zones.slice(0, zone)) {
        expect(common(boxOf(zone), boxOf(other))).toBeUndefined();
      }
    }
    expect(ground.zoneAt([-1, 0])).toBeUndefined();
  });

  it('have their names on them', () => {
    const nameOf = (zone: number) => `Place ${zone}`;
    const written = rowShapes(ground, nameOf).flatMap((shape) => (shape.kind === 'text' ? [shape] : []));
    expect(written.map(({ text }) => text)).toEqual(ground.zones.map(nameOf));
    expect(written.map(({ at }) => ground.zoneAt(at))).toEqual(ground.zones);
    const laid = boardGeometry(seen.table, pictureOf(seen).lying, 'en');
    expect(rowShapes(laid, nameOf)).toEqual([]);
  });

  it('hold what is in them', () => {
    const pieces = pictureOf(seen).pieces.filter(({ zone }) => zone >= 0);
    const stood = standing(piecesOn(seen, ground, { pieces }), ground.roomOf);
    expect(new Set(stood.keys())).toEqual(new Set(pieces.map(({ id }) => id)));
    for (const { at, zone } of stood.values()) expect(ground.zoneAt(at)).toBe(zone);
  });

  it('are lit where something can be done', () => {
    const lights = lightsAt(moment, undefined);
    expect(lights.zones.size).toBeGreaterThan(0);
    for (const light of lights.zones.values()) {
      const shapes = lightShapes({ ...lights, zones: new Map([[light.zone, light]]) }, ground);
      const corners = shapes.flatMap((shape) => (shape.kind === 'path' ? shape.outlines.flat() : []));
      const [x, y, width, height] = boxOf(light.zone);
      for (const [cx, cy] of corners) {
        expect([cx >= x && cx <= x + width, cy >= y && cy <= y + height]).toEqual([true, true]);
      }
    }
  });

  it('are reached by arrow keys, and lie within what is shown', () => {
    const reached = new Set([0]);
    for (const zone of reached) {
      for (const way of Object.values(ways)) {
        const next = zoneNextTo(ground, zone, way);
        if (next !== undefined) reached.add(next);
      }
    }
    expect([...reached].sort((a, b) => a - b)).toEqual(ground.zones);
    const shown = extentOf({ ...mission, placements: [], labels: [], arrows: [] }, ground.row);
    for (const zone of ground.zones) expect(common(boxOf(zone), shown)).toEqual(boxOf(zone));
  });
});
