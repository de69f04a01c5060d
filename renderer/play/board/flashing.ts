import type { Stood } from '../../../drawing/board/standing';
import { middleOf } from '../../../drawing/box';
import type { Point } from '../../../drawing/scene';
import { type Flash, type GameEvent, NONE, type Seen, systemIn } from '../../../engine';
import { namesIn } from '../../game/names-in';
import { pictureOf, zoneActing } from '../../game/picture';
import type { BoardGeometry } from './board-geometry';
import { placeOfEvent } from './event-marks';

/** Something that flashes up at a place of the board. */
export interface FlashAt {
  readonly event: GameEvent;
  readonly flash: Flash;
  readonly at: Point;
  /** How many flash up there before it. */
  readonly turn: number;
}

interface OnBoard {
  readonly seen: Seen;
  readonly ground: BoardGeometry;
  /** Where pieces are and, of those that are gone, where they were. */
  readonly stood: ReadonlyMap<string, Stood>;
}

/** What flashes up of events that follow each other: at whom they name, in their zone, or where the last one was. */
export function flashesOf(
  events: readonly GameEvent[],
  { seen, ground, stood }: OnBoard,
): readonly FlashAt[] {
  const { play } = systemIn(seen);
  const turns = new Map<string, number>();
  const acting = zoneActing(seen);
  let last = acting === NONE ? undefined : middleIn(ground, acting);
  return events.flatMap((event): FlashAt[] => {
    const { flash, isAboutDestination } = play.event(event);
    const { from, to } = placeOfEvent(event, seen.table);
    const zone = isAboutDestination ? (from ?? to) : to;
    const at =
      personIn(event, seen, stood) ?? (zone === undefined ? undefined : middleIn(ground, zone)) ?? last;
    last = at ?? last;
    if (!flash || !at) return [];
    const turn = turns.get(at.join()) ?? 0;
    turns.set(at.join(), turn + 1);
    return [{ event, flash, at, turn }];
  });
}

function personIn(event: GameEvent, seen: Seen, stood: ReadonlyMap<string, Stood>): Point | undefined {
  const names = namesIn(event);
  const person = pictureOf(seen).people.find(({ id }) => id !== '' && names.includes(id));
  return person && stood.get(person.piece)?.at;
}

function middleIn(ground: BoardGeometry, zone: number): Point | undefined {
  const box = ground.boxOf(zone);
  return box && middleOf(box);
}
