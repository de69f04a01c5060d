export { type Board, type BoardZone } from './board/board';
export {
  type ChangingBoard,
  compileChangingBoard,
} from './board/changing';
export { compileBoard } from './board/compile';
export type { Configuration } from './board/configuration';
export { explainSight } from './board/explain';
export type { FaceSource, Placement } from './board/placed';
export { zoneOfPosition } from './board/positions';
export type { BoardProblem } from './board/problems';
export { faceProblems } from './checks/face';
export type { FaceProblem } from './checks/problem';
export type { ActionList } from './game/action-list';
export type { GameEvent } from './game/events';
export { options, step } from './game/kernel';
export type { GameMaker, StartOptions, StartProblem } from './game/maker';
export { openSavedGame } from './game/open-saved';
export {
  type Applied,
  apply,
  clone,
  legalActions,
  legalDiscards,
  type Outcome,
  outcomeOf,
  type PendingDecision,
  pendingDecision,
  restore,
  snapshot,
} from './game/play';
export { Recording, record } from './game/recording';
export { type Refusal, type RefusalCode, refusalCodes } from './game/refusal';
export { type Difference, type DifferenceCode, differenceCodes, verifyReplay } from './game/replay';
export { saveGame } from './game/save';
export { type SavedGame, type SaveProblem, type SaveProblemCode, saveProblemCodes } from './game/saved';
export type { Action } from './game/vocabulary';
export { type Generator, nextBelow, nextFraction, nextUint32, seedGenerator } from './random/generator';
export type { ScenarioCode, ScenarioFinding } from './scenario/finding';
export { scenarioPlacements } from './scenario/placements';
export { runScenario } from './systems/run-scenario';
export type { UoaEvent } from './systems/undead-or-alive/events';
export type { UoaGame } from './systems/undead-or-alive/game';
export { determinise } from './systems/undead-or-alive/hidden/determinise';
export { type Observation, observe } from './systems/undead-or-alive/hidden/observation';
export { undeadOrAliveGames } from './systems/undead-or-alive/start';
export { stockFace, stockTileset } from './systems/undead-or-alive/tiles';
