import type { GameEvent } from '../../engine';
import type { Moment } from './moment';

/** Where in its course a game is. */
export type Phase = 'set-up' | 'players' | 'zombies' | 'spawning' | 'over';

const begins: Readonly<Record<string, Phase>> = {
  'round-began': 'players',
  'zombies-phase': 'zombies',
  'spawn-step': 'spawning',
  'game-over': 'over',
};

const known = new WeakMap<Moment, Phase>();

/** Where the game is at a moment; in the middle of watching, after so many of its events. */
export function phaseAt(moment: Moment, events: number = moment.events.length): Phase {
  if (events < moment.events.length) return phaseIn(moment.events.slice(0, events)) ?? phaseBefore(moment);
  const found = known.get(moment) ?? phaseIn(moment.events) ?? phaseBefore(moment);
  known.set(moment, found);
  return found;
}

/** In which round an event of a moment happened, by its place among the others. */
export function roundOf({ events, round, after }: Moment, place: number): number {
  const began = events.findIndex(({ type }) => type === 'round-began');
  return began > place ? (after?.round ?? 0) : round;
}

function phaseBefore({ after }: Moment): Phase {
  for (let one = after; one; one = one.after) {
    const found = known.get(one) ?? phaseIn(one.events);
    if (found) return found;
  }
  return 'set-up';
}

function phaseIn(events: readonly GameEvent[]): Phase | undefined {
  const last = events.findLast(({ type }) => Object.hasOwn(begins, type));
  return last && begins[last.type];
}
