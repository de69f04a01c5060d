import type { Range } from './cards';
import machinesFile from './machines.json';
import type { Name, Printed } from './printed';

interface MachineCard extends Printed {
  readonly name: Name;
  readonly copies: number;
  readonly moveCost: number;
  readonly entersBuildings: boolean;
}

export interface Wagon extends MachineCard {
  readonly id: 'wagon';
  readonly boardCost: number;
}

export interface Gatling extends MachineCard {
  readonly id: 'gatling';
  readonly fireCost: number;
  readonly range: Range;
  readonly dice: number;
  readonly accuracy: number;
  readonly damage: number;
}

export type Machine = Wagon | Gatling;

export const machines = machinesFile.machines as unknown as readonly Machine[];
