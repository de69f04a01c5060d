import { mkdir, readdir, readFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import type { Command } from 'commander';
import type { CommandContext } from './context';
import { writeOutput } from './output';

/** `boothill schemas`: puts the schemas of all files where an editor finds them, beside an author's missions. */
export function addSchemas(program: Command, context: CommandContext): Command {
  const { say } = context;
  return program
    .command('schemas')
    .argument(`<${say('cli.word.folder').toUpperCase()}>`)
    .description(say('cli.schemas'))
    .action((folder: string) => writeSchemas(folder, context));
}

async function writeSchemas(folder: string, context: CommandContext): Promise<void> {
  const { print, say, schemas } = context;
  // Where it cannot be made, writing the first file says why.
  await mkdir(folder, { recursive: true }).catch(() => undefined);
  for (const name of await readdir(schemas)) {
    const text = await readFile(new URL(name, schemas), 'utf8');
    if (!(await writeOutput(join(folder, name), text, context))) return;
  }
  const example = `"$schema": "./${basename(resolve(folder))}/mission.schema.json"`;
  print(say('cli.schemas.done', { folder, example }));
}
