import { keptAs } from '../../../board/fates';
import { partName } from '../../../board/placed';
import type { Rect } from '../../../geometry/rect';
import type { LaidBoard } from '../set-up/board';
import { NONE } from '../state';
import type { TrainCourse, TrainStage } from './stage';

/** Nothing where no train drives. */
export function courseOf(
  laid: LaidBoard,
  startingSpawnZone: number,
  exitZones: readonly number[],
  places?: ReadonlyMap<number, Rect>,
): TrainCourse | undefined {
  const { train } = laid;
  if (!train) return undefined;
  const stages: TrainStage[] = [];
  let [start, exits] = [startingSpawnZone, exitZones];
  for (const [number, { cars, next }] of train.positions.entries()) {
    const fates = train.fates[number] ?? [];
    stages.push({
      next,
      line: cars.map(({ tile }) => laid.faceOf(number, tile)),
      fates,
      cab: cabIn(laid, number, train.locomotive),
      startingSpawnZone: start,
      exitZones: exits,
      clockwise: laid.clockwise(number, start, places),
    });
    start = startAfter(fates, start);
    exits = exits.flatMap((zone) => keptAs(fates[zone]) ?? []);
  }
  return stages;
}

/** Printed as such, or the front room of whatever else drives. */
function cabIn(laid: LaidBoard, configuration: number, locomotive: string): number {
  const face = laid.faces(laid.faceOf(configuration, locomotive));
  if (face?.ownBuilding !== true) return NONE;
  const rooms = face.zones.filter(({ kind }) => kind === 'building');
  const cab = rooms.find(({ tags }) => tags?.includes('cab')) ?? rooms[0];
  return cab ? laid.zoneNamed(partName(locomotive, cab.id), configuration) : NONE;
}

/** The Starting Spawn Zone never goes: what a train drives away from there comes in beside it. */
function startAfter(fates: TrainStage['fates'], start: number): number {
  const fate = fates[start];
  if (fate?.fate === 'affected') return fate.displacedTo[0] ?? NONE;
  return keptAs(fate) ?? start;
}
