import { compileBoard, faceProblems, scenarioPlacements, stockFace } from '../../engine';
import { languageOf } from '../../languages';
import { type DocumentKind, documentKinds, type Loaded, loadDocument, type Problem } from '../../schemas';
import { boardFindings, faceFindings } from './board-problems';
import type { CommandContext } from './context';
import type { Finding } from './finding';
import { tableOf } from './table';
import { readTextFile } from './text-file';

type Sound = Extract<Loaded, { ok: true }>;
export type Check = (loaded: Sound, context: CommandContext) => Finding[];

/** What is looked for in a file that its schema finds sound, in this order. */
const checks: readonly Check[] = [
  ({ warnings }, { say }) => warnings.map((problem) => spoken(problem, say)),
  checkFaces,
  checkBoard,
];

/** `last` looks at what all the others have nothing against. */
export async function findingsIn(
  path: string,
  context: CommandContext,
  kinds: readonly DocumentKind[] = documentKinds,
  last: Check = () => [],
): Promise<Finding[]> {
  const { locale, say } = context;
  const file = await readTextFile(path);
  if (!file.ok) {
    if ('problem' in file) return [spoken(file.problem, say)];
    return [{ severity: 'error', code: 'unreadable', pointer: '', message: say(file.unreadable) }];
  }
  const loaded = loadDocument(file.text, kinds, {
    language: languageOf(locale),
    faces: stockFace,
  });
  if (!loaded.ok) return loaded.problems.map((problem) => spoken(problem, say));
  const found = checks.flatMap((check) => check(loaded, context));
  return found.some(({ severity }) => severity === 'error') ? found : [...found, ...last(loaded, context)];
}

function spoken({ severity, code, pointer, parameters, hint }: Problem, say: CommandContext['say']): Finding {
  const message = say(`problem.${code}`, parameters);
  return { severity, code, pointer, message, ...(hint && { hint: say(`problem.${hint}.hint`, parameters) }) };
}

function checkFaces({ document }: Sound, { say }: CommandContext): Finding[] {
  if (document.format === 'boothill/tile@1') return faceFindings(faceProblems(document), '', say);
  // The mission in a replay is a mission of its own.
  if (document.format === 'boothill/replay@1') return [];
  return (document.faces ?? []).flatMap((face, index) =>
    faceFindings(faceProblems(face), `/faces/${index}`, say),
  );
}

function checkBoard({ document }: Sound, { say }: CommandContext): Finding[] {
  if (document.format !== 'boothill/mission@1' && document.format !== 'boothill/scenario@1') return [];
  const { placements, faces } = tableOf(
    document.format === 'boothill/mission@1'
      ? document
      : { ...document, placements: scenarioPlacements(document) },
  );
  return boardFindings(compileBoard(placements, faces).problems, placements, say);
}
