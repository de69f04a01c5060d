import type { GameEvent } from '../../../game/events';
import type { CountOfKinds } from '../zombies/events';

export type ActionEvent =
  | (GameEvent<'moved'> & { survivor: string; from: string; to: string; cost: number })
  | (GameEvent<'charged'> & { survivor: string; from: string; to: string; cost: number })
  | (GameEvent<'jumped'> & { survivor: string; from: string; to: string; cost: number })
  /** With a token that lay elsewhere before, if both were on the board. */
  | (GameEvent<'vade-retro'> & { survivor: string; zone: string; from?: string })
  | (GameEvent<'shoved'> & CountOfKinds & { survivor: string; from: string; to: string })
  | (GameEvent<'dragged'> & { survivor: string; by: string; from: string; to: string })
  | (GameEvent<'refused-rescue'> & { survivor: string; by: string })
  | (GameEvent<'taunted'> & { survivor: string; zone: string })
  | (GameEvent<'made-noise'> & { survivor: string })
  | (GameEvent<'took-objective'> & { survivor: string; objective: string; colour: string; zone: string })
  | (GameEvent<'left'> & { survivor: string; zone: string });
