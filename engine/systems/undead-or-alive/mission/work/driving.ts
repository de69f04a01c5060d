import { placeOf } from '../../../../family/zombicide/actors';
import { leastOf, type Reckoning, stepsBetween, stepsToNearest, TASK } from './reckoning';

const TO_DRIVE = 2;

/** Until a machine is in one of these zones. */
export function toDrive(reckoning: Reckoning, machine: number, zones: readonly number[]): number {
  const { game, survivors } = reckoning;
  const from = game.state.machineZone.at(machine);
  if (from < 0) return 0;
  const steps = stepsToNearest(reckoning, from, zones);
  if (steps === 0) return 0;
  const { drive } = game.table.mission.restrictions;
  const isMeant = ({ machine: id }: (typeof drive)[number]) =>
    id === undefined || id === game.table.mission.machines[machine]?.id;
  return (
    TASK +
    TO_DRIVE * steps +
    leastOf(
      survivors,
      (each) => stepsBetween(reckoning, placeOf(game, each), from) + reckoning.toLift(drive, isMeant, each),
    )
  );
}
