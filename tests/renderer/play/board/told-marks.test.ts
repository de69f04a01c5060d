import { expect, it } from 'vitest';
import { standing } from '../../../../drawing/board/standing';
import { type GameEvent, zoneNumber } from '../../../../engine';
import { pictureOf } from '../../../../renderer/game/picture';
import { boardGeometry } from '../../../../renderer/play/board/board-geometry';
import { piecesOn } from '../../../../renderer/play/board/pieces';
import { toldMarks } from '../../../../renderer/play/board/told-marks';
import { sittingWith } from '../../../helpers/sittings';

it('shows the zones and the people that a line of the log speaks of', () => {
  const { seen } = sittingWith().game.store.getState().at;
  const ground = boardGeometry(seen.table, pictureOf(seen).lying, 'en');
  const stood = standing(piecesOn(seen, ground, pictureOf(seen)), ground.roomOf, new Map(), 'en');
  const moved = { type: 'moved', survivor: 'henry', from: 'a.NW', to: 'a.N', rules: [] } as GameEvent;
  const { shapes, marks } = toldMarks(moved, { seen, ground, stood }, 'en');
  const outlines = shapes.map((shape) => JSON.stringify('outlines' in shape ? shape.outlines : undefined));
  for (const zone of ['a.NW', 'a.N'])
    expect(outlines).toContain(JSON.stringify(ground.areaOf(zoneNumber(seen.table, zone))));
  expect(marks.filter(({ kind }) => kind === 'ring')).toHaveLength(1);
  expect(toldMarks(undefined, { seen, ground, stood }, 'en')).toEqual({ shapes: [], marks: [] });
});
