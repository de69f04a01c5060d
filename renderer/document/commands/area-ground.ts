import { parsePart } from '../../../engine';
import type { Area } from '../../../schemas';

/** An area with the ground that is on some of its tiles; undefined if there is none. */
export function groundThatIs(area: Area, isMeant: (tile: string) => boolean): Area | undefined {
  return onGround(
    area,
    area.zones?.filter((part) => isMeant(parsePart(part).tile)),
    area.tiles?.filter(isMeant),
  );
}

/** The same area on tiles of other names; what lies on none of them goes. */
export function groundOnTiles(area: Area, names: ReadonlyMap<string, string>): Area | undefined {
  return onGround(
    area,
    area.zones?.flatMap((part) => {
      const { tile: before, zone } = parsePart(part);
      const tile = names.get(before);
      return tile === undefined ? [] : [`${tile}.${zone}`];
    }),
    area.tiles?.flatMap((tile) => names.get(tile) ?? []),
  );
}

function onGround(
  { zones: _, tiles: __, ...area }: Area,
  zones: readonly string[] = [],
  tiles: readonly string[] = [],
): Area | undefined {
  if (zones.length + tiles.length === 0) return undefined;
  return {
    ...area,
    ...(zones.length > 0 && { zones: [...zones] }),
    ...(tiles.length > 0 && { tiles: [...tiles] }),
  };
}
