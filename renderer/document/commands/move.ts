import type { Point } from '../../../drawing/scene';
import { isOfTiles } from '../../../engine';
import type { Position } from '../../../schemas';
import type { Command } from '../command';
import type { LaidOut } from '../laid-out';
import { idsOf, keyOf, type PartKey } from '../parts';
import { pointOf, positionAt } from '../places';
import { mountedOn, unmount, withWhatGoesAlong } from './along';
import { setAll } from './edit';
import { boardPoint, isPlace, positionOn } from './millimetres';
import { stepName } from './names';
import { type PartsPut, putParts } from './put';

/**
 * Moves what is meant. What lies on a tile travels with it; other pieces come to lie on whatever is where they then
 * are, or in the nearest zone.
 */
export function moveParts(laid: LaidOut, keys: Iterable<PartKey>, by: Point): Command {
  const all = [...keys];
  const isMove = isPlace(by) && (by[0] !== 0 || by[1] !== 0);
  const put = isMove ? moved(laid, withWhatGoesAlong(laid.mission, all), by) : undefined;
  return {
    label: stepName('move', all),
    recipe: (draft) => {
      if (!put) return;
      putParts(draft, put);
      unmount(draft.tokens, put.tokens);
    },
  };
}

function moved({ mission, faces }: LaidOut, keys: ReadonlySet<PartKey>, [dx, dy]: Point): PartsPut {
  const shift = ({ x, y }: { x: number; y: number }) => boardPoint([x + dx, y + dy]);
  const isMeant = (kind: Parameters<typeof idsOf>[1]) => {
    const ids = idsOf(keys, kind);
    return ({ id }: { id: string }) => ids.has(id);
  };
  const { placements, tokens = [], labels = [], arrows = [] } = mission;
  const tiles = new Map(placements.filter(isMeant('tile')).map((tile) => [tile.id, shift(tile)]));
  const before = { placements, faces };
  const after = { placements: placements.map((tile) => ({ ...tile, ...tiles.get(tile.id) })), faces };
  return {
    tiles,
    tokens: new Map(
      tokens.filter(isMeant('token')).flatMap((token) => {
        const { id, at } = token;
        if (isOfTiles(token) || tiles.has(at.tile)) return [];
        const point = pointOf(at, before);
        const now = point && positionAt([point[0] + dx, point[1] + dy], after, at);
        return now ? [[id, { at: now }]] : [];
      }),
    ),
    labels: new Map(labels.filter(isMeant('label')).map(({ id, at }) => [id, { at: shift(at) }])),
    arrows: new Map(
      arrows.filter(isMeant('arrow')).map(({ id, from, to }) => [id, { from: shift(from), to: shift(to) }]),
    ),
  };
}

/** Lays a piece somewhere, with what is mounted on it. */
export function layPiece(id: string, at: Position): Command {
  return {
    label: { key: 'step.move.token' },
    recipe: ({ placements, tokens }) => {
      const lies = positionOn({ placements }, at);
      if (!lies) return;
      const ids = [id, ...mountedOn(tokens, id)];
      setAll(tokens, new Map(ids.map((each) => [each, { at: { ...lies } }])));
      unmount(tokens, new Set([id]));
    },
    selects: [keyOf('token', id)],
  };
}
