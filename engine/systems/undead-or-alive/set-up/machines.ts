import type { TokenMachine } from '../../../../schemas';
import type { MachineToken } from '../mission-program';
import { type Prepared, refuse } from './problems';

/** Wagons and Gatling guns; one that is mounted is where its Wagon is. */
export function machineTokens(
  tokens: readonly (TokenMachine & { readonly zone: number })[],
): Prepared<MachineToken[]> {
  const machines: MachineToken[] = [];
  for (const { id, machine, zone, on, fixed = false } of tokens) {
    const wagon = tokens.findIndex((each) => each.id === on && each.machine === 'wagon');
    if (on !== undefined && (wagon < 0 || machine !== 'gatling')) {
      return refuse('unknown-wagon', { piece: id, wagon: on });
    }
    machines.push({
      id,
      machine,
      zone: tokens[wagon]?.zone ?? zone,
      on: wagon < 0 ? undefined : wagon,
      fixed,
    });
  }
  return machines;
}
