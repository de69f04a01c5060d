import type { Command } from 'commander';
import { systemOf } from '../../engine';
import { type Language, languages } from '../../languages';
import type { CommandContext } from './context';
import { factsText } from './facts-text';
import { answerNotPlayable, speaking } from './game-options';
import { choiceOption, numberOption } from './misunderstanding';
import { widestPosse } from './people';
import { openMission } from './table';

interface Wishes {
  survivors?: number;
  language?: Language;
  json?: true;
}

/** `boothill facts`: distances, spawn pressure, safety and length of a mission, measured and not played. */
export function addFacts(program: Command, context: CommandContext): Command {
  const { say } = context;
  const { fewest, most, usual } = widestPosse;
  const possible = say('cli.whole-number', { least: fewest, most });
  const survivors = `--survivors <${say('cli.word.number')}>`;
  const language = `--language <${say('cli.word.code')}>`;
  return program
    .command('facts')
    .argument(`<${say('cli.word.mission').toUpperCase()}>`)
    .description(say('cli.facts'))
    .addOption(
      numberOption(survivors, say('cli.facts.survivors', { possible, usual }), { least: fewest, most }, say),
    )
    .addOption(choiceOption(language, say('cli.play.language'), languages))
    .option('--json', say('cli.json'))
    .action((path: string, wishes: Wishes) => tell(path, wishes, speaking(wishes.language, context)));
}

async function tell(path: string, { survivors, json }: Wishes, context: CommandContext): Promise<void> {
  const mission = await openMission(path, context, json);
  if (!mission) return;
  const measured = systemOf(mission.system).measure(mission, survivors);
  if ('problem' in measured) return answerNotPlayable(path, measured.problem, mission.system, context, json);
  context.answer(json, measured.facts, factsText(measured, mission, context));
}
