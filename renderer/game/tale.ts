import type { GameEvent, GameSystem } from '../../engine';
import type { Words } from '../../telling/words';
import { GameLog } from './log';
import type { Moment } from './moment';
import { roundOf } from './phase';

/** Something worth telling of a game, and the moment it was at. */
export interface TaleLine {
  readonly moment: Moment;
  /** Of the event, among those of its moment. */
  readonly place: number;
  readonly round: number;
  readonly sentence: string;
}

/** As many as are told at a glance. */
export const MOST_LINES = 10;

/** How a game went, in a few lines: what weighed most, and its end; the same thing again weighs less. */
export function taleOf(end: Moment, words: Words): readonly TaleLine[] {
  const told = new GameLog(words).to(end).flatMap(({ moment, entries }) =>
    entries.map(({ event, place, sentence }) => ({
      line: { moment, place, round: roundOf(moment, place), sentence },
      weight: weightOf(event, moment.system),
      sort: event.type,
    })),
  );
  const left = new Set(told.filter(({ weight }) => weight > 0));
  const times = new Map<string, number>();
  const chosen = new Set<TaleLine>();
  while (chosen.size < MOST_LINES && left.size > 0) {
    let best: (typeof told)[number] | undefined;
    let most = 0;
    for (const one of left) {
      const worth = one.weight / (1 + (times.get(one.sort) ?? 0));
      if (worth > most) [best, most] = [one, worth];
    }
    if (!best) break;
    left.delete(best);
    times.set(best.sort, (times.get(best.sort) ?? 0) + 1);
    chosen.add(best.line);
  }
  return told.flatMap(({ line }) => (chosen.has(line) ? [line] : []));
}

const [THE_END, GRAVE, OF_A_RULE, NOTABLE] = [1000, 12, 4, 1] as const;

function weightOf(event: GameEvent, { play }: GameSystem): number {
  const { weight, groups = [], ofRule, begins } = play.event(event);
  if (begins === 'over') return THE_END;
  if (begins || weight === 'plain' || groups.length === 0) return 0;
  if (weight === 'notable') return NOTABLE;
  return ofRule ? OF_A_RULE : GRAVE;
}
