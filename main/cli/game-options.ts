import { type Command, Option } from 'commander';
import {
  bots,
  limits,
  type OptionalRules,
  survivors as roster,
  rulesThatAreOn,
  type StartOptions,
  type StartProblem,
} from '../../engine';
import { type Language, languages, sentence } from '../../languages';
import { startWords } from '../../telling/reasons';
import type { CommandContext } from './context';
import { answerProblems } from './finding';
import { choiceOption, Misunderstanding, numberOption } from './misunderstanding';

/** Who plays, as every command is told that plays games. */
export interface GameWishes extends Partial<OptionalRules> {
  bot: string;
  survivors?: Pick<StartOptions, 'survivors' | 'count'>;
  players?: number;
  language?: Language;
  json?: true;
}

export function addGameOptions(command: Command, context: CommandContext): Command {
  const { say } = context;
  const number = `<${say('cli.word.number')}>`;
  return command
    .addOption(
      choiceOption(`--bot <${say('cli.word.name')}>`, say('cli.play.bot'), botNames).default('greedy'),
    )
    .addOption(survivorsOption(context))
    .addOption(numberOption(`--players ${number}`, say('cli.play.players'), people, say))
    .option('--ultrared', say('cli.play.ultrared'))
    .option('--slippery-stops', say('cli.play.slipperyStops'))
    .option('--free-actions-to-spare', say('cli.play.freeActionsToSpare'))
    .option('--json', say('cli.json'))
    .addOption(choiceOption(`--language <${say('cli.word.code')}>`, say('cli.play.language'), languages));
}

const botNames = bots.map(({ name }) => name);
const people = { least: 1, most: limits.survivors.most };

/** So many who are drawn, or people by their names, as these are printed or as files write them. */
function survivorsOption({ say }: CommandContext): Option {
  const flags = `--survivors <${say('cli.word.names')}>`;
  return new Option(flags, say('cli.play.survivors')).argParser((value: string) => {
    const count = Number(value);
    if (/^\d+$/.test(value) && count >= people.least && count <= people.most) return { count };
    const survivors = value.split(',').map((part) => {
      const name = part.trim().toLowerCase();
      const person = roster.find((one) => [one.id, one.name.toLowerCase()].includes(name));
      if (person) return person.id;
      const names = roster.map(({ id }) => id).join(', ');
      throw new Misunderstanding('cli.wrong-value', {
        option: flags,
        word: name === '' ? value : part.trim(),
        possible: say('cli.play.survivors.possible', { most: people.most, names }),
      });
    });
    return { survivors };
  });
}

export function startOptions(wishes: GameWishes): Omit<StartOptions, 'seed'> {
  const { survivors, players } = wishes;
  return { ...survivors, ...(players !== undefined && { players }), ...rulesThatAreOn(wishes) };
}

/** Says why there are no games. */
export function answerNotPlayable(
  path: string,
  problem: StartProblem,
  context: CommandContext,
  json: boolean | undefined,
): void {
  const message = context.say('cli.play.not-playable', { reason: startWords(problem, context.say) });
  answerProblems(path, [{ severity: 'error', code: problem.code, pointer: '', message }], context, json);
}

/** With a language of its own, a command speaks that one. */
export function speaking(language: Language | undefined, context: CommandContext): CommandContext {
  if (language === undefined) return context;
  return { ...context, locale: language, say: (key, parameters) => sentence(language, key, parameters) };
}
