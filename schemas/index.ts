export { loadBareBoard } from './bare-board';
export { defaultSettings } from './default-settings';
export {
  type ExportKind,
  exportEndings,
  exportFileName,
  type GameKind,
  isExportKind,
  missionFileName,
  type PrintKind,
} from './file-name';
export { currentVersions, type DocumentKind, documentKinds } from './format';
export { builtInAreas, systemIds } from './generated/mission-words';
export type * from './generated/types';
export {
  isBundle,
  isCampaign,
  isJourney,
  isMission,
  isReplay,
  isScenario,
  isTileFace,
  isTileset,
} from './generated/validators';
export { type Documents, type Loaded, type LoadOptions, loadDocument, loadValue, type Salvage } from './load';
export { fileTooLarge, inputTooLarge, largestFile, parseJson } from './parse';
export {
  type HintedCode,
  hintedCodes,
  type Problem,
  type ProblemCode,
  problem,
  problemCodes,
} from './problem';
export { AGAIN, END, waysFrom } from './references/campaign-ways';
export { allEffects, effectLists } from './references/effects';
export { goalsWithin } from './references/goals';
export { missionFormat } from './references/mission-format';
export type { FaceSource } from './references/tiles';
export type { LeftOut } from './salvage';
export { shownPointer } from './shown';
export type {
  Behaviour,
  BehaviourOf,
  EffectsOf,
  EventsOf,
  ForeignWord,
  RestrictionsOf,
  TokenOf,
} from './words-of-game';
export { writeDocument } from './write';
