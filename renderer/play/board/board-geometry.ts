import { labelPlaces } from '../../../drawing/board/annotations';
import { type SeatedTile, seatTiles } from '../../../drawing/board/seats';
import type { StandingRoom } from '../../../drawing/board/standing-room';
import { spotPlaces, wordPlaces } from '../../../drawing/board/tiles';
import { wayAcross } from '../../../drawing/board/ways';
import { balconyFloors, zoneShape } from '../../../drawing/board/zone-areas';
import { zoneOutline } from '../../../drawing/board/zone-outline';
import { around, type Box, common } from '../../../drawing/box';
import type { Line, Point } from '../../../drawing/scene';
import { type AnyTable, type BoardZone, facesWith, type LyingBoard } from '../../../engine';
import type { Language } from '../../../languages';
import type { Placement } from '../../../schemas';
import { zoneAt } from '../../document/zone-at';
import { rowGeometry } from './row-geometry';

/** The board as it lies in one stage of a game. Zones go by their numbers on the table. */
export interface BoardGeometry {
  readonly placements: readonly Placement[];
  readonly tiles: readonly SeatedTile[];
  /** In a game without a map, whose zones stand in a row, how far that reaches. */
  readonly row?: Box;
  /** The zones that are on the board now. */
  readonly zones: readonly number[];
  readonly zoneAt: (point: Point) => number | undefined;
  readonly roomOf: (zone: number) => StandingRoom | undefined;
  /** Undefined for a zone that is not on the board. */
  readonly boxOf: (zone: number) => Box | undefined;
  readonly areaOf: (zone: number) => readonly Line[];
  readonly outlineOf: (zone: number, within: number) => readonly Line[];
  /** The line along which a piece goes from a place of one zone to a place of another. */
  readonly wayBetween: (from: WayEnd, to: WayEnd) => Line;
}

/** Where a way begins or ends: where a piece stands, or goes. */
export interface WayEnd {
  readonly zone: number;
  readonly at: Point;
}

const rows = new WeakMap<AnyTable, BoardGeometry>();
const grounds = new WeakMap<LyingBoard, Map<Language, BoardGeometry>>();

/** The ground of the game's board as it lies, or what stands for one in a game without a map. */
export function boardGeometry(
  table: AnyTable,
  lying: LyingBoard | undefined,
  language: Language,
): BoardGeometry {
  if (!lying) {
    const row = rows.get(table) ?? rowGeometry(table);
    rows.set(table, row);
    return row;
  }
  const known = grounds.get(lying) ?? new Map<Language, BoardGeometry>();
  grounds.set(lying, known);
  const ground = known.get(language) ?? makeGround(table, lying, language);
  known.set(language, ground);
  return ground;
}

function makeGround(table: AnyTable, lying: LyingBoard, language: Language): BoardGeometry {
  const { placements } = lying;
  const board = lying.board();
  const { file } = table.mission;
  const tiles = seatTiles(placements, facesWith(file.faces), file.system);
  const numbers = new Map(table.zones.map(({ id }, number) => [id, number]));
  const zones = new Map<number, BoardZone>();
  for (const zone of board.zones) {
    const number = numbers.get(zone.id);
    if (number !== undefined) zones.set(number, zone);
  }
  const words = wordPlaces(tiles, language);
  const printed = [...words, ...spotPlaces(tiles), ...labelPlaces(table.mission.file, { language })];
  const floors = balconyFloors(board).map(({ rect }) => rect);
  const rooms = new Map<number, StandingRoom>();
  const makeRoom = ({ rects, balcony }: BoardZone): StandingRoom => {
    const isNear = (box: Box) => rects.some((rect) => common(rect, box) !== undefined);
    return { rects, balcony, floors: floors.filter(isNear), printed: printed.filter(isNear) };
  };
  return {
    placements,
    tiles,
    zones: [...zones.keys()].sort((a, b) => a - b),
    zoneAt: (point) => numbers.get(zoneAt(board, point)?.id ?? ''),
    roomOf: (number) => {
      const zone = zones.get(number);
      if (!zone) return undefined;
      const room = rooms.get(number) ?? makeRoom(zone);
      rooms.set(number, room);
      return room;
    },
    boxOf: (number) => around(zones.get(number)?.rects ?? []),
    areaOf: (number) => {
      const zone = zones.get(number);
      return zone ? zoneShape(zone, board) : [];
    },
    outlineOf: (number, within) => {
      const zone = zones.get(number);
      return zone ? zoneOutline(zone, board, within, []) : [];
    },
    wayBetween: (from, to) => {
      const [one, other] = [zones.get(from.zone)?.index, zones.get(to.zone)?.index];
      const ends = [from.at, to.at] as const;
      // Whoever shifts a little within a zone needs no way.
      if (from.zone === to.zone || one === undefined || other === undefined) return ends;
      return wayAcross(board, [one, other], ends);
    },
  };
}
