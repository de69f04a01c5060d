export { similarTo } from '../schemas/references/similar';
export { type Board, type BoardZone } from './board/board';
export {
  type ChangingBoard,
  compileChangingBoard,
} from './board/changing';
export { compileBoard } from './board/compile';
export type { Configuration } from './board/configuration';
export { explainSight } from './board/explain';
export { type Placement, parsePart } from './board/placed';
export { zoneOfPosition } from './board/positions';
export type { BoardProblem } from './board/problems';
export { botNamed, botsOf, usualBot } from './bots/bots';
export { playOut } from './bots/play-out';
export { decisionOfChance } from './campaign/autopilot';
export { type Ask, askIn } from './campaign/between';
export { type CampaignProblem, campaignProblems } from './campaign/check';
export { endOf } from './campaign/ending';
export {
  beginJourney,
  decide,
  journeyAfter,
} from './campaign/journey';
export type { Brought, DieTarget, JourneyEvent, JourneyState, PlayedMission } from './campaign/journey-state';
export { legalDecisions } from './campaign/legal';
export { carriedFor, nextMission, nextSeed, nextStart } from './campaign/next-game';
export { faceProblems, facesProblems } from './checks/face';
export { type OwnWordsProblem, ownWordsProblems } from './checks/own-words';
export type { FaceProblem } from './checks/problem';
export {
  type FreeAllowance,
  NOT_NOW,
  type SpawnTurn,
  type Walk,
  type WhyNot,
  type Wish,
} from './game/advice';
export type { Bot } from './game/appraisal';
export { bend, canBend, watchBend } from './game/bend';
export type { Bend } from './game/bends';
export { applyChanges, type Changes, changesBetween } from './game/changes';
export type { Content } from './game/content';
export type { GameEvent } from './game/events';
export type { ScenarioFinding } from './game/finding';
export { isRecord } from './game/is-record';
export { options, type SystemId, step } from './game/kernel';
export type { AnyLaid, ReportProgress, Starter, StartOptions, StartProblem } from './game/maker';
export type { Matters, NextStep, Threat } from './game/matters';
export type { AttackOdds, AttackResult, OddsTarget } from './game/odds';
export { openSavedGame } from './game/open-saved';
export { canBe, type GameOption, type OptionValue, type Settled, settled } from './game/options';
export {
  type Cards,
  type Deck,
  type DiceResult,
  type Die,
  type Horde,
  type Look,
  type LyingBoard,
  NONE,
  noCards,
  type PersonSeen,
  type Picture,
  type Piece,
  type Slot,
  type Spot,
  type Track,
} from './game/picture';
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
export { differenceCodes, NO_LUCK, type ReplayDifference, verifyReplay } from './game/replay';
export { saveGame } from './game/save';
export { type SavedGame, type SaveProblem, saveProblemCodes } from './game/saved';
export type { AnyTable, PlacedZone, Seen } from './game/seen';
export { tokensAsSeen } from './game/seen-tokens';
export type { Situation } from './game/situation';
export { startFromFile, startInFile } from './game/start-in-files';
export type { GameSummary, GoalSummary, ZombieCounts } from './game/summary';
export type { AnyGame, GameSystem, Measured } from './game/system';
export {
  isOfTiles,
  kindOfToken,
  mountOf,
  sortOfToken,
  type TokenKey,
  type TokenKind,
  type TokenOfTiles,
  type TokenProperty,
  type TokenSort,
  type UnplacedPiece,
  type UnplacedToken,
} from './game/token-kind';
export type { CounterNow, RuleLook, RuleStanding, RuleTrace } from './game/trace';
export type { ActionTraits, EventGroup, EventTraits, Flash, Phase } from './game/traits';
export type { Action } from './game/vocabulary';
export { zoneNumber } from './game/zone-number';
export { type Interval, joined, overlap } from './geometry/interval';
export { ownerAt, rasterOf } from './geometry/raster';
export { type Rotation, rectsOverlap, type Size, turnPoint, turnSize } from './geometry/rect';
export { type Lab, type LabNames, openLab } from './lab/lab';
export type { LabGame } from './lab/noted-game';
export type { LabPlan } from './lab/plan';
export { type LabFault, labReport } from './lab/report';
export type { ConditionBody, ConditionName, PlainCondition } from './mission/conditions';
export { fingerprint } from './mission/fingerprint';
export type { JudgedPart, PartVerdict } from './mission/judged-parts';
export {
  fingerprintOfGoal,
  fingerprintOfRule,
  isGoalDoubtful,
  isRuleDoubtful,
} from './mission/own-words';
export { inForce, missionFor } from './mission/variants';
export { columnName, mapSquares, rowName, squareAt } from './places/map-squares';
export type { ZonePlace } from './places/place';
export { zonePlaces } from './places/zone-places';
export { searchWin } from './planner/planner';
export { type Generator, nextBelow, nextFraction, nextUint32, seedGenerator } from './random/generator';
export { scenarioPlacements } from './scenario/placements';
export { systemIn, systemOf, systems } from './systems';
export { facesWith, stockFace, systemOfFace } from './systems/faces';
export { runScenario, scenarioCourse, scenarioDraft } from './systems/run-scenario';
