import { expect, it } from 'vitest';
import { observe } from '../../../../engine/systems/undead-or-alive/hidden/observation';
import { pictureOf } from '../../../../renderer/game/picture';
import { boardGeometry } from '../../../../renderer/play/board/board-geometry';
import { started, twoTiles } from '../../../helpers/games';

it('is that of the tiles, and a row in a game without a map', () => {
  const seen = observe(started(twoTiles));
  const laid = boardGeometry(seen.table, pictureOf(seen).lying, 'en');
  expect([laid.tiles.length, laid.row, laid.zones.length > 0]).toEqual([2, undefined, true]);
  const row = boardGeometry(seen.table, undefined, 'en');
  expect([row.tiles.length, row.zones.length]).toEqual([0, seen.table.zones.length]);
  expect(boardGeometry(seen.table, undefined, 'fr')).toBe(row);
});
