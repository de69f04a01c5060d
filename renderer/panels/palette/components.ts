import type { UnplacedToken } from '../../../engine';
import { systemOf } from '../../../engine';
import type { Mission } from '../../../schemas';
import type { CountedComponent } from '../../document/inventory';
import { sortIn } from '../../document/kinds';
import { keyOf, type PartKey } from '../../document/parts';

/** The cardboard tile that a face is printed on; a mission's own faces are on none, whatever they are called. */
export function tileOf(face: string, { system, faces: own = [] }: Mission): string | undefined {
  if (own.some(({ id }) => id === face)) return undefined;
  return systemOf(system).content.tileset.tiles.find(({ faces }) => faces.includes(face))?.id;
}

/** As what a piece is counted; of some there are as many as anybody likes. */
export function componentOf(
  mission: Pick<Mission, 'system'>,
  piece: UnplacedToken,
): CountedComponent | undefined {
  return sortIn(mission, piece)?.component;
}

/** What lies on the board of some components. */
export function partsOf(mission: Mission, components: readonly CountedComponent[]): PartKey[] {
  const isOne = (component: CountedComponent | undefined) =>
    component !== undefined && components.includes(component);
  const tiles = mission.placements.filter(({ face }) => {
    const tile = tileOf(face, mission);
    return tile !== undefined && isOne(`tile:${tile}`);
  });
  const tokens = (mission.tokens ?? []).filter((token) => isOne(componentOf(mission, token)));
  return [...tiles.map(({ id }) => keyOf('tile', id)), ...tokens.map(({ id }) => keyOf('token', id))];
}
