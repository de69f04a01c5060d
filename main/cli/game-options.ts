import { type Command, Option } from 'commander';
import {
  type Bot,
  botNamed,
  botsOf,
  type StartOptions,
  type StartProblem,
  type SystemId,
  systemOf,
  systems,
  usualBot,
} from '../../engine';
import { type Language, languages, sentence } from '../../languages';
import type { Mission } from '../../schemas';
import { startWords } from '../../telling/reasons';
import type { CommandContext } from './context';
import { answerProblems } from './finding';
import { choiceOption, Misunderstanding, numberOption } from './misunderstanding';
import { addOptionsOfGames, type OptionWishes, settledBy } from './options-of-games';
import { everybody, widestPosse } from './people';

/** Who plays, as every command is told that plays games. */
export interface GameWishes extends OptionWishes {
  bot?: string;
  survivors?: Pick<StartOptions, 'people' | 'count'>;
  players?: number;
  language?: Language;
  json?: true;
}

export function addGameOptions(command: Command, context: CommandContext): Command {
  const { say } = context;
  const number = `<${say('cli.word.number')}>`;
  command
    .addOption(choiceOption(botFlags(context), say('cli.play.bot'), botNames))
    .addOption(survivorsOption(context))
    .addOption(numberOption(`--players ${number}`, say('cli.play.players'), people, say));
  return addOptionsOfGames(command, context)
    .option('--json', say('cli.json'))
    .addOption(choiceOption(`--language <${say('cli.word.code')}>`, say('cli.play.language'), languages));
}

const botFlags = ({ say }: CommandContext) => `--bot <${say('cli.word.name')}>`;

/** Who decides in games of this system, which may not know whoever was named. */
export function botFor(system: SystemId, name: string | undefined, context: CommandContext): Bot {
  const bot = name === undefined ? usualBot(system) : botNamed(system, name);
  if (bot) return bot;
  const possible = botsOf(system)
    .map((one) => one.name)
    .join(', ');
  throw new Misunderstanding('cli.wrong-value', { option: botFlags(context), word: name ?? '', possible });
}

/** Whoever can play one game or another; which one it is stands in the file. */
const botNames = [...new Set(Object.values(systems).flatMap(({ id }) => botsOf(id).map(({ name }) => name)))];
const people = { least: 1, most: widestPosse.most };

/** So many who are drawn, or people by their names, as these are printed or as files write them. */
function survivorsOption({ say }: CommandContext): Option {
  const flags = `--survivors <${say('cli.word.names')}>`;
  return new Option(flags, say('cli.play.survivors')).argParser((value: string) => {
    const count = Number(value);
    if (/^\d+$/.test(value) && count >= people.least && count <= people.most) return { count };
    const chosen = value.split(',').map((part) => {
      const name = part.trim().toLowerCase();
      const person = everybody.find((one) => [one.id, one.name.toLowerCase()].includes(name));
      if (person) return person.id;
      const names = everybody.map(({ id }) => id).join(', ');
      throw new Misunderstanding('cli.wrong-value', {
        option: flags,
        word: name === '' ? value : part.trim(),
        possible: say('cli.play.survivors.possible', { most: people.most, names }),
      });
    });
    return { people: chosen };
  });
}

/** Throws where something is settled that a mission's game does not know. */
export function startOptions(wishes: GameWishes, system: Mission['system']): Omit<StartOptions, 'seed'> {
  const { survivors, players } = wishes;
  const options = settledBy(systemOf(system).start.options, wishes);
  return { ...survivors, ...(players !== undefined && { players }), options };
}

/** Says why there are no games. */
export function answerNotPlayable(
  path: string,
  problem: StartProblem,
  system: SystemId,
  context: CommandContext,
  json: boolean | undefined,
): void {
  const message = context.say('cli.play.not-playable', { reason: startWords(problem, context.say, system) });
  answerProblems(path, [{ severity: 'error', code: problem.code, pointer: '', message }], context, json);
}

/** With a language of its own, a command speaks that one. */
export function speaking(language: Language | undefined, context: CommandContext): CommandContext {
  if (language === undefined) return context;
  return { ...context, locale: language, say: (key, parameters) => sentence(language, key, parameters) };
}
