export { type Board, type BoardZone } from './board/board';
export {
  type ChangingBoard,
  compileChangingBoard,
} from './board/changing';
export { compileBoard } from './board/compile';
export type { Configuration } from './board/configuration';
export { explainSight } from './board/explain';
export type { FaceSource, Placement } from './board/placed';
export type { BoardProblem } from './board/problems';
export { faceProblems } from './checks/face';
export type { FaceProblem } from './checks/problem';
export { type Generator, nextBelow, nextFraction, nextUint32, seedGenerator } from './random/generator';
export { stockFace, stockTileset } from './systems/undead-or-alive/tiles';
