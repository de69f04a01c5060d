import { facesWith } from '../../../../engine';
import type { Placement } from '../../../../schemas';
import type { MissionContext } from '../../../mission/context';

/** The train of the mission stands on the board, and does not come in by a rule first. */
export function isTrainThere(context: MissionContext): boolean {
  const { faces: own, placements } = context.mission;
  const train = context.tokensOf('train').find(({ moves }) => moves);
  const faces = facesWith(own);
  const isCar = ({ id, face }: Placement) => train?.tiles.includes(id) && faces(face)?.ownBuilding;
  return !train || placements.some(isCar);
}
