import { limits } from '../../content';
import type { Survey } from '../../survey/survey';
import { movesBetween } from '../../survey/walking';
import { type Errand, joined, type Work } from '../../survey/work';

/** What it takes to do all work, nobody in the way. Times are in actions of one survivor. */
export interface Schedule {
  readonly errands: number;
  readonly moves: number;
  readonly otherActions: number;
  readonly rounds: number;
}

/** A survivor on the way, and since when there. */
interface Walker {
  zone: number;
  time: number;
}

interface Trip {
  readonly zone: number;
  readonly time: number;
  readonly moves: number;
  readonly actions: number;
}

/** Moving a Wagon on costs as much as so many moves (UOA-WAGON-01). */
const WAGON_MOVE = 3;

/** Each part begins when the one before is done, though one may have gone ahead. */
export function scheduleOf(survey: Survey, parts: readonly Work[], searches: number): Schedule {
  const { survivors, program } = survey;
  const { startZones } = program;
  const posse = Array.from({ length: survivors }, (_, survivor): Walker => {
    return { zone: startZones[survivor % startZones.length] ?? 0, time: 0 };
  });
  // Everybody searches in between, here and there.
  let [done, moves, otherActions, errands] = [Math.ceil(searches / survivors), 0, searches, 0];
  for (const walker of posse) walker.time = done;
  for (const { errands: asked, gathering, notBefore } of parts) {
    const from = Math.max(done, (notBefore - 1) * limits.actions);
    const trips = [
      ...sendOut(survey, posse, joined(asked), from),
      ...(gathering ? gather(survey, posse, gathering) : []),
    ];
    errands += joined(asked).length;
    moves += sum(trips.map((trip) => trip.moves));
    otherActions += sum(trips.map((trip) => trip.actions));
    done = Math.max(from, ...trips.map(({ time }) => time));
  }
  return { errands, moves, otherActions, rounds: Math.ceil(done / limits.actions) };
}

/** Each errand goes to whoever can be done with it first, the one that is done soonest before the others. */
function sendOut(survey: Survey, posse: readonly Walker[], errands: readonly Errand[], from: number): Trip[] {
  const left = new Set(errands);
  const trips: Trip[] = [];
  while (left.size > 0) {
    const choices = [...left].flatMap((each) =>
      posse.flatMap((walker) => {
        const trip = tripOf(survey, walker, each, from);
        return trip ? [{ each, walker, trip }] : [];
      }),
    );
    const [first, ...others] = choices;
    if (!first) break;
    const { each, walker, trip } = others.reduce(
      (best, next) => (next.trip.time < best.trip.time ? next : best),
      first,
    );
    walker.zone = trip.zone;
    walker.time = trip.time;
    trips.push(trip);
    left.delete(each);
  }
  return trips;
}

/** Nothing where no way leads to one of its stops. */
function tripOf({ openBoard }: Survey, walker: Walker, { stops }: Errand, from: number): Trip | undefined {
  let { zone, time } = walker;
  let [moves, actions] = [0, 0];
  for (const stop of stops) {
    const next = nearestOf(openBoard, zone, stop.at);
    if (!next) return undefined;
    const walked = next.moves * (stop.withWagon ? WAGON_MOVE : 1);
    zone = next.zone;
    time = Math.max(time + walked, from) + stop.actions;
    moves += walked;
    actions += stop.actions;
  }
  return { zone, time, moves, actions };
}

function gather({ openBoard }: Survey, posse: readonly Walker[], zones: readonly number[]): Trip[] {
  return posse.flatMap((walker) => {
    const next = nearestOf(openBoard, walker.zone, zones);
    if (!next) return [];
    walker.zone = next.zone;
    walker.time += next.moves;
    return [{ zone: next.zone, time: walker.time, moves: next.moves, actions: 0 }];
  });
}

function nearestOf(
  board: Survey['openBoard'],
  from: number,
  zones: readonly number[],
): { readonly zone: number; readonly moves: number } | undefined {
  let best: { zone: number; moves: number } | undefined;
  for (const zone of zones) {
    const moves = movesBetween(board, [from], [zone]);
    if (moves !== undefined && (!best || moves < best.moves)) best = { zone, moves };
  }
  return best;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
