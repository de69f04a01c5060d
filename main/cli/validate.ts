import type { Command } from 'commander';
import type { CommandContext } from './context';
import { type Finding, findingText } from './finding';
import { findingsIn } from './findings';

interface Report {
  file: string;
  valid: boolean;
  problems: Finding[];
}

/** `boothill validate`: says what is wrong with missions, tile sets and tiles. */
export function addValidate(program: Command, context: CommandContext): Command {
  const { say } = context;
  return program
    .command('validate')
    .argument(`<${say('cli.word.file').toUpperCase()}...>`)
    .description(say('cli.validate'))
    .option('--json', say('cli.json'))
    .action(async (files: string[], { json }: { json?: boolean }) => {
      const reports: Report[] = [];
      for (const file of files) {
        const problems = await findingsIn(file, context);
        reports.push({ file, valid: problems.every(({ severity }) => severity === 'warning'), problems });
      }
      context.answer(json, reports, reports.flatMap((report) => lines(report, context)).join('\n'));
      if (reports.some(({ valid }) => !valid)) context.answerNo();
    });
}

function lines({ file, valid, problems }: Report, { say }: CommandContext): string[] {
  const found = problems.map((finding) => findingText(file, finding, say));
  return valid ? [...found, `${file}: ${say('cli.validate.valid')}`] : found;
}
