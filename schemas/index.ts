export { loadBareBoard } from './bare-board';
export { type ExportKind, exportEndings, exportFileName, isExportKind, missionFileName } from './file-name';
export { currentVersions, type DocumentKind, documentKinds } from './format';
export type * from './generated/types';
export { isBundle, isMission, isReplay, isScenario, isTile, isTileset } from './generated/validators';
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
export { goalsWithin } from './references/goals';
export type { FaceSource } from './references/tiles';
export type { LeftOut } from './salvage';
export { shownPointer } from './shown';
export { writeDocument, writeEntry } from './write';
