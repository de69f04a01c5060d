import type { MachinesFile } from '../../../../schemas/generated/undead-or-alive';
import machinesFile from './machines.json';

export const { machines } = machinesFile as unknown as MachinesFile;
