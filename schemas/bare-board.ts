import type { BareBoard } from './generated/types';
import { isBareBoard } from './generated/validators';
import { judgeSchema } from './judge';
import { parseJson } from './parse';
import { firstProblems, isError, type Problem, problem } from './problem';
import { duplicateIds } from './references/ids';
import type { FaceSource } from './references/tiles';

type LoadedBoard = { ok: true; board: BareBoard; warnings: Problem[] } | { ok: false; problems: Problem[] };

/** Tiles on a table and nothing else, from text; like any file it may be hostile. */
export function loadBareBoard(text: string, faces: FaceSource): LoadedBoard {
  const parsed = parseJson(text);
  if (!parsed.ok) return { ok: false, problems: [parsed.problem] };
  const problems = [...parsed.warnings, ...judgeSchema(parsed.value, isBareBoard)];
  if (problems.some(isError)) return { ok: false, problems: firstProblems(problems) };
  // Sound but for keys that no schema knows.
  const board = parsed.value as BareBoard;
  const references = [
    ...duplicateIds(board.tiles, '/tiles'),
    ...board.tiles.flatMap(({ face }, index) =>
      faces(face) ? [] : [problem('unknown-face', `/tiles/${index}/face`, { face })],
    ),
  ];
  if (references.length > 0) return { ok: false, problems: firstProblems(references) };
  return { ok: true, board, warnings: firstProblems(problems) };
}
