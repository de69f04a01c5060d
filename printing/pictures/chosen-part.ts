import { seatTiles } from '../../drawing/board/seats';
import { common } from '../../drawing/box';
import { seatedBox } from '../../drawing/transform';
import { isOfTiles } from '../../engine';
import type { Area, BoardPoint, FaceSource, Mission } from '../../schemas';

/**
 * The part of a mission that somebody has chosen: tiles with all that lies on them; or, where other pieces are chosen too,
 * these pieces and no others, on their tiles.
 */
export function chosenPart(mission: Mission, faces: FaceSource, pieces: readonly string[]): Mission {
  const { placements, tokens = [], labels = [], arrows = [], areas = [] } = mission;
  const chosen = new Set(pieces);
  const isChosen = ({ id }: { readonly id: string }) => chosen.has(id);
  const laid = [tokens, labels, arrows].map((list) => list.some(isChosen));
  const onlyTiles = !laid.includes(true);
  const under = tilesUnder(mission, faces);
  const wanted = new Set([
    ...placements.filter(isChosen).map(({ id }) => id),
    ...tokens.filter(isChosen).flatMap((token) => (isOfTiles(token) ? token.tiles : [token.at.tile])),
    ...[
      ...labels.filter(isChosen).map(({ at }) => at),
      ...arrows.filter(isChosen).map(({ to }) => to),
    ].flatMap(under),
  ]);
  const lies = (at: BoardPoint) => under(at).some((tile) => wanted.has(tile));
  return {
    ...mission,
    placements: placements.filter(({ id }) => wanted.has(id)),
    tokens: tokens.filter((token) => (onlyTiles ? wanted.has(token.at.tile) : isChosen(token))),
    labels: labels.filter((label) => (onlyTiles ? lies(label.at) : isChosen(label))),
    arrows: arrows.filter((arrow) => (onlyTiles ? lies(arrow.to) : isChosen(arrow))),
    areas: areas.flatMap((area) => areaOn(area, wanted)),
  };
}

/** The ids of everything that can be chosen. */
export function choosable({ placements, tokens = [], labels = [], arrows = [] }: Mission): string[] {
  return [...placements, ...tokens, ...labels, ...arrows].map(({ id }) => id);
}

function tilesUnder({ placements, system }: Mission, faces: FaceSource): (at: BoardPoint) => string[] {
  const tiles = seatTiles(placements, faces, system);
  return ({ x, y }) => tiles.filter(({ seat }) => common(seatedBox(seat), [x, y, 1, 1])).map(({ id }) => id);
}

function areaOn({ zones, tiles, ...area }: Area, wanted: ReadonlySet<string>): Area[] {
  const parts = zones?.filter((part) => wanted.has(part.slice(0, part.indexOf('.')))) ?? [];
  const whole = tiles?.filter((tile) => wanted.has(tile)) ?? [];
  if (parts.length + whole.length === 0) return [];
  return [{ ...area, ...(parts.length > 0 && { zones: parts }), ...(whole.length > 0 && { tiles: whole }) }];
}
