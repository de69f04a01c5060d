import type { Command } from 'commander';
import { runScenario, type ScenarioFinding, type SystemId, scenarioDraft } from '../../engine';
import type { Say } from '../../languages';
import { type Scenario, writeDocument } from '../../schemas';
import { systemOfScenario } from '../../schemas/references/systems';
import { findingWords } from '../../telling/reasons';
import type { CommandContext } from './context';
import { complainOf, type Finding, findingText } from './finding';
import { findingsIn } from './findings';
import { Misunderstanding } from './misunderstanding';
import { courseText, type StepReport, stepsOf } from './scenario-course';

interface Wishes {
  json?: true;
  show?: true;
  draft?: true;
}

interface Report {
  file: string;
  holds: boolean;
  problems: Finding[];
  /** What happened step by step, for whoever wants to see it. */
  steps?: StepReport[];
}

/** `boothill scenario`: plays situations through, and says what comes out otherwise than they expect. */
export function addScenario(program: Command, context: CommandContext): Command {
  const { say } = context;
  return program
    .command('scenario')
    .argument(`<${say('cli.word.file').toUpperCase()}...>`)
    .description(say('cli.scenario'))
    .option('--show', say('cli.scenario.show'))
    .option('--draft', say('cli.scenario.draft'))
    .option('--json', say('cli.json'))
    .action((files: string[], wishes: Wishes) =>
      wishes.draft ? draft(files, wishes, context) : play(files, wishes, context),
    );
}

async function play(files: readonly string[], { json, show }: Wishes, context: CommandContext) {
  const reports: Report[] = [];
  for (const file of files) {
    const { scenario, problems } = await readScenario(file, context, runScenario);
    const holds = problems.every(({ severity }) => severity === 'warning');
    const steps = show && scenario ? stepsOf(scenario, context) : undefined;
    reports.push({ file, holds, problems, ...(steps && { steps }) });
  }
  context.answer(json, reports, reports.flatMap((report) => lines(report, context)).join('\n'));
  if (reports.some(({ holds }) => !holds)) context.answerNo();
}

/** The document is the answer; what came out otherwise than it expects already is said beside it. */
async function draft(files: readonly string[], { json, show }: Wishes, context: CommandContext) {
  const [file = ''] = files;
  if (files.length > 1 || json || show) throw new Misunderstanding('cli.scenario.draft.alone', {});
  let drafted: Scenario | undefined;
  const { problems } = await readScenario(file, context, (document) => {
    const { scenario, findings } = scenarioDraft(document);
    drafted = scenario;
    return findings;
  });
  complainOf(file, problems, context);
  if (drafted) context.answer(false, drafted, writeDocument(drafted).trimEnd());
}

/** The situation in a file, if it is sound, and all that is wrong with it or comes out otherwise. */
async function readScenario(
  file: string,
  context: CommandContext,
  played: (scenario: Scenario) => readonly ScenarioFinding[],
): Promise<{ scenario: Scenario | undefined; problems: Finding[] }> {
  let scenario: Scenario | undefined;
  const problems = await findingsIn(file, context, ['scenario'], ({ document }, { say }) => {
    if (document.format !== 'boothill/scenario@1') return [];
    scenario = document;
    return played(document).map((finding) => inWords(finding, say, systemOfScenario(document)));
  });
  return { scenario, problems };
}

function inWords(finding: ScenarioFinding, say: Say, system: SystemId): Finding {
  const { code, pointer, similar } = finding;
  const hint = similar && { hint: say('scenario.similar', { names: similar.join(', ') }) };
  return { severity: 'error', code, pointer, message: findingWords(finding, say, system), ...hint };
}

function lines({ file, holds, problems, steps = [] }: Report, { say }: CommandContext): string[] {
  return [
    ...steps.map((step) => courseText(step, say)),
    ...problems.map((problem) => findingText(file, problem, say)),
    ...(holds ? [`${file}: ${say('cli.scenario.holds')}`] : []),
  ];
}
