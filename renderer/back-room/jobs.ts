import { undeadOrAliveGames } from '../../engine';
import { type Language, sentence } from '../../languages';
import type { Mission } from '../../schemas';
import type { Findings } from '../checks/check';
import { findingsOf, type OddInFile } from '../checks/checks';
import { laidOut } from '../document/laid-out';
import { type MissionText, readWithPast } from '../document/past';
import { playKept } from '../game/keeping';
import { playAgain } from '../game/play-again';

/** A mission to be looked through, and what was odd about its file. */
export interface ToCheck extends OddInFile {
  readonly mission: Mission;
  readonly language: Language;
  readonly zoneCodes: boolean;
}

/** Says how far it is, as often as it likes. */
export type Report = (done: number, of: number) => void;

/**
 * What takes longer than a frame where a mission is large, and so is never done in the thread of the window. Questions and
 * answers are plain data.
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
  lay: ({ mission, survivors }: { readonly mission: Mission; readonly survivors: number }, report: Report) =>
    undeadOrAliveGames.lay(mission, survivors, report),
  read: (text: MissionText) => readWithPast(text),
  playKept: ({ text }: { readonly text: string }, report: Report) => playKept(text, report),
  playAgain,
};

/** What nobody sits and waits for. */
export const inPassing: ReadonlySet<JobName> = new Set(['check']);

type Jobs = typeof jobs;
export type JobName = keyof Jobs;
export type Question<Name extends JobName> = Parameters<Jobs[Name]>[0];
export type Answer<Name extends JobName> = ReturnType<Jobs[Name]>;
