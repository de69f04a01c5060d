import { labelPlaces } from '../../../drawing/board/annotations';
import { type SeatedTile, seatTiles } from '../../../drawing/board/seats';
import type { StandingRoom } from '../../../drawing/board/standing-room';
import { spotPlaces, wordPlaces } from '../../../drawing/board/tiles';
import { areaOf, decksOf } from '../../../drawing/board/zone-areas';
import { zoneOutline } from '../../../drawing/board/zone-outline';
import { around, type Box, common } from '../../../drawing/box';
import type { Line, Point } from '../../../drawing/scene';
import { type BoardZone, facesWith, type Table } from '../../../engine';
import type { Language } from '../../../languages';
import type { Placement } from '../../../schemas';
import { zoneAt } from '../../document/zone-at';

/** The board as it lies in one stage of a game. Zones go by their numbers on the table. */
export interface Ground {
  readonly placements: readonly Placement[];
  readonly tiles: readonly SeatedTile[];
  /** The zones that are on the board now. */
  readonly zones: readonly number[];
  readonly zoneAt: (point: Point) => number | undefined;
  readonly roomOf: (zone: number) => StandingRoom | undefined;
  /** Nothing for a zone that is not on the board. */
  readonly boxOf: (zone: number) => Box | undefined;
  readonly areaOf: (zone: number) => readonly Line[];
  readonly outlineOf: (zone: number, within: number) => readonly Line[];
}

type LyingBoard = Table['lying'][number];

const grounds = new WeakMap<LyingBoard, Map<Language, Ground>>();

/** The ground of the game's board in one of its configurations. */
export function groundOf(table: Table, configuration: number, language: Language): Ground {
  const lying = table.lying[configuration];
  if (!lying) throw new RangeError(`There is no configuration ${configuration}`);
  const known = grounds.get(lying) ?? new Map<Language, Ground>();
  grounds.set(lying, known);
  const ground = known.get(language) ?? makeGround(table, lying, language);
  known.set(language, ground);
  return ground;
}

function makeGround(table: Table, lying: LyingBoard, language: Language): Ground {
  const { placements } = lying;
  const board = lying.board();
  const tiles = seatTiles(placements, facesWith(table.mission.file.faces));
  const numbers = new Map(table.zones.map(({ id }, number) => [id, number]));
  const zones = new Map<number, BoardZone>();
  for (const zone of board.zones) {
    const number = numbers.get(zone.id);
    if (number !== undefined) zones.set(number, zone);
  }
  const words = wordPlaces(tiles, language);
  const printed = [...words, ...spotPlaces(tiles), ...labelPlaces(table.mission.file, { language })];
  const decks = decksOf(board).map(({ rect }) => rect);
  const rooms = new Map<number, StandingRoom>();
  const makeRoom = ({ rects, balcony }: BoardZone): StandingRoom => {
    const isNear = (box: Box) => rects.some((rect) => common(rect, box) !== undefined);
    return { rects, balcony, decks: decks.filter(isNear), printed: printed.filter(isNear) };
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
      return zone ? areaOf(zone, board) : [];
    },
    outlineOf: (number, within) => {
      const zone = zones.get(number);
      return zone ? zoneOutline(zone, board, within, []) : [];
    },
  };
}
