import { type Command, Option } from 'commander';
import { stockFace } from '../../engine';
import { languageOf } from '../../languages';
import { loadValue, type Mission, writeDocument } from '../../schemas';
import { type Answer, merged, type Question } from '../../sharing/compare/merged';
import { changeWords } from '../../sharing/compare/words';
import type { CommandContext } from './context';
import { answerProblems, findingOf } from './finding';
import { choiceOption } from './misunderstanding';
import { writeOutput } from './output';
import { openMission } from './table';

interface Wishes {
  output: string;
  prefer?: Answer;
  json?: true;
}

/** `boothill merge`: what two people have made of one mission, in one. */
export function addMerge(program: Command, context: CommandContext): Command {
  const { say } = context;
  return program
    .command('merge')
    .argument(`<${say('cli.merge.base').toUpperCase()}>`)
    .argument(`<${say('cli.merge.mine').toUpperCase()}>`)
    .argument(`<${say('cli.merge.theirs').toUpperCase()}>`)
    .description(say('cli.merge'))
    .addOption(
      new Option(`-o, --output <${say('cli.word.file')}>`, say('cli.merge.output')).makeOptionMandatory(),
    )
    .addOption(
      choiceOption(`--prefer <${say('cli.word.name')}>`, say('cli.merge.prefer'), [
        'mine',
        'theirs',
        'neither',
      ]),
    )
    .option('--json', say('cli.json'))
    .action((base: string, mine: string, theirs: string, wishes: Wishes) =>
      merge([base, mine, theirs], wishes, context),
    );
}

async function merge(paths: readonly string[], wishes: Wishes, context: CommandContext): Promise<void> {
  const missions: Mission[] = [];
  for (const path of paths) {
    const mission = await openMission(path, context, wishes.json);
    if (!mission) return;
    missions.push(mission);
  }
  const [base, mine, theirs] = missions;
  if (!base || !mine || !theirs) return;
  const { prefer, output, json } = wishes;
  const asked = merged(base, mine, theirs).questions;
  if (asked.length > 0 && !prefer) return ask(asked, { base, mine, theirs }, wishes, context);
  const answers = new Map(asked.map(({ place }) => [place, prefer ?? 'mine'] as const));
  const { mission } = merged(base, mine, theirs, answers);
  const loaded = loadValue(mission, 'mission', { language: languageOf(context.locale), faces: stockFace });
  if (!loaded.ok) {
    const findings = loaded.problems.map((problem) => findingOf(problem, problem.pointer, context.say));
    return answerProblems(output, findings, context, json);
  }
  if (!(await writeOutput(output, writeDocument(loaded.document), context))) return;
  context.answer(json, { file: output, questions: [] }, context.say('cli.export.done', { file: output }));
}

interface Versions {
  readonly base: Mission;
  readonly mine: Mission;
  readonly theirs: Mission;
}

/** Nothing is written before it is clear what is wanted. */
function ask(
  questions: readonly Question[],
  { base, mine, theirs }: Versions,
  { json }: Wishes,
  context: CommandContext,
): void {
  const { say } = context;
  const language = languageOf(context.locale);
  const told = questions.map(({ place, ...both }) => ({
    place,
    mine: changeWords(both.mine, { before: base, after: mine, language, say }),
    theirs: changeWords(both.theirs, { before: base, after: theirs, language, say }),
  }));
  const lines = told.map((one) => say('cli.merge.question', { mine: one.mine, theirs: one.theirs }));
  context.answer(
    json,
    { questions: told },
    [say('cli.merge.questions', { count: told.length }), ...lines].join('\n'),
  );
  context.answerNo();
}
