import { compileBoard, faceProblems, facesProblems, stockFace } from '../../engine';
import { languageOf } from '../../languages';
import { documentKinds, type Loaded, loadDocument } from '../../schemas';
import { readBoundedFile } from '../host/bounded-text';
import { boardFindings } from './board-findings';
import type { CommandContext } from './context';
import { type Finding, findingOf } from './finding';
import { tableOf } from './table';

type Sound = Extract<Loaded, { ok: true }>;
type Check = (loaded: Sound, context: CommandContext) => Finding[];

/** What is looked for in a file that its schema finds sound, in this order. */
const checks: readonly Check[] = [
  ({ warnings }, { say }) => warnings.map((problem) => findingOf(problem, problem.pointer, say)),
  checkFaces,
  checkBoard,
];

export async function findingsIn(path: string, context: CommandContext): Promise<Finding[]> {
  const { locale, say } = context;
  const file = await readBoundedFile(path);
  if (!file.ok) return [findingOf(file.problem, '', say)];
  const loaded = loadDocument(file.text, documentKinds, {
    language: languageOf(locale),
    faces: stockFace,
  });
  if (!loaded.ok) return loaded.problems.map((problem) => findingOf(problem, problem.pointer, say));
  return checks.flatMap((check) => check(loaded, context));
}

function checkFaces({ document }: Sound, { say }: CommandContext): Finding[] {
  const isFace = document.format === 'boothill/tile@1';
  const problems = isFace ? faceProblems(document) : facesProblems(document.faces);
  return problems.map((problem) => findingOf(problem, problem.pointer, say));
}

function checkBoard({ document }: Sound, { say }: CommandContext): Finding[] {
  if (document.format !== 'boothill/mission@1') return [];
  const { placements, faces, list } = tableOf(document);
  return boardFindings(compileBoard(placements, faces).problems, placements, list, say);
}
