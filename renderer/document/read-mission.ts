import { stockFace } from '../../engine';
import type { Language, SentenceKey } from '../../languages';
import { type LeftOut, loadDocument, loadValue, type Mission, type Problem } from '../../schemas';
import type { History } from './history';

/** A mission as it came out of a file. */
export interface Sound {
  readonly mission: Mission;
  readonly warnings: readonly Problem[];
  /** What had to be left out to open it at all. */
  readonly leftOut: readonly LeftOut[];
  /** What was done to it before, where that was kept with it. */
  readonly history?: History<Mission>;
}

/** Why a text is no mission, and what could be opened of it. */
export interface Unsound {
  readonly problem: Problem;
  /** How many more problems there are that stand against it. */
  readonly more: number;
  /** Those of them that were looked for. */
  readonly others?: readonly Problem[];
  /** Why nobody knows what is wrong with it. */
  readonly reason?: { readonly key: SentenceKey };
  readonly salvage?: Sound;
}

export type ReadMission =
  | { readonly ok: true; readonly sound: Sound }
  | { readonly ok: false; readonly unsound: Unsound };

/** Whether a text means to be a mission, whatever is wrong with it. */
export function isMissionText(text: string): boolean {
  return text.includes('boothill/mission@');
}

/** Work that is not done yet may be opened and saved as it is: what is wrong with it stands among the checks. */
export const leniently = { faces: stockFace, unfinished: true } as const;

export function readMission(text: string, language: Language): ReadMission {
  const loaded = loadDocument(text, 'mission', { ...leniently, language });
  if (loaded.ok) {
    return { ok: true, sound: { mission: loaded.document, warnings: loaded.warnings, leftOut: [] } };
  }
  const { salvage } = loaded;
  const warnings = loaded.problems.filter(({ severity }) => severity === 'warning');
  return {
    ok: false,
    unsound: {
      ...firstOf(loaded.problems),
      ...(salvage && { salvage: { mission: salvage.document, warnings, leftOut: salvage.leftOut } }),
    },
  };
}

/** Only why a text is no mission. */
export function withoutSalvage({ salvage: _salvage, ...why }: Unsound): Omit<Unsound, 'salvage'> {
  return why;
}

/** Why a mission cannot be written; undefined if it can. */
export function whyUnsound(mission: unknown): Unsound | undefined {
  const loaded = loadValue(mission, 'mission', leniently);
  return loaded.ok ? undefined : firstOf(loaded.problems);
}

function firstOf(problems: readonly Problem[]): Pick<Unsound, 'problem' | 'more' | 'others'> {
  const [problem, ...others] = problems.filter(({ severity }) => severity === 'error');
  if (!problem) throw new Error('A mission was refused without a reason');
  const more = others.reduce((sum, { code, parameters }) => {
    return sum + (code === 'more-problems' ? Number(parameters.count) : 1);
  }, 0);
  return { problem, more, others: others.filter(({ code }) => code !== 'more-problems') };
}
