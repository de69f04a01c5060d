import { stockFace } from '../../engine';
import { languageOf } from '../../languages';
import { documentKinds, type Loaded, loadDocument, type Problem } from '../../schemas';
import type { CommandContext } from './context';
import { readTextFile } from './text-file';

/** Something that is wrong with a file, in words. */
export interface Finding {
  severity: 'error' | 'warning';
  code: string;
  /** Where in the file, as a JSON pointer; empty for the whole of it. */
  pointer: string;
  message: string;
  hint?: string;
}

type Sound = Extract<Loaded, { ok: true }>;
type Check = (loaded: Sound, context: CommandContext) => Finding[];

/** What is looked for in a file that its schema finds sound, in this order. */
const checks: readonly Check[] = [({ warnings }, { say }) => warnings.map((problem) => spoken(problem, say))];

export async function findingsIn(path: string, context: CommandContext): Promise<Finding[]> {
  const { locale, say } = context;
  const file = await readTextFile(path);
  if (!file.ok) {
    if ('problem' in file) return [spoken(file.problem, say)];
    return [{ severity: 'error', code: 'unreadable', pointer: '', message: say(file.unreadable) }];
  }
  const loaded = loadDocument(file.text, documentKinds, {
    language: languageOf(locale),
    faces: stockFace,
  });
  if (!loaded.ok) return loaded.problems.map((problem) => spoken(problem, say));
  return checks.flatMap((check) => check(loaded, context));
}

function spoken({ severity, code, pointer, parameters, hint }: Problem, say: CommandContext['say']): Finding {
  const message = say(`problem.${code}`, parameters);
  return { severity, code, pointer, message, ...(hint && { hint: say(`problem.${hint}.hint`, parameters) }) };
}
