import type { GameEvent } from '../../../game/events';
import type { TraitsOf } from '../../../game/traits';

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

export const machineEvents: TraitsOf<MachineEvent> = {
  drove: { weight: 'notable' },
  'drove-out': { weight: 'notable' },
  boarded: { weight: 'notable' },
  'got-out': { weight: 'notable' },
  fired: { weight: 'plain', groups: ['fights'], scene: 'leads', aims: true },
};
