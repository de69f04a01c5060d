import type { Command } from 'commander';
import { runScenario } from '../../engine';
import { findingWords } from '../../telling/reasons';
import type { CommandContext } from './context';
import type { Finding } from './finding';
import { type Check, findingsIn } from './findings';

interface Report {
  file: string;
  holds: boolean;
  problems: Finding[];
}

/** `boothill scenario`: plays situations through, and says what comes out otherwise than they expect. */
export function addScenario(program: Command, context: CommandContext): Command {
  const { say } = context;
  return program
    .command('scenario')
    .argument(`<${say('cli.word.file').toUpperCase()}...>`)
    .description(say('cli.scenario'))
    .option('--json', say('cli.json'))
    .action(async (files: string[], { json }: { json?: boolean }) => {
      const reports: Report[] = [];
      for (const file of files) {
        const problems = await findingsIn(file, context, ['scenario'], play);
        reports.push({ file, holds: problems.every(({ severity }) => severity === 'warning'), problems });
      }
      context.answer(json, reports, reports.flatMap((report) => lines(report, context)).join('\n'));
      if (reports.some(({ holds }) => !holds)) context.answerNo();
    });
}

const play: Check = ({ document }, { say }) =>
  document.format !== 'boothill/scenario@1'
    ? []
    : runScenario(document).map(({ code, pointer, parameters }) => ({
        severity: 'error',
        code,
        pointer,
        message: findingWords({ code, pointer, parameters }, say),
      }));

function lines({ file, holds, problems }: Report, { say }: CommandContext): string[] {
  const found = problems.map(({ severity, pointer, message }) => {
    const words = severity === 'warning' ? say('cli.validate.warning', { message }) : message;
    return `${file}: ${words}${pointer === '' ? '' : ` (${pointer})`}`;
  });
  return holds ? [...found, `${file}: ${say('cli.scenario.holds')}`] : found;
}
