import { type GameEvent, type Observation, observe, type UoaGame, watch, watchBend } from '../../engine';
import type { Moment } from './moment';

/** Something that happened on the way to a moment, and how everything looked then. */
export interface Scene {
  readonly event: GameEvent;
  readonly seen: Observation;
  /** The moment that it led to, and its place among the events that did. */
  readonly moment: Moment;
  readonly place: number;
}

/** What came to pass between the moment before and this one, step by step. */
export function scenesBefore(moment: Moment): readonly Scene[] {
  const { after, deed } = moment;
  if (!after || !deed) return [];
  const { game } = after;
  const twin = (words: Int32Array): UoaGame => game.system.twin(game, words);
  const frames = 'bend' in deed ? watchBend(game, deed.bend) : watch(game, deed.action);
  return frames.map(({ event, words }, place) => ({ event, seen: observe(twin(words)), moment, place }));
}
