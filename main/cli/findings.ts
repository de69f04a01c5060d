import {
  campaignProblems,
  compileBoard,
  faceProblems,
  facesProblems,
  ownWordsProblems,
  scenarioPlacements,
  stockFace,
  systemOf,
} from '../../engine';
import { languageOf } from '../../languages';
import {
  type DocumentKind,
  documentKinds,
  type Loaded,
  loadDocument,
  type Mission,
  missionFormat,
} from '../../schemas';
import { startWords } from '../../telling/reasons';
import { boardFindings } from './board-findings';
import type { CommandContext } from './context';
import { type Finding, findingOf } from './finding';
import { readInput } from './input';
import { tableOf } from './table';

type Sound = Extract<Loaded, { ok: true }>;
export type Check = (loaded: Sound, context: CommandContext) => Finding[];

/** What is looked for in a file that its schema finds sound, in this order. */
const checks: readonly Check[] = [
  ({ warnings }, { say }) => warnings.map((problem) => findingOf(problem, problem.pointer, say)),
  checkFaces,
  checkBoard,
  checkOwnWords,
  checkMissions,
];

/** `last` looks at what all the others have nothing against. */
export async function findingsIn(
  path: string,
  context: CommandContext,
  kinds: readonly DocumentKind[] = documentKinds,
  last: Check = () => [],
): Promise<Finding[]> {
  const { locale, say } = context;
  const file = await readInput(path, context);
  if (!file.ok) return [findingOf(file.problem, '', say)];
  const loaded = loadDocument(file.text, kinds, {
    language: languageOf(locale),
    faces: stockFace,
  });
  if (!loaded.ok) return loaded.problems.map((problem) => findingOf(problem, problem.pointer, say));
  const found = checks.flatMap((check) => check(loaded, context));
  if (found.some(({ severity }) => severity === 'error')) return found;
  return [...found, ...checkStart(loaded, context), ...last(loaded, context)];
}

/** A mission may be sound, and still nobody can play it as it is; so may one of a campaign. */
function checkStart({ document }: Sound, context: CommandContext): Finding[] {
  if (document.format === 'boothill/campaign@1') {
    return document.missions.flatMap(({ mission }, index) =>
      mission ? whyNotPlayable(mission, `/missions/${index}`, context) : [],
    );
  }
  return document.format === missionFormat ? whyNotPlayable(document, '', context) : [];
}

function whyNotPlayable(document: Mission, pointer: string, { say }: CommandContext): Finding[] {
  const started = systemOf(document.system).start.prepare(document)({ seed: document.id });
  if (!('problem' in started)) return [];
  const { code } = started.problem;
  const message = say('cli.play.not-playable', { reason: startWords(started.problem, say, document.system) });
  return [{ severity: 'warning', code, pointer, message }];
}

/** The mission in a replay, a kept game or a campaign is a mission of its own. */
function checkFaces({ document }: Sound, { say }: CommandContext): Finding[] {
  const problems =
    document.format === 'boothill/tile@1'
      ? faceProblems(document)
      : 'faces' in document
        ? facesProblems(document.faces)
        : [];
  return problems.map((problem) => findingOf(problem, problem.pointer, say));
}

function checkOwnWords({ document }: Sound, { say }: CommandContext): Finding[] {
  if (document.format !== missionFormat) return [];
  return ownWordsProblems(document).map((problem) => findingOf(problem, problem.pointer, say));
}

/** What a campaign brings along may have gone, or changed. */
function checkMissions({ document }: Sound, { say }: CommandContext): Finding[] {
  if (document.format !== 'boothill/campaign@1') return [];
  return campaignProblems(document).map((problem) => findingOf(problem, problem.pointer, say));
}

function checkBoard({ document }: Sound, { say }: CommandContext): Finding[] {
  if (document.format !== missionFormat && document.format !== 'boothill/scenario@1') return [];
  const { placements, faces, list } = tableOf(
    document.format === missionFormat ? document : { ...document, placements: scenarioPlacements(document) },
  );
  return boardFindings(compileBoard(placements, faces).problems, placements, list, say);
}
