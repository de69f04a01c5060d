import type { FactsWarning } from '../../../../schemas';
import { placeSpot } from '../../../board/placed';
import type { Rect } from '../../../geometry/rect';
import { idOf, type Survey } from '../survey/survey';
import { least, movesBetween } from '../survey/walking';
import { workToDo } from './length/estimate';
import type { PointOfInterest } from './points-of-interest';
import { activeSpawnZones, firstZombieIn, isActiveIn } from './pressure';

/** What an author may not have meant. */
export function warningsOf(survey: Survey, places: readonly PointOfInterest[]): FactsWarning[] {
  return [
    ...outOfReach(survey, places),
    ...startsOverrun(survey),
    ...spawnsOnOneSide(survey),
    ...exitFirst(survey, places),
  ];
}

const TO_GO_TO: ReadonlySet<PointOfInterest['what']> = new Set(['objective', 'companion', 'exit', 'action']);

/** However the board changes. */
function outOfReach({ laid, program }: Survey, places: readonly PointOfInterest[]): FactsWarning[] {
  const isReached = ({ zones }: PointOfInterest) =>
    laid.boards.some((board) => movesBetween(board, program.startZones, zones) !== undefined);
  const lost = places.filter(
    (place) => TO_GO_TO.has(place.what) && place.zones.length > 0 && !isReached(place),
  );
  return lost.length === 0 ? [] : [{ code: 'out-of-reach', places: lost.map(({ id }) => id) }];
}

const FIRST_ROUND = 1;

function startsOverrun(survey: Survey): FactsWarning[] {
  return survey.program.startZones.flatMap((start): FactsWarning[] => {
    const round = firstZombieIn(survey, [start]);
    const isOverrun = round !== undefined && round <= FIRST_ROUND;
    return isOverrun ? [{ code: 'start-overrun', zone: idOf(survey, start) }] : [];
  });
}

/** All within the outer third of the board on one side; one zone alone is always on some side. */
function spawnsOnOneSide(survey: Survey): FactsWarning[] {
  if (activeSpawnZones(survey).length < 2) return [];
  const [left, top, right, bottom] = boxOf(survey.laid.placed.map(({ box }) => box));
  const spots = activeSpots(survey);
  const [width, height] = [(right - left) / 3, (bottom - top) / 3];
  const side = (
    [
      ['north', spots.every(([, y]) => y < top + height)],
      ['east', spots.every(([x]) => x > right - width)],
      ['south', spots.every(([, y]) => y > bottom - height)],
      ['west', spots.every(([x]) => x < left + width)],
    ] as const
  ).find(([, isThere]) => isThere);
  return side ? [{ code: 'spawns-on-one-side', side: side[0] }] : [];
}

/** Where they lie, not where the middles of their zones are: a street may be long. */
function activeSpots({ laid, program }: Survey): Rect[] {
  const active = new Set(program.spawnTokens.filter(isActiveIn(program)).map(({ id }) => id));
  return (program.file.tokens ?? []).flatMap((token) => {
    if (!active.has(token.id) || token.kind !== 'spawn') return [];
    const tile = laid.placed.find(({ placement }) => placement.id === token.at.tile);
    return tile ? [placeSpot(tile, [token.at.x, token.at.y])] : [];
  });
}

function boxOf(boxes: readonly Rect[]): readonly [left: number, top: number, right: number, bottom: number] {
  return [
    Math.min(...boxes.map(([x]) => x)),
    Math.min(...boxes.map(([, y]) => y)),
    Math.max(...boxes.map(([x, , width]) => x + width)),
    Math.max(...boxes.map(([, y, , height]) => y + height)),
  ];
}

/** Nearer than anything that has to be done before, where everybody leaves by an exit. */
function exitFirst(survey: Survey, places: readonly PointOfInterest[]): FactsWarning[] {
  const { openBoard, program } = survey;
  const leaves = program.goals.some(
    ({ condition }) => condition && 'left' in condition && condition.left.by === 'exit',
  );
  if (!leaves) return [];
  const moves = (zones: readonly number[]) => movesBetween(openBoard, program.startZones, zones);
  const stops = workToDo(survey).flatMap(({ errands }) => errands.flatMap((each) => each.stops.slice(0, 1)));
  const nearest = least(stops.map(({ at }) => moves(at)));
  if (nearest === undefined) return [];
  const nearer = places.filter(({ what, zones }) => {
    const away = moves(zones);
    return what === 'exit' && away !== undefined && away < nearest;
  });
  return nearer.length === 0 ? [] : [{ code: 'exit-first', places: nearer.map(({ id }) => id) }];
}
