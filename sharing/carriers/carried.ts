import type { Problem, ProblemCode } from '../../schemas';
import { problem } from '../../schemas';

/** A file that something else has brought along: its text goes through the loader like that of any other file. */
export interface CarriedFile {
  /** What it is to be called, without an ending. */
  readonly name: string;
  readonly text: string;
}

export interface Cargo {
  readonly ok: true;
  readonly missions: readonly [CarriedFile, ...CarriedFile[]];
  readonly tilesets: readonly CarriedFile[];
}

/** What a file carries, or why nothing can be taken out of it. */
export type Carried = Cargo | { readonly ok: false; readonly problem: Problem };

export function nothingCarried(
  code: ProblemCode,
  parameters?: Readonly<Record<string, string | number>>,
): { readonly ok: false; readonly problem: Problem } {
  return { ok: false, problem: problem(code, '', parameters) };
}

/** A mission by itself. */
export function oneMission(name: string, text: string): Cargo {
  return { ok: true, missions: [{ name, text }], tilesets: [] };
}
