import type { Shape } from '../../../drawing/scene';
import { type AnyTable, type GameEvent, type PersonSeen, zoneNumber } from '../../../engine';
import type { Language } from '../../../languages';
import type { Mark } from '../../canvas/marks';
import { namesIn } from '../../game/names-in';
import { pictureOf } from '../../game/picture';
import { eventMarks } from './event-marks';
import { zoneShapes } from './light-shapes';
import { ringAround } from './piece-marks';
import type { BoardInSight } from './use-board-in-sight';

/** What a line of the log speaks of, as it is on the board now: its zones, and its people where they stand. */
interface ToldOnBoard {
  readonly shapes: readonly Shape[];
  readonly marks: readonly Mark[];
}

const nothing: ToldOnBoard = { shapes: [], marks: [] };

export function toldMarks(
  event: GameEvent | undefined,
  { seen, ground, stood }: Pick<BoardInSight, 'seen' | 'ground' | 'stood'>,
  language: Language,
): ToldOnBoard {
  if (!event) return nothing;
  const { table } = seen;
  const names = [...new Set(namesIn(event))];
  const zones = zonesNamed(names, table);
  const people = pictureOf(seen)
    .people.filter(({ id }) => names.includes(id))
    .flatMap(({ piece }) => stood.get(piece) ?? []);
  return {
    shapes: zones.flatMap((zone) =>
      zoneShapes(ground, zone, { fill: 'orange', opacity: 0.3, rim: 'orange' }),
    ),
    marks: [...eventMarks(event, table, ground), ...people.map((one) => ringAround(one, 'yellow', language))],
  };
}

/** The zones of which an event speaks, and those where the people stand of whom it does. */
export function zonesToldOf(
  event: GameEvent,
  table: AnyTable,
  people: readonly PersonSeen[],
): readonly number[] {
  const names = [...new Set(namesIn(event))];
  const standing = people.flatMap(({ id, zone }) => (zone >= 0 && names.includes(id) ? [zone] : []));
  return [...new Set([...zonesNamed(names, table), ...standing])];
}

function zonesNamed(names: readonly string[], table: AnyTable): readonly number[] {
  return names.map((name) => zoneNumber(table, name)).filter((zone) => zone >= 0);
}
