export { type Board, type BoardZone } from './board/board';
export {
  type ChangingBoard,
  type Configuration,
  type ConfiguredBoard,
  compileChangingBoard,
} from './board/changing';
export { compileBoard } from './board/compile';
export { explainSight, type SightReason } from './board/explain';
export type { ZoneFate } from './board/fates';
export type { FaceSource, Placement } from './board/placed';
export type { BoardProblem } from './board/problems';
export { faceProblems } from './checks/face';
export type { FaceProblem } from './checks/problem';
export { type Generator, nextBelow, nextFraction, nextUint32, seedGenerator } from './random/generator';
export { stockFace, stockTileset } from './systems/undead-or-alive/tiles';
