import { type Command, Option } from 'commander';
import { bots, type StartOptions } from '../../engine';
import { type Language, languages, type Say, sentence } from '../../languages';
import type { CommandContext } from './context';
import { choiceOption } from './misunderstanding';

/** Who plays, as every command is told that plays games. */
export interface GameWishes {
  bot: string;
  survivors?: Pick<StartOptions, 'survivors' | 'count'>;
  ultrared?: true;
  language?: Language;
  json?: true;
}

export function addGameOptions(command: Command, say: Say): Command {
  return command
    .addOption(
      choiceOption(`--bot <${say('cli.word.name')}>`, say('cli.play.bot'), botNames).default('greedy'),
    )
    .addOption(new Option('--survivors <ids>', say('cli.play.survivors')).argParser(idsOrCount))
    .option('--ultrared', say('cli.play.ultrared'))
    .addOption(choiceOption(`--language <${say('cli.word.code')}>`, say('cli.play.language'), languages))
    .option('--json', say('cli.json'));
}

const botNames = bots.map(({ name }) => name);

function idsOrCount(value: string): Pick<StartOptions, 'survivors' | 'count'> {
  if (/^\d{1,3}$/.test(value)) return { count: Number(value) };
  return { survivors: value.split(',').map((name) => name.trim()) };
}

export function startOptions({ survivors, ultrared }: GameWishes): Omit<StartOptions, 'seed'> {
  return { ...survivors, ...(ultrared && { ultrared }) };
}

/** With a language of its own, a command speaks that one. */
export function speaking(language: Language | undefined, context: CommandContext): CommandContext {
  if (language === undefined) return context;
  return { ...context, locale: language, say: (key, parameters) => sentence(language, key, parameters) };
}
