import { type ReportProgress, systemOf } from '../../engine';
import { type Language, sentence } from '../../languages';
import type { Mission } from '../../schemas';
import type { Findings } from '../checks/check';
import { findingsOf, type OddInFile } from '../checks/checks';
import { judgeText } from '../document/judge-text';
import { hasErrors, laidOut } from '../document/laid-out';
import { type MissionText, readWithPast } from '../document/past';
import { writeMission } from '../document/write-mission';
import { writeGame } from '../game/exports';
import { readCampaign, readJourney } from '../game/journeys';
import { playKept } from '../game/keeping';
import { playAgain } from '../game/play-again';
import { fileOf } from '../products/files';
import { proofOf } from '../products/makers';
import { packed } from '../products/packed-proof';
import { pagesToPrint } from '../products/pages-to-print';
import type { ToPrint } from '../products/to-print';

/** A mission to be looked through, and what was odd about its file. */
export interface ToCheck extends OddInFile {
  readonly mission: Mission;
  readonly language: Language;
  readonly zoneCodes: boolean;
}

/**
 * What takes longer than a frame where a mission is large, and so is never done in the thread of the window. Questions and
 * answers are plain data; a job may take its time to answer.
 */
export const jobs = {
  check: ({ mission, language, zoneCodes, ...file }: ToCheck): Findings =>
    findingsOf(
      laidOut(mission),
      file,
      language,
      (key, parameters) => sentence(language, key, parameters),
      zoneCodes,
    ),
  lay: (
    { mission, people }: { readonly mission: Mission; readonly people: number },
    report: ReportProgress,
  ) => systemOf(mission.system).start.lay(mission, people, report),
  read: (text: MissionText) => readWithPast(text),
  judgeText,
  write: ({ mission }: { readonly mission: Mission }) => writeMission(mission),
  readCampaign,
  readJourney,
  hasErrors: ({ mission }: { readonly mission: Mission }) => hasErrors(laidOut(mission)),
  playKept: ({ text }: { readonly text: string }, report: ReportProgress) => playKept(text, report),
  playAgain,
  writeGame,
  proof: (question: ToPrint) => packed(proofOf(question)),
  printedFile: fileOf,
  pagesToPrint,
};

/** What nobody sits and waits for. */
export const inPassing: ReadonlySet<JobName> = new Set(['check', 'judgeText']);

/** In milliseconds. Longer than anything takes that a window lets through, and shorter than anybody believes that it will come to an end. */
const BUDGET = 20_000;
/** Of a game of twenty thousand moments, as long as its user likes. */
const OF_LONG_GAMES = 120_000;
/** Of hundreds of sheets of paper. */
const OF_LARGE_BOARDS = 120_000;
const budgets: Partial<Record<JobName, number>> = {
  playKept: OF_LONG_GAMES,
  playAgain: OF_LONG_GAMES,
  writeGame: OF_LONG_GAMES,
  proof: OF_LARGE_BOARDS,
  printedFile: OF_LARGE_BOARDS,
  pagesToPrint: OF_LARGE_BOARDS,
};

export function budgetOf(name: JobName): number {
  return budgets[name] ?? BUDGET;
}

type Jobs = typeof jobs;
export type JobName = keyof Jobs;
export type JobInput<Name extends JobName> = Parameters<Jobs[Name]>[0];
export type JobResult<Name extends JobName> = Awaited<ReturnType<Jobs[Name]>>;
