import type { ActionEvent } from './actions/events';
import type { CardEvent } from './cards/events';
import type { CombatEvent } from './combat/events';
import type { CourseEvent } from './course/events';
import type { PeopleEvent } from './people/events';
import type { SpawnEvent } from './spawning/events';
import type { TurnEvent } from './turns/events';
import type { ZombieEvent } from './zombies/events';

/** What happens in every game of the family. */
export type FamilyEvent =
  | ActionEvent
  | CardEvent
  | CombatEvent
  | CourseEvent
  | PeopleEvent
  | SpawnEvent
  | TurnEvent
  | ZombieEvent;
