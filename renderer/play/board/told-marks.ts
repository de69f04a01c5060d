import type { Stood } from '../../../drawing/board/standing';
import type { Shape } from '../../../drawing/scene';
import type { GameEvent, Observation } from '../../../engine';
import type { Language } from '../../../languages';
import type { Mark } from '../../canvas/marks';
import { personNumber } from '../../game/people';
import { actorPiece, zoneNumber } from '../../game/spots';
import { eventMarks } from './event-marks';
import type { Ground } from './ground';
import { zoneShapes } from './light-shapes';
import { ringAround } from './piece-marks';

/** What a line of the log speaks of, as it is on the board now: its zones, and its people where they stand. */
interface ToldOnBoard {
  readonly shapes: readonly Shape[];
  readonly marks: readonly Mark[];
}

interface BoardNow {
  readonly seen: Observation;
  readonly ground: Ground;
  readonly stood: ReadonlyMap<string, Stood>;
}

const nothing: ToldOnBoard = { shapes: [], marks: [] };

export function toldMarks(
  event: GameEvent | undefined,
  { seen, ground, stood }: BoardNow,
  language: Language,
): ToldOnBoard {
  if (!event) return nothing;
  const { table } = seen;
  const names = [...new Set(namesIn(event))];
  const zones = names.map((name) => zoneNumber(table, name)).filter((zone) => zone >= 0);
  const people = names.flatMap((name) => stood.get(actorPiece(personNumber(seen, name))) ?? []);
  return {
    shapes: zones.flatMap((zone) =>
      zoneShapes(ground, zone, { fill: 'orange', opacity: 0.3, rim: 'orange' }),
    ),
    marks: [...eventMarks(event, table, ground), ...people.map((one) => ringAround(one, 'yellow', language))],
  };
}

/** All names that an event has of anything, however deep. */
function namesIn(told: unknown): readonly string[] {
  if (typeof told === 'string') return [told];
  return typeof told === 'object' && told !== null ? Object.values(told).flatMap(namesIn) : [];
}
