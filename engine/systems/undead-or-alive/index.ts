import type { GameSystem } from '../../game/system';
import { appraisal } from './appraisal/appraisal';
import { content } from './box';
import { campaign } from './campaign/campaign';
import { missionFacts } from './facts/facts';
import type { UoaGame } from './game';
import { type Observation, observe } from './hidden/observation';
import { advice } from './insight/advice';
import { trace } from './insight/trace';
import { play } from './play';
import { situationOf } from './scenario/from-game/situation';
import { undeadOrAliveStage } from './scenario/stage';
import { show } from './show/show';
import { undeadOrAliveGames } from './start';

export type { BendArguments, BendWord } from './bending/words';
export { sideAhead, trainHeading, trainSides } from './board/line';
export { BUILT_IN_AREAS } from './board/zone-set';
export {
  abominations,
  CLASSES,
  equipmentCards,
  type Feat,
  LEVELS,
  limits,
  machines,
  skills,
  survivors,
  tokenKinds,
  ZOMBIES,
  zombieCards,
  zombieKinds,
} from './content';
export { isAmong } from './content/cards-meant';
export type { UoaEvent } from './events';
export type { Observation } from './hidden/observation';
export { mostPoints, mostZombies } from './insight/bend-bounds';
export { countsIn } from './insight/tally';
export { options } from './options';
export { levelAt } from './people/levels';
export { miniaturesFor } from './set-up/components';
export { coversSpot } from './set-up/printed-spots';
export { spawnOrder } from './set-up/spawn-order';
export { abominationBesideStart } from './set-up/spawn-tokens';
export type { UoaLook } from './show/look';
export { COLOURS, FATES, SLOTS, SPAWN_STATUSES } from './state';
export type { Table } from './table';
export { otherSide, stockTileset } from './tiles';
export { type TrainRound, type TrainTimetable, trainTimetable } from './train/timetable';
export type { ActionArguments, ActionWord } from './words';

/** Zombicide: Undead or Alive, as the rest of the program sees it. */
export const undeadOrAliveSystem: GameSystem<UoaGame, Observation> = {
  id: 'undead-or-alive',
  content,
  start: undeadOrAliveGames,
  see: observe,
  play,
  show,
  advise: advice,
  trace,
  measure: missionFacts,
  appraisal,
  campaign,
  situations: { stage: undeadOrAliveStage, at: situationOf },
};
