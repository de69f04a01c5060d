import { type CourseEvent as Shared, courseEvents as shared } from '../../../family/zombicide/course/events';
import { type PeopleEvent, peopleEvents } from '../../../family/zombicide/people/events';
import { type TurnEvent, turnEvents } from '../../../family/zombicide/turns/events';
import type { GameEvent } from '../../../game/events';
import type { TraitsOf } from '../../../game/traits';

export type CourseEvent =
  | Shared
  | Exclude<TurnEvent, GameEvent<'free-action'>>
  /** By a skill, or as a part of what has just been done. */
  | (Extract<TurnEvent, GameEvent<'free-action'>> & { after?: 'charge' })
  | (GameEvent<'game-over'> & { won: boolean; reason: string })
  | PeopleEvent;

export const courseEvents: TraitsOf<CourseEvent> = {
  ...shared,
  ...turnEvents,
  'game-over': { weight: 'notable', groups: ['mission'], begins: 'over' },
  ...peopleEvents,
};
