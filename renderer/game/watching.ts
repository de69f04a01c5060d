import { type AnyGame, type GameEvent, type Seen, watch, watchBend } from '../../engine';
import type { Moment } from './moment';

/** Something that happened on the way to a moment, and how everything looked then. */
export interface WatchedEvent {
  readonly event: GameEvent;
  readonly seen: Seen;
  /** The moment that it led to, and its place among the events that did. */
  readonly moment: Moment;
  readonly place: number;
}

/** What came to pass between the moment before and this one, step by step. */
export function watchedBefore(moment: Moment): readonly WatchedEvent[] {
  const { after, deed, system } = moment;
  if (!after || !deed) return [];
  const { game } = after;
  const twin = (words: Int32Array): AnyGame => game.system.twin(game, words);
  const frames = 'bend' in deed ? watchBend(game, deed.bend) : watch(game, deed.action);
  return frames.map(({ event, words }, place) => ({
    event,
    seen: system.see(twin(words)),
    moment,
    place,
  }));
}
