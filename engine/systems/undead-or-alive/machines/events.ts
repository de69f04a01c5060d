import type { GameEvent } from '../../../game/events';

export type MachineEvent =
  /** With everybody who sits in it. */
  | (GameEvent<'drove'> & {
      survivor: string;
      machine: string;
      from: string;
      to: string;
      cost: number;
      passengers: readonly string[];
    })
  | (GameEvent<'drove-out'> & { survivor: string; machine: string; zone: string })
  | (GameEvent<'boarded'> & { survivor: string; machine: string; zone: string; cost: number })
  | (GameEvent<'got-out'> & { survivor: string; machine: string; zone: string; cost: number })
  | (GameEvent<'fired'> & {
      survivor: string;
      machine: string;
      zone: string;
      range: number;
      dice: number;
      accuracy: number;
      damage: number;
    });
