import type { Area } from '../../../schemas';

/** The tile that a zone is called by. */
export function tileOfPart(part: string): string {
  return part.slice(0, part.indexOf('.'));
}

/** An area with the ground that is on some of its tiles; nothing where that is none. */
export function groundThatIs(area: Area, isMeant: (tile: string) => boolean): Area | undefined {
  return onGround(
    area,
    area.zones?.filter((part) => isMeant(tileOfPart(part))),
    area.tiles?.filter(isMeant),
  );
}

/** The same area on tiles of other names; what lies on none of them goes. */
export function groundOnTiles(area: Area, names: ReadonlyMap<string, string>): Area | undefined {
  return onGround(
    area,
    area.zones?.flatMap((part) => {
      const tile = names.get(tileOfPart(part));
      return tile === undefined ? [] : [tile + part.slice(part.indexOf('.'))];
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
