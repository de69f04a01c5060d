import { type Component, componentCounts, facesWith, limits, stockTileset, survivors } from '../../engine';
import type { Mission, TokenObjective } from '../../schemas';

export type CountedComponent =
  | Exclude<Component, `${string}-objective`>
  | `objective:${TokenObjective['colour']}`
  | `tile:${string}`
  | 'companions';

/** How many of something a mission uses, and how many there are. */
export interface Count {
  readonly component: CountedComponent;
  readonly used: number;
  readonly there: number;
}

/** How many of each box somebody has, by its id. */
export type Boxes = Readonly<Record<string, number>>;

const [BOX, oneBox] = [stockTileset.id, { [stockTileset.id]: 1 }];

/** Of everything that a mission can use up: what is printed on tiles counts as well, as it does when playing. */
export function inventory(mission: Mission, boxes: Boxes = oneBox): Count[] {
  const copies = boxes[BOX] ?? 0;
  const used = tilesUsed(mission);
  const tiles = stockTileset.tiles.map(({ id, quantity }): Count => {
    return { component: `tile:${id}`, used: used.get(id)?.length ?? 0, there: copies * quantity };
  });
  const pieces = componentCounts(mission, facesWith(mission.faces)).map(
    ({ component, asked, inBox, extra }): Count => ({
      component: named(component),
      used: asked,
      there: copies * inBox + extra,
    }),
  );
  return [...tiles, ...pieces, companions(mission, copies)];
}

/** Which faces of each tile of the box lie on the table, by the number of the tile. */
export function tilesUsed({ placements, faces: own = [] }: Mission): ReadonlyMap<string, readonly string[]> {
  const used = new Map<string, string[]>();
  for (const { face } of placements) {
    if (own.some(({ id }) => id === face)) continue;
    const tile = stockTileset.tiles.find(({ faces }) => faces.includes(face));
    if (tile) used.set(tile.id, [...(used.get(tile.id) ?? []), face]);
  }
  return used;
}

function named(component: Component): CountedComponent {
  if (component === 'red-objective') return 'objective:red';
  if (component === 'blue-objective') return 'objective:blue';
  return component === 'green-objective' ? 'objective:green' : component;
}

/** Companions are people whom nobody plays. */
function companions({ tokens = [], aside = [] }: Mission, copies: number): Count {
  return {
    component: 'companions',
    used: tokens.filter(({ kind }) => kind === 'companion').length + aside.length,
    there: copies === 0 ? 0 : survivors.length - limits.survivors.usual,
  };
}
