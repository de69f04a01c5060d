import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Command, Option } from 'commander';
import { missionFileName } from '../../schemas';
import type { CarriedFile } from '../../sharing/carriers';
import type { CommandContext } from './context';
import { answerProblems, type Finding, findingOf } from './finding';
import { INPUT, readMissions } from './input';
import { isSameFile, writeOutput } from './output';
import { missionIn } from './table';

interface Wishes {
  output: string;
  json?: true;
}

/** `boothill import`: the missions out of whatever carries some, each as a file of its own. */
export function addImport(program: Command, context: CommandContext): Command {
  const { say } = context;
  return program
    .command('import')
    .argument(`<${say('cli.word.file').toUpperCase()}>`)
    .description(say('cli.import'))
    .addOption(
      new Option(`-o, --output <${say('cli.word.file')}>`, say('cli.import.output')).makeOptionMandatory(),
    )
    .option('--json', say('cli.json'))
    .action((path: string, wishes: Wishes) => importMissions(path, wishes, context));
}

async function importMissions(
  path: string,
  { output, json }: Wishes,
  context: CommandContext,
): Promise<void> {
  const refuse = (findings: readonly Finding[]) => answerProblems(path, [...findings], context, json);
  const read = await readMissions(path, context);
  if (!read.ok) return refuse([findingOf(read.problem, read.problem.pointer, context.say)]);
  const isFolder = await isThere(output);
  if (read.missions.length > 1 && !isFolder) {
    context.complain(context.say('cli.import.several', { file: path, count: read.missions.length }));
    return context.answerNo();
  }
  // All of them are looked through before the first is written.
  const files: { readonly file: string; readonly text: string }[] = [];
  for (const mission of read.missions) {
    if (!missionIn(mission.text, path, context, json)) return;
    files.push({ file: isFolder ? placeFor(mission, output, files) : output, text: mission.text });
  }
  for (const { file, text } of files) {
    if (path !== INPUT && (await isSameFile(path, file)))
      return refuse([
        {
          severity: 'error',
          code: 'own-mission',
          pointer: '',
          message: context.say('print.refused.own-mission'),
        },
      ]);
    if (!(await writeOutput(file, text, context))) return;
  }
  const written = files.map(({ file }) => file);
  context.answer(
    json,
    { files: written },
    written.map((file) => context.say('cli.export.done', { file })).join('\n'),
  );
}

/** In a folder, where two that are called alike both have a place. */
function placeFor(
  { name }: CarriedFile,
  folder: string,
  others: readonly { readonly file: string }[],
): string {
  const taken = new Set(others.map(({ file }) => file));
  for (let number = 1; ; number++) {
    const file = join(folder, missionFileName(number === 1 ? name : `${name} ${number}`));
    if (!taken.has(file)) return file;
  }
}

function isThere(folder: string): Promise<boolean> {
  return stat(folder).then(
    (found) => found.isDirectory(),
    () => false,
  );
}
