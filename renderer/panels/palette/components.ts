import { stockTileset } from '../../../engine';
import type { Mission, Token } from '../../../schemas';
import { keyOf, type PartKey } from '../../document/parts';
import type { Piece } from '../../tools/brush';

const tileOfFace = new Map(stockTileset.tiles.flatMap(({ id, faces }) => faces.map((face) => [face, id])));

/** The cardboard tile that a face is printed on; a mission's own faces are on none. */
export function tileOf(face: string): string | undefined {
  return tileOfFace.get(face);
}

/** As what a piece is counted; some there are as many of as anybody likes. */
export function componentOf(piece: Piece | Token): string | undefined {
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
export function partsOf({ placements, tokens = [] }: Mission, components: ReadonlySet<string>): PartKey[] {
  const isOne = (component: string | undefined) => component !== undefined && components.has(component);
  return [
    ...placements.filter(({ face }) => isOne(tileComponent(face))).map(({ id }) => keyOf('tile', id)),
    ...tokens.filter((token) => isOne(componentOf(token))).map(({ id }) => keyOf('token', id)),
  ];
}

export function tileComponent(face: string): string | undefined {
  const tile = tileOf(face);
  return tile === undefined ? undefined : `tile:${tile}`;
}
