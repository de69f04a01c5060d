import type { TraitsOf } from '../../game/traits';
import { type ActionEvent, actionEvents } from './actions/events';
import { type BendEvent, bendEvents } from './bending/events';
import { type CardEvent, cardEvents } from './cards/events';
import { type BoardEvent, boardEvents } from './changes/events';
import { type CombatEvent, combatEvents } from './combat/events';
import { type CompanionEvent, companionEvents } from './companions/events';
import { type CourseEvent, courseEvents } from './course/events';
import { type MachineEvent, machineEvents } from './machines/events';
import { type MissionEvent, missionEvents } from './mission/events';
import { type SetUpEvent, setUpEvents } from './set-up/events';
import { type SpawnEvent, spawnEvents } from './spawning/events';
import { type TrainEvent, trainEvents } from './train/events';
import { type ZombieEvent, zombieEvents } from './zombies/events';

/** Everything that can happen in a game. Each folder says what happens in it. */
export type UoaEvent =
  | ActionEvent
  | BendEvent
  | BoardEvent
  | CardEvent
  | CombatEvent
  | CompanionEvent
  | CourseEvent
  | MachineEvent
  | MissionEvent
  | SetUpEvent
  | SpawnEvent
  | TrainEvent
  | ZombieEvent;

/** What there is to know of each. */
export const eventTraits: TraitsOf<UoaEvent> = {
  ...actionEvents,
  ...bendEvents,
  ...boardEvents,
  ...cardEvents,
  ...combatEvents,
  ...companionEvents,
  ...courseEvents,
  ...machineEvents,
  ...missionEvents,
  ...setUpEvents,
  ...spawnEvents,
  ...trainEvents,
  ...zombieEvents,
};
