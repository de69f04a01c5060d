import type { Board } from '../../engine';
import type { BoardRelations } from '../../schemas';

/** A board as `schemas/board.schema.json` has it: everything in the order of the zones. */
export function boardRelations(board: Board): BoardRelations {
  const { zones } = board;
  const idOf = (zone: number) => zones[zone]?.id ?? '';
  const inOrder = (ranges: ReadonlyMap<number, number>) => [...ranges].sort(([a], [b]) => a - b);
  return {
    zones: zones.map(({ id, kind, balcony, building, parts }) => ({
      id,
      kind,
      ...(balcony && { balcony }),
      ...(building !== undefined && { building }),
      parts: [...parts],
    })),
    moves: zones.flatMap(({ index, id }) =>
      board
        .moves(index)
        .filter((other) => other > index)
        .map((other): [string, string] => [id, idOf(other)]),
    ),
    sight: zones.flatMap(({ index, id }) =>
      inOrder(board.sightFrom(index))
        .filter(([other]) => other > index)
        .map(([other, range]): [string, string, number] => [id, idOf(other), range]),
    ),
    townsfolkSight: zones.flatMap(({ index, id }) =>
      inOrder(board.townsfolkSightFrom(index)).map(([other, range]): [string, string, number] => [
        id,
        idOf(other),
        range,
      ]),
    ),
    distances: Object.fromEntries(zones.map(({ index, id }) => [id, distancesFrom(board, index)])),
  };
}

function distancesFrom(board: Board, from: number): Record<string, number> {
  const steps = board.distancesFrom(from);
  return Object.fromEntries(
    board.zones.flatMap(({ index, id }) => {
      const moves = steps[index];
      return index === from || moves === undefined ? [] : [[id, moves]];
    }),
  );
}
