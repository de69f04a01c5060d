import type { GameEvent } from '../../../game/events';

export type ActionEvent =
  | (GameEvent<'moved'> & { survivor: string; from: string; to: string; cost: number })
  | (GameEvent<'made-noise'> & { survivor: string })
  | (GameEvent<'took-objective'> & { survivor: string; objective: string; colour: string; zone: string })
  | (GameEvent<'left'> & { survivor: string; zone: string });
