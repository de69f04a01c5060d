import type { Command } from 'commander';
import { type Language, languageOf, languages, sentence, textIn } from '../../languages';
import type { Mission } from '../../schemas';
import { goalSentences, ruleSentences } from '../../telling/mission/sentences';
import { goalSheet, ruleSheet } from '../../telling/mission/sheet';
import type { CommandContext } from './context';
import { choiceOption } from './misunderstanding';
import { openMission } from './table';

interface Wishes {
  language?: Language;
  json?: true;
}

/** `boothill sheet`: the goals and special rules of a mission as sentences. */
export function addSheet(program: Command, context: CommandContext): Command {
  const { say } = context;
  const language = `--language <${say('cli.word.code')}>`;
  return program
    .command('sheet')
    .argument(`<${say('cli.word.mission').toUpperCase()}>`)
    .description(say('cli.sheet'))
    .addOption(choiceOption(language, say('cli.sheet.language'), languages))
    .option('--json', say('cli.json'))
    .action((path: string, wishes: Wishes) => printSheet(path, wishes, context));
}

async function printSheet(path: string, { language, json }: Wishes, context: CommandContext): Promise<void> {
  const mission = await openMission(path, context, json);
  if (!mission) return;
  const spoken = language ?? languageOf(context.locale);
  const title = textIn(mission.title, spoken);
  const goals = goalSentences(mission, spoken);
  const rules = ruleSentences(mission, spoken);
  context.answer(json, { title, goals, rules }, sheetText(title, mission, spoken));
}

function sheetText(title: string, mission: Mission, language: Language): string {
  const chapters = [
    { heading: sentence(language, 'mission.sheet.goals'), lines: goalSheet(mission, language) },
    { heading: sentence(language, 'mission.sheet.rules'), lines: ruleSheet(mission, language) },
  ];
  const written = chapters.filter(({ lines }) => lines.length > 0);
  return [title, ...written.flatMap(({ heading, lines }) => ['', heading, '', ...lines])].join('\n');
}
