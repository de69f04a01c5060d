import { systemOf } from '../../engine';
import { type Language, textIn } from '../../languages';
import type { IndexGroup } from './index-part';
import type { ListedMission } from './part';

interface IndexedTile {
  readonly heading: string;
  /** Where it stands among all. */
  readonly order: number;
  readonly missions: Map<ListedMission, Set<string>>;
}

/** For whoever has only some of the tiles: each with its two faces, and the missions that it lies in, with which of them up. */
export function byTiles(missions: readonly ListedMission[], language: Language): IndexGroup[] {
  const tiles = new Map<string, IndexedTile>();
  for (const listed of missions) {
    const { mission, faces } = listed.subject;
    const own = new Set(mission.faces?.map(({ id }) => id));
    const boxed = systemOf(mission.system).content.tileset.tiles;
    for (const { face } of mission.placements) {
      const order = own.has(face) ? -1 : boxed.findIndex((tile) => tile.faces.includes(face));
      const cardboard = boxed[order];
      const name = faces(face)?.name;
      const heading = cardboard ? cardboard.faces.join('/') : name ? textIn(name, language) : face;
      const key = cardboard ? `${mission.system} ${cardboard.id}` : `own ${heading}`;
      const tile = tiles.get(key) ?? {
        heading,
        order: cardboard ? order : Number.POSITIVE_INFINITY,
        missions: new Map<ListedMission, Set<string>>(),
      };
      tiles.set(key, tile);
      const up = tile.missions.get(listed) ?? new Set<string>();
      tile.missions.set(listed, up.add(face));
    }
  }
  return [...tiles.values()]
    .sort((one, other) => (one.order === other.order ? 0 : one.order - other.order))
    .map(({ heading, missions: having }) => ({
      heading,
      targets: [...having].map(([{ title, page }, up]) => ({
        text: `${title} (${[...up].sort().join(', ')})`,
        page,
      })),
    }));
}
