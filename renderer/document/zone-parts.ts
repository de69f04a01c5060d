/** The part of a zone that is on one tile: of `a.NW`, the tile is `a` and its zone `NW`. Printed places go by such names too. */
export interface ZonePart {
  readonly tile: string;
  readonly zone: string;
}

export function parsePart(part: string): ZonePart {
  const dot = part.indexOf('.');
  return dot < 0 ? { tile: part, zone: '' } : { tile: part.slice(0, dot), zone: part.slice(dot + 1) };
}
