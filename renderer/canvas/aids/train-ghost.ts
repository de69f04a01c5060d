import { seatTiles } from '../../../drawing/board/seats';
import { tilePrints } from '../../../drawing/board/tiles';
import { tokenPrints } from '../../../drawing/board/tokens';
import { box } from '../../../drawing/outline';
import type { Shape } from '../../../drawing/scene';
import type { Print } from '../../../drawing/stamp';
import { type TrainRound, trainCourse } from '../../../engine';
import type { Language } from '../../../languages';
import type { Token } from '../../../schemas';
import type { LaidOut } from '../../document/laid-out';
import { keyOf, type PartKey } from '../../document/parts';
import { tileBoxes } from '../../document/places';
import { zoneOfToken } from '../../document/zone-at';
import { hatched } from './hatch';

export interface TrainGhost {
  readonly under: readonly Shape[];
  readonly tiles: readonly Print[];
  readonly signs: readonly Print[];
  /** The token that it is about, and those that lie aboard: not where they were any more. */
  readonly hidden: readonly PartKey[];
}

/** Where the train is in a round, and what it has driven over to get there. */
export function trainGhost(laid: LaidOut, round: number, language: Language): TrainGhost | undefined {
  const { mission, faces } = laid;
  const course = trainCourse(mission, faces, round);
  if (!course || !('rounds' in course)) return undefined;
  const now = course.rounds[round];
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
  const tiles = seatTiles(moved, faces);
  const train = mission.tokens?.filter(({ id }) => id === course.train) ?? [];
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
