export { type Board, type BoardZone } from './board/board';
export {
  type ChangingBoard,
  compileChangingBoard,
} from './board/changing';
export { compileBoard } from './board/compile';
export type { Configuration } from './board/configuration';
export { explainSight } from './board/explain';
export { type Placement, partName } from './board/placed';
export type { BoardProblem } from './board/problems';
export { faceProblems, facesProblems } from './checks/face';
export type { FaceProblem } from './checks/problem';
export { type Interval, joined, overlap } from './geometry/interval';
export { ownerAt, rasterOf } from './geometry/raster';
export { type Rotation, rectsOverlap, turnPoint, turnSize } from './geometry/rect';
export { type Generator, nextBelow, nextFraction, nextUint32, seedGenerator } from './random/generator';
export { facesWith, stockFace, stockTileset } from './systems/undead-or-alive/tiles';
