import type { TokenMachine } from '../../../../schemas';
import { WAGON } from '../machines/machines';
import type { MachineToken } from '../mission-program';
import { type Prepared, refuse } from '../problems';
import type { TableZone } from '../table';

/** A machine as a file has it, and the number of the zone it lies in. */
type Lying = Pick<TokenMachine, 'id' | 'machine' | 'on' | 'fixed'> & { readonly zone: number };

/** Wagons and Gatling guns; one that is mounted is where its Wagon is. */
export function machineTokens(
  tokens: readonly Lying[],
  zones: readonly TableZone[],
): Prepared<MachineToken[]> {
  const machines: MachineToken[] = [];
  for (const token of tokens) {
    const mistake = machineMistake(token, tokens, zones);
    if (mistake) return mistake;
    const { id, machine, zone, on, fixed = false } = token;
    machines.push({ id, machine, zone, on: on === undefined ? undefined : wagonUnder(token, tokens), fixed });
  }
  return machines;
}

/** Why a machine cannot be where it is. */
export function machineMistake(
  token: Lying,
  tokens: readonly Lying[],
  zones: readonly TableZone[],
): ReturnType<typeof refuse> | undefined {
  const { id, machine, zone, on } = token;
  if (machine === 'wagon' && isIndoors(zones[zone])) return refuse('wagon-indoors', { piece: id }); // UOA-WAGON-09
  if (on === undefined) return undefined;
  const wagon = tokens[wagonUnder(token, tokens)];
  if (!wagon || machine !== 'gatling') return refuse('unknown-wagon', { piece: id, wagon: on });
  return wagon.zone === zone ? undefined : refuse('gun-apart', { piece: id, wagon: on }); // UOA-GATLING-08
}

function wagonUnder({ on }: Lying, tokens: readonly Lying[]): number {
  return tokens.findIndex(({ id, machine }) => id === on && machine === 'wagon');
}

function isIndoors(zone: TableZone | undefined): boolean {
  return zone?.balcony === true || (zone?.building === true && !WAGON.entersBuildings);
}
