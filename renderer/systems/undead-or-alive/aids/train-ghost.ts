import { seatTiles } from '../../../../drawing/board/seats';
import { tilePrints } from '../../../../drawing/board/tiles';
import { tokenPrints } from '../../../../drawing/board/tokens';
import { hatched } from '../../../../drawing/hatch';
import { box } from '../../../../drawing/outline';
import { type TrainRound, trainTimetable } from '../../../../engine/systems/undead-or-alive';
import type { Language } from '../../../../languages';
import type { Token } from '../../../../schemas';
import type { Later } from '../../../canvas/aids/aid';
import type { LaidOut } from '../../../document/laid-out';
import { keyOf } from '../../../document/parts';
import { tileBoxes } from '../../../document/places';
import { zoneOfToken } from '../../../document/zone-at';

/** Where the train is in a round, and what it has driven over to get there. */
export function trainGhost(laid: LaidOut, round: number, language: Language): Later | undefined {
  const { mission, faces } = laid;
  const timetable = trainTimetable(mission, faces, round);
  if (!timetable || !('rounds' in timetable)) return undefined;
  const now = timetable.rounds[round];
  if (!now) return undefined;
  const before = new Map(mission.placements.map((tile) => [tile.id, tile]));
  const moved = now.placements.filter(({ id, face, x, y, rotation }) => {
    const was = before.get(id);
    return was?.face !== face || was.x !== x || was.y !== y || was.rotation !== rotation;
  });
  const left = mission.placements.filter(
    ({ id }) => moved.some((tile) => tile.id === id) || !isAmong(now, id),
  );
  const swept = now.swept().flatMap(({ rects }) => rects);
  const tiles = seatTiles(moved, faces, mission.system);
  const train = mission.tokens?.filter(({ id }) => id === timetable.train) ?? [];
  const aboard = passengers(laid).filter(({ at }) => left.some(({ id }) => id === at.tile));
  // A car that has left the board comes back as bare railroad, and nothing that was in it.
  const riding = aboard.filter(({ at }) =>
    now.placements.some(({ id, face }) => id === at.tile && face === before.get(id)?.face),
  );
  return {
    under: [
      { kind: 'path', outlines: swept.map((rect) => box(...rect)), fill: 'red', opacity: 0.16 },
      {
        kind: 'stroke',
        lines: swept.flatMap((rect) => hatched(rect)),
        closed: false,
        width: 1.6,
        stroke: 'red',
        opacity: 0.8,
      },
      // What has driven away has left bare table, unless something else lies there by now.
      { kind: 'path', outlines: tileBoxes(left, faces).map((rect) => box(...rect)), fill: 'table' },
    ],
    tiles: tilePrints(tiles, language),
    signs:
      now.step === undefined && round > 0
        ? []
        : tokenPrints(tiles, { ...mission, tokens: [...train, ...riding] }, { language }),
    hidden: [...train, ...aboard].map(({ id }) => keyOf('token', id)),
  };
}

/** What lies in the cars of a train, which take it along. */
function passengers({ mission, faces, board }: LaidOut): Token[] {
  const cars = new Set(
    mission.placements.filter(({ face }) => faces(face)?.ownBuilding === true).map(({ id }) => id),
  );
  return (mission.tokens ?? []).filter((token) => {
    if (token.kind === 'train' || !cars.has(token.at.tile)) return false;
    const zone = zoneOfToken(token, mission, faces, board);
    return zone !== undefined && board.zones[zone]?.building !== undefined;
  });
}

function isAmong({ placements }: TrainRound, id: string): boolean {
  return placements.some((tile) => tile.id === id);
}
