import { facesWith } from '../../../../engine';
import type { BehaviourOf, Placement } from '../../../../schemas';
import type { MissionContext } from '../../../mission/context';
import { tileWords } from '../../../mission/names';

/** The train of the mission stands on the board, and does not come in by a rule first. */
export function isTrainThere(context: MissionContext): boolean {
  const { faces: own, placements } = context.mission;
  const train = context.tokensOf('train').find(({ moves }) => moves);
  const faces = facesWith(own);
  const isCar = ({ id, face }: Placement) => train?.tiles.includes(id) && faces(face)?.ownBuilding;
  return !train || placements.some(isCar);
}

/** Whether it drives, or what lies where it has driven over one of its tiles. */
export function behaviourWords(behaviour: BehaviourOf<'undead-or-alive'>, context: MissionContext): string {
  if (behaviour.behaviour === 'train-drives')
    return context.say(behaviour.moves ? 'mission.train.drives' : 'mission.train.stands');
  return context.say(`mission.train.behind.${behaviour.behind}`, {
    tile: tileWords(behaviour.tile, context),
  });
}
