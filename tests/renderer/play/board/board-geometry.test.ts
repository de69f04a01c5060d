import { expect, it } from 'vitest';
import { observe } from '../../../../engine/systems/undead-or-alive/hidden/observation';
import { pictureOf } from '../../../../renderer/game/picture';
import { boardGeometry } from '../../../../renderer/play/board/board-geometry';
import { started, twoTiles } from '../../../helpers/games';

it('of a game without a board has no zone to stand in', () => {
  const seen = observe(started(twoTiles));
  expect(boardGeometry(seen.table, pictureOf(seen).lying, 'en').zones).not.toEqual([]);
  const bare = boardGeometry(seen.table, undefined, 'en');
  expect([bare.zones, bare.tiles, bare.zoneAt([10, 10])]).toEqual([[], [], undefined]);
});
