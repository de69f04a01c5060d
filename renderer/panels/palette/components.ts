import { stockTileset } from '../../../engine';
import type { Mission, Token } from '../../../schemas';
import type { Piece } from '../../document/commands/pieces';
import type { CountedComponent } from '../../document/inventory';
import { keyOf, type PartKey } from '../../document/parts';

const tileOfFace = new Map(stockTileset.tiles.flatMap(({ id, faces }) => faces.map((face) => [face, id])));

/** The cardboard tile that a face is printed on; a mission's own faces are on none, whatever they are called. */
export function tileOf(face: string, { faces: own = [] }: Mission): string | undefined {
  return own.some(({ id }) => id === face) ? undefined : tileOfFace.get(face);
}

/** As what a piece is counted; of some there are as many as anybody likes. */
export function componentOf(piece: Piece | Token): CountedComponent | undefined {
  switch (piece.kind) {
    case 'spawn':
      return `${piece.spawn}-spawn`;
    case 'objective':
      return `objective:${piece.colour}`;
    case 'companion':
      return 'companions';
    case 'zombie':
      return piece.zombie;
    case 'machine':
      return piece.machine;
    case 'noise':
    case 'exit':
      return piece.kind;
    case 'start':
    case 'no-objective':
    case 'train':
      return undefined;
  }
}

/** What lies on the board of some components. */
export function partsOf(mission: Mission, components: readonly CountedComponent[]): PartKey[] {
  const isOne = (component: CountedComponent | undefined) =>
    component !== undefined && components.includes(component);
  const tiles = mission.placements.filter(({ face }) => {
    const tile = tileOf(face, mission);
    return tile !== undefined && isOne(`tile:${tile}`);
  });
  const tokens = (mission.tokens ?? []).filter((token) => isOne(componentOf(token)));
  return [...tiles.map(({ id }) => keyOf('tile', id)), ...tokens.map(({ id }) => keyOf('token', id))];
}
