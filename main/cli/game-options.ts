import { type Command, Option } from 'commander';
import { bots, limits, type StartOptions, survivors as roster } from '../../engine';
import { type Language, languages, sentence } from '../../languages';
import type { CommandContext } from './context';
import { choiceOption, Misunderstanding, numberOption } from './misunderstanding';

/** Who plays, as every command is told that plays games. */
export interface GameWishes {
  bot: string;
  survivors?: Pick<StartOptions, 'survivors' | 'count'>;
  count?: number;
  players?: number;
  ultrared?: true;
  language?: Language;
  json?: true;
}

export function addGameOptions(command: Command, context: CommandContext): Command {
  const { say } = context;
  const number = `<${say('cli.word.number')}>`;
  const howMany = say('cli.play.count.possible', people);
  return command
    .addOption(
      choiceOption(`--bot <${say('cli.word.name')}>`, say('cli.play.bot'), botNames).default('greedy'),
    )
    .addOption(survivorsOption(context))
    .addOption(
      numberOption(`--count ${number}`, say('cli.play.count'), howMany, people).conflicts('survivors'),
    )
    .addOption(numberOption(`--players ${number}`, say('cli.play.players'), howMany, people))
    .option('--ultrared', say('cli.play.ultrared'))
    .option('--json', say('cli.json'))
    .addOption(choiceOption(`--language <${say('cli.word.code')}>`, say('cli.play.language'), languages));
}

const botNames = bots.map(({ name }) => name);
const people = { least: 1, most: limits.survivors.most };

/** People go by their names, as these are printed or as files write them; a number is as good as `--count`. */
function survivorsOption({ say }: CommandContext): Option {
  const flags = `--survivors <${say('cli.word.names')}>`;
  const refuse = (word: string, possible: string): never => {
    throw new Misunderstanding('cli.wrong-value', { option: flags, word, possible });
  };
  return new Option(flags, say('cli.play.survivors')).argParser((value: string) => {
    if (/^\d+$/.test(value)) {
      const count = Number(value);
      if (count >= people.least && count <= people.most) return { count };
      return refuse(value, say('cli.play.count.possible', people));
    }
    const names = roster.map(({ id }) => id).join(', ');
    const survivors = value.split(',').map((part) => {
      const name = part.trim().toLowerCase();
      const person = roster.find((one) => [one.id, one.name.toLowerCase()].includes(name));
      const word = name === '' ? value : part.trim();
      return person?.id ?? refuse(word, say('cli.play.survivors.possible', { names }));
    });
    return { survivors };
  });
}

export function startOptions({
  survivors,
  count,
  players,
  ultrared,
}: GameWishes): Omit<StartOptions, 'seed'> {
  return {
    ...survivors,
    ...(count !== undefined && { count }),
    ...(players !== undefined && { players }),
    ...(ultrared && { ultrared }),
  };
}

/** With a language of its own, a command speaks that one. */
export function speaking(language: Language | undefined, context: CommandContext): CommandContext {
  if (language === undefined) return context;
  return { ...context, locale: language, say: (key, parameters) => sentence(language, key, parameters) };
}
