import {
  type Board,
  type BoardProblem,
  compileBoard,
  type FaceProblem,
  facesProblems,
  facesWith,
  stockFace,
} from '../../engine';
import type { Language } from '../../languages';
import { type FaceSource, type LeftOut, loadDocument, type Mission, type Problem } from '../../schemas';

/** A mission that is open, and what follows from it. */
export interface OpenDocument {
  readonly name: string;
  readonly mission: Mission;
  /** The faces of the box, and those that the mission brings along. */
  readonly faces: FaceSource;
  readonly board: Board;
  readonly boardProblems: readonly BoardProblem[];
  /** Of the faces that the mission brings along. */
  readonly faceProblems: readonly FaceProblem[];
  readonly warnings: readonly Problem[];
  /** What had to be left out to open it at all. */
  readonly leftOut: readonly LeftOut[];
}

/** Why a file was not opened, and what could be opened of it. */
export interface FailedOpening {
  readonly name: string;
  readonly problem: Problem;
  /** How many more problems there are that stand against it. */
  readonly more?: number;
  readonly salvage?: OpenDocument;
}

/** The tiles cannot lie as the mission lays them, or are wrong themselves. */
export function hasErrors({ boardProblems, faceProblems }: OpenDocument): boolean {
  return [...boardProblems, ...faceProblems].some(({ severity }) => severity === 'error');
}

export type Opened =
  | { readonly ok: true; readonly document: OpenDocument }
  | { readonly ok: false; readonly failed: FailedOpening };

export function openText(name: string, text: string, language: Language): Opened {
  const loaded = loadDocument(text, 'mission', { language, faces: stockFace });
  if (loaded.ok) {
    return { ok: true, document: compiled(name, loaded.document, loaded.warnings, []) };
  }
  const [problem, ...others] = loaded.problems.filter(({ severity }) => severity === 'error');
  if (!problem) throw new Error('A file was refused without a reason');
  const more = others.reduce((sum, { code, parameters }) => {
    return sum + (code === 'more-problems' ? Number(parameters.count) : 1);
  }, 0);
  const { salvage } = loaded;
  if (!salvage) return { ok: false, failed: { name, problem, more } };
  const warnings = loaded.problems.filter(({ severity }) => severity === 'warning');
  const rest = compiled(name, salvage.document, warnings, salvage.leftOut);
  return { ok: false, failed: { name, problem, more, salvage: rest } };
}

function compiled(
  name: string,
  mission: Mission,
  warnings: readonly Problem[],
  leftOut: readonly LeftOut[],
): OpenDocument {
  const faces = facesWith(mission.faces);
  const { board, problems } = compileBoard(mission.placements, faces);
  return {
    name,
    mission,
    faces,
    board,
    boardProblems: problems,
    faceProblems: facesProblems(mission.faces),
    warnings,
    leftOut,
  };
}
