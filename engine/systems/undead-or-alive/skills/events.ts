import type { GameEvent } from '../../../game/events';

export type SkillEvent =
  | (GameEvent<'reacts'> & { survivor: string; zone: string })
  | (GameEvent<'lent-action'> & { survivor: string; to: string })
  | (GameEvent<'invented'> & { survivor: string; card: string });
