import type { GameEvent, Phase } from '../../engine';
import type { Moment } from './moment';

const known = new WeakMap<Moment, Phase>();

/** Where the game is at a moment; in the middle of watching, after so many of its events. */
export function phaseAt(moment: Moment, events: number = moment.events.length): Phase {
  if (events < moment.events.length)
    return phaseIn(moment, moment.events.slice(0, events)) ?? phaseBefore(moment);
  const found = known.get(moment) ?? phaseIn(moment) ?? phaseBefore(moment);
  known.set(moment, found);
  return found;
}

/** In which round an event of a moment happened, by its place among the others. */
export function roundOf({ events, round, after, system }: Moment, place: number): number {
  const began = events.findIndex((event) => system.play.event(event).begins === 'players');
  return began > place ? (after?.round ?? 0) : round;
}

function phaseBefore({ after }: Moment): Phase {
  for (let one = after; one; one = one.after) {
    const found = known.get(one) ?? phaseIn(one);
    if (found) return found;
  }
  return 'set-up';
}

function phaseIn({ system, events: all }: Moment, events: readonly GameEvent[] = all): Phase | undefined {
  const last = events.findLast((event) => system.play.event(event).begins);
  return last && system.play.event(last).begins;
}
