import { facesWith, kindOfToken, systemOf } from '../../engine';
import type { Mission } from '../../schemas';

/** A component of the box by its game's word, such as `noise`, or a tile: `tile:3`. */
export type CountedComponent = string;

/** How many of something a mission uses, and how many there are. */
export interface UsedCount {
  readonly component: CountedComponent;
  readonly used: number;
  readonly there: number;
}

/** How many of each box somebody has, by its id. */
export type Boxes = Readonly<Record<string, number>>;

/** Of everything that a mission can use up: what is printed on tiles counts as well, as it does when playing. */
export function inventory(mission: Mission, boxes?: Boxes): UsedCount[] {
  const { content } = systemOf(mission.system);
  const { tileset } = content;
  const copies = boxes ? (boxes[tileset.id] ?? 0) : 1;
  const used = tilesUsed(mission);
  const tiles = tileset.tiles.map(({ id, quantity }): UsedCount => {
    return { component: `tile:${id}`, used: used.get(id)?.length ?? 0, there: copies * quantity };
  });
  const pieces = content.components(mission, facesWith(mission.faces)).map(
    ({ component, asked, inBox, extra }): UsedCount => ({
      component,
      used: asked,
      there: copies * inBox + extra,
    }),
  );
  return [...tiles, ...pieces, ...people(mission, copies)];
}

/** Which faces of each tile of the box lie on the table, by the number of the tile. */
export function tilesUsed({
  system,
  placements,
  faces: own = [],
}: Mission): ReadonlyMap<string, readonly string[]> {
  const used = new Map<string, string[]>();
  const { tileset } = systemOf(system).content;
  for (const { face } of placements) {
    if (own.some(({ id }) => id === face)) continue;
    const tile = tileset.tiles.find(({ faces }) => faces.includes(face));
    if (tile) used.set(tile.id, [...(used.get(tile.id) ?? []), face]);
  }
  return used;
}

/** People of the box whom nobody plays. */
function people({ system, tokens = [], aside = [] }: Mission, copies: number): UsedCount[] {
  const { content } = systemOf(system);
  const persons = content.tokens.filter(({ role }) => role === 'person');
  return persons
    .flatMap(({ sorts }) => sorts)
    .flatMap(({ component }): UsedCount[] => {
      if (component === undefined) return [];
      const lying = tokens.filter((token) => kindOfToken(persons, token));
      const there = copies === 0 ? 0 : content.people.length - content.posse.usual;
      return [{ component, used: lying.length + aside.length, there }];
    });
}
