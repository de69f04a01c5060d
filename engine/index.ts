export { type Board, type BoardZone } from './board/board';
export { compileBoard } from './board/compile';
export { explainSight, type SightReason } from './board/explain';
export type { FaceSource, Placement } from './board/placed';
export type { BoardProblem } from './board/problems';
export { type Generator, nextBelow, nextFraction, nextUint32, seedGenerator } from './random/generator';
export { stockFace, stockTileset } from './systems/undead-or-alive/tiles';
