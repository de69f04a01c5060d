import type { ActionEvent } from './actions/events';
import type { BendEvent } from './bending/events';
import type { BoardEvent } from './board/events';
import type { CardEvent } from './cards/events';
import type { CombatEvent } from './combat/events';
import type { CompanionEvent } from './companions/events';
import type { CourseEvent } from './course/events';
import type { MachineEvent } from './machines/events';
import type { MissionEvent } from './mission/events';
import type { SetUpEvent } from './set-up/events';
import type { SkillEvent } from './skills/events';
import type { SpawnEvent } from './spawning/events';
import type { TrainEvent } from './train/events';
import type { ZombieEvent } from './zombies/events';

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
  | SkillEvent
  | SpawnEvent
  | TrainEvent
  | ZombieEvent;
