import {
  type Board,
  type BoardZone,
  compileBoard,
  facesWith,
  type Placement,
  stockFace,
  zonePlaces,
} from '../../engine';
import { type Language, languageOf, type NamedThing } from '../../languages';
import {
  type DocumentKind,
  type Documents,
  type FaceSource,
  type Loaded,
  loadBareBoard,
  loadDocument,
  type Mission,
  type Problem,
} from '../../schemas';
import { ZoneNames } from '../../telling/zones/zone-names';
import type { BoundedText } from '../host/bounded-text';
import { boardFindings } from './board-findings';
import type { CommandContext } from './context';
import { answerProblems, complainOf, type Finding, findingOf } from './finding';
import { INPUT, readInput } from './input';

/** Tiles on a table, with the faces they show. */
export interface TilesInFile {
  placements: readonly Placement[];
  faces: FaceSource;
  /** Where the tiles stand in the file, as a JSON pointer. */
  list: string;
  /** What its author has written on it, and calls its zones. */
  annotations: Pick<Mission, 'labels' | 'areas'>;
}

type Compiled = ReturnType<typeof compileBoard>['board'];

export function tableOf({
  placements,
  faces,
  labels,
  areas,
}: Pick<Mission, 'placements' | 'faces' | 'labels' | 'areas'>): TilesInFile {
  const annotations = { ...(labels && { labels }), ...(areas && { areas }) };
  return { placements, faces: facesWith(faces), list: '/placements', annotations };
}

/** What the zones of a table are called, with their codes where these are wanted. */
export function zoneNamesOn(
  board: Board,
  { placements, faces, annotations }: TilesInFile,
  { codes }: CommandContext,
  language: Language,
): (zone: BoardZone) => NamedThing {
  const names = new ZoneNames(zonePlaces(board, placements, faces, annotations));
  return ({ id }) => names.of(id, language, codes);
}

/** The document in a file, or on standard input; where there is none, what is wrong with it is said. */
export async function openDocument<K extends DocumentKind>(
  path: string,
  kind: K,
  context: CommandContext,
  json?: boolean,
): Promise<Documents[K] | undefined> {
  return soundDocument(documentIn(await readInput(path, context), kind, context), path, context, json);
}

/** The mission in a text that came out of a file. */
export function missionIn(
  text: string,
  path: string,
  context: CommandContext,
  json?: boolean,
): Mission | undefined {
  return soundDocument(documentIn({ ok: true, text }, 'mission', context), path, context, json);
}

function soundDocument<K extends DocumentKind>(
  loaded: Loaded<K>,
  path: string,
  context: CommandContext,
  json?: boolean,
): Documents[K] | undefined {
  if (loaded.ok) {
    complainOfFile(path, loaded.warnings, context);
    return loaded.document;
  }
  answerProblems(path, findingsOf(loaded.problems, context), context, json);
  return undefined;
}

export function openMission(
  path: string,
  context: CommandContext,
  json?: boolean,
): Promise<Mission | undefined> {
  return openDocument(path, 'mission', context, json);
}

/** A mission's table; by standard input a bare one can come as well, which does not say what it is. */
export async function openTable(path: string, context: CommandContext): Promise<TilesInFile | undefined> {
  if (path !== INPUT) {
    const mission = await openMission(path, context);
    return mission && tableOf(mission);
  }
  const input = await readInput(path, context);
  const loaded = documentIn(input, 'mission', context);
  if (input.ok && problemsOf(loaded).some(({ code }) => code === 'not-a-boothill-file')) {
    const bare = loadBareBoard(input.text, stockFace);
    complainOfFile(path, problemsOf(bare), context);
    return bare.ok
      ? { placements: bare.board.tiles, faces: stockFace, list: '/tiles', annotations: {} }
      : undefined;
  }
  complainOfFile(path, problemsOf(loaded), context);
  return loaded.ok ? tableOf(loaded.document) : undefined;
}

/** Compiles a board and says what is wrong with it; with an error the answer is no, board or not. */
export function compileTable(
  path: string,
  table: TilesInFile,
  context: CommandContext,
): Compiled | undefined {
  const { board, problems } = compileBoard(table.placements, table.faces);
  complainOf(path, boardFindings(problems, table.placements, table.list, context.say), context);
  return problems.some(({ code }) => code === 'board-too-fine') ? undefined : board;
}

function documentIn<K extends DocumentKind>(
  file: BoundedText,
  kind: K,
  { locale }: CommandContext,
): Loaded<K> {
  if (!file.ok) return { ok: false, problems: [file.problem] };
  return loadDocument(file.text, kind, { language: languageOf(locale), faces: stockFace });
}

function problemsOf(
  loaded: { ok: true; warnings: Problem[] } | { ok: false; problems: Problem[] },
): readonly Problem[] {
  return loaded.ok ? loaded.warnings : loaded.problems;
}

function complainOfFile(path: string, problems: readonly Problem[], context: CommandContext): void {
  complainOf(path, findingsOf(problems, context), context);
}

function findingsOf(problems: readonly Problem[], { say }: CommandContext): Finding[] {
  return problems.map((problem) => findingOf(problem, problem.pointer, say));
}
