export { type Board, type BoardZone } from './board/board';
export {
  type ChangingBoard,
  compileChangingBoard,
} from './board/changing';
export { compileBoard } from './board/compile';
export type { Configuration } from './board/configuration';
export { explainSight } from './board/explain';
export type { Placement } from './board/placed';
export { zoneOfPosition } from './board/positions';
export type { BoardProblem } from './board/problems';
export type { Bot } from './bots/bot';
export { botNamed, bots } from './bots/bots';
export { playOut } from './bots/play-out';
export { faceProblems, facesProblems } from './checks/face';
export { type OwnWordsProblem, ownWordsProblems } from './checks/own-words';
export type { FaceProblem } from './checks/problem';
export { bend, canBend, watchBend } from './game/bend';
export type { Bend } from './game/bends';
export { applyChanges, type Changes, changesBetween } from './game/changes';
export type { GameEvent } from './game/events';
export { fingerprint } from './game/fingerprint';
export { options, step } from './game/kernel';
export type { StartOptions, StartProblem } from './game/maker';
export { openSavedGame } from './game/open-saved';
export {
  OPTIONAL_RULES,
  type OptionalRules,
  optionalRules,
  rulesThatAreOn,
  rulesThatWereOn,
} from './game/optional-rules';
export {
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
  watch,
} from './game/play';
export { type Recording, record } from './game/recording';
export { bendRefusalCodes, type Refusal, refusalCodes } from './game/refusal';
export { type Difference, differenceCodes, NO_LUCK, verifyReplay } from './game/replay';
export { saveGame } from './game/save';
export { type SavedGame, type SaveProblem, saveProblemCodes } from './game/saved';
export type { Action } from './game/vocabulary';
export { type Interval, joined, overlap } from './geometry/interval';
export { ownerAt, rasterOf } from './geometry/raster';
export { type Rotation, rectsOverlap, turnPoint, turnSize } from './geometry/rect';
export { type Lab, type LabNames, openLab } from './lab/lab';
export type { LabGame } from './lab/noted-game';
export type { LabPlan } from './lab/plan';
export { type LabFault, labReport } from './lab/report';
export { isGoalDoubtful, isRuleDoubtful } from './mission/own-words';
export { columnName, mapSquares, rowName } from './places/map-squares';
export type { ZonePlace } from './places/place';
export { zonePlaces } from './places/zone-places';
export { searchWin } from './planner/planner';
export { type Generator, nextBelow, nextFraction, nextUint32, seedGenerator } from './random/generator';
export type { ScenarioFinding } from './scenario/finding';
export { scenarioPlacements } from './scenario/placements';
export { runScenario, scenarioCourse, scenarioDraft } from './systems/run-scenario';
export { BEND_REFUSALS } from './systems/undead-or-alive/bending/refusals';
export type { BendArguments, BendWord } from './systems/undead-or-alive/bending/words';
export {
  abominations,
  equipmentCards,
  type Feat,
  LEVELS,
  limits,
  skills,
  survivors,
  ZOMBIES,
  type Zombie,
} from './systems/undead-or-alive/content';
export type { UoaEvent } from './systems/undead-or-alive/events';
export { missionFacts } from './systems/undead-or-alive/facts/facts';
export type { UoaGame } from './systems/undead-or-alive/game';
export { determinise } from './systems/undead-or-alive/hidden/determinise';
export { type Observation, observe } from './systems/undead-or-alive/hidden/observation';
export {
  actionsAtOnce,
  freeAllowances,
  priceOf,
  slotFits,
} from './systems/undead-or-alive/insight/allowances';
export { attackOdds } from './systems/undead-or-alive/insight/attack-odds';
export { mostPoints, mostZombies } from './systems/undead-or-alive/insight/bounds-by-hand';
export type { GameSummary } from './systems/undead-or-alive/insight/game-summary';
export type { AttackOdds, AttackResult, OddsTarget } from './systems/undead-or-alive/insight/odds';
export { spawningNow } from './systems/undead-or-alive/insight/spawning-now';
export { gameSummary } from './systems/undead-or-alive/insight/summary';
export { plainOption } from './systems/undead-or-alive/insight/triviality';
export { type Walk, walks, wayTo } from './systems/undead-or-alive/insight/walks';
export { type WhyNot, whyNotCodes } from './systems/undead-or-alive/insight/why-not/reason';
export { type Wish, whyNot } from './systems/undead-or-alive/insight/why-not/why-not';
export {
  type PastMoment,
  type SituationProblem,
  situationOf,
  situationProblemCodes,
} from './systems/undead-or-alive/scenario/from-game/situation';
export {
  type Component,
  componentCounts,
} from './systems/undead-or-alive/set-up/components';
export { coversSpot } from './systems/undead-or-alive/set-up/printed-spots';
export { missionFor } from './systems/undead-or-alive/set-up/variants';
export { spawnOrder } from './systems/undead-or-alive/spawning/spawn-order';
export { undeadOrAliveGames } from './systems/undead-or-alive/start';
export { COLOURS, FATES, NONE, SLOTS, SPAWN_STATUSES } from './systems/undead-or-alive/state';
export type { Table, TableZone } from './systems/undead-or-alive/table';
export { facesWith, otherSide, stockFace, stockTileset } from './systems/undead-or-alive/tiles';
export {
  type TrainCourse,
  type TrainRound,
  trainCourse,
} from './systems/undead-or-alive/train/course';
export { sideAhead, trainHeading, trainSides } from './systems/undead-or-alive/train/line';
export type { ActionArguments, ActionWord } from './systems/undead-or-alive/words';
