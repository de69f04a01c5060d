import { compileBoard, type FaceSource, type Placement, stockFace } from '../../engine';
import { languageOf } from '../../languages';
import { type Loaded, loadBareBoard, loadDocument, type Mission, type Problem } from '../../schemas';
import { boardFindings } from './board-problems';
import type { CommandContext } from './context';
import { readInput, readTextFile, type TextFile } from './text-file';

/** Tiles on a table, with the faces they show. */
export interface Table {
  placements: readonly Placement[];
  faces: FaceSource;
}

type Compiled = ReturnType<typeof compileBoard>['board'];

/** What stands for standard input on a command line. */
const INPUT = '-';

/** The faces a mission brings along go before those of the box. */
export function tableOf({ placements, faces = [] }: Pick<Mission, 'placements' | 'faces'>): Table {
  const own = new Map(faces.map((face) => [face.id, face]));
  return { placements, faces: (id) => own.get(id) ?? stockFace(id) };
}

/** The mission in a file; where there is none, that is said in one sentence. */
export async function openMission(path: string, context: CommandContext): Promise<Mission | undefined> {
  const file = textOf(path, await readTextFile(path), context);
  if (file === undefined) return undefined;
  const loaded: Loaded<'mission'> = loadDocument(file, 'mission', {
    language: languageOf(context.locale),
    faces: stockFace,
  });
  if (loaded.ok) return loaded.document;
  return refuse(path, loaded.problems, context);
}

/** A mission's table, or the bare one that comes by standard input. */
export async function openTable(path: string, context: CommandContext): Promise<Table | undefined> {
  if (path !== INPUT) {
    const mission = await openMission(path, context);
    return mission && tableOf(mission);
  }
  const text = textOf(path, await readInput(context.input()), context);
  if (text === undefined) return undefined;
  const loaded = loadBareBoard(text, stockFace);
  if (!loaded.ok) return refuse(path, loaded.problems, context);
  return { placements: loaded.board.tiles, faces: stockFace };
}

/** Compiles a board and says what is wrong with it; with an error the answer is no, board or not. */
export function compileTable(path: string, table: Table, context: CommandContext): Compiled | undefined {
  const { complain, answerNo, say } = context;
  const { board, problems } = compileBoard(table.placements, table.faces);
  const findings = boardFindings(problems, table.placements, say);
  for (const { message } of findings) complain(`${path}: ${message}`);
  if (findings.some(({ severity }) => severity === 'error')) answerNo();
  return problems.some(({ code }) => code === 'board-too-fine') ? undefined : board;
}

export function textOf(path: string, file: TextFile, context: CommandContext): string | undefined {
  if (file.ok) return file.text;
  if ('problem' in file) return refuse(path, [file.problem], context);
  context.complain(`${path}: ${context.say(file.unreadable)}`);
  context.answerNo();
  return undefined;
}

/** Only the first: `boothill validate` lists them all. */
export function refuse(path: string, problems: readonly Problem[], context: CommandContext): undefined {
  const { complain, answerNo, say } = context;
  for (const { code, pointer, parameters } of problems.slice(0, 1)) {
    const place = pointer === '' ? '' : ` (${pointer})`;
    complain(`${path}: ${say(`problem.${code}`, parameters)}${place}`);
  }
  answerNo();
  return undefined;
}
