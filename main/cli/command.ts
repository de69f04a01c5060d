import { Command, CommanderError } from 'commander';
import { type Language, languageOf, type SentenceKey, sentence } from '../../languages';
import { version } from '../../package.json';
import { addAbout } from './about';
import { addBoard } from './board';
import { addCampaign } from './campaign';
import type { CommandContext, Surroundings } from './context';
import { addDiff } from './diff';
import { addExport } from './export';
import { addFacts } from './facts';
import { addImport } from './import';
import { addLab } from './lab';
import { legible } from './legible';
import { addMerge } from './merge';
import { Misunderstanding } from './misunderstanding';
import { addPlay } from './play';
import { addReplay } from './replay';
import { addScenario } from './scenario';
import { addSchemas } from './schemas';
import { addSettings } from './settings';
import { addSheet } from './sheet';
import { addValidate } from './validate';

const DONE = 0;
const NO = 1;
const NOT_UNDERSTOOD = 2;

export async function runCommand(args: readonly string[], surroundings: Surroundings): Promise<number> {
  const language = languageOf(surroundings.locale);
  let code = DONE;
  const context: CommandContext = {
    ...surroundings,
    complain: (text) => surroundings.complain(legible(text)),
    say: (key, parameters) => sentence(language, key, parameters),
    answer: (json, value, words) =>
      surroundings.print(json ? JSON.stringify(value, null, 2) : legible(words)),
    answerNo: () => {
      code = NO;
    },
    // Not known before the command line has been read.
    get codes() {
      return program.opts<{ codes?: true }>().codes === true;
    },
  };
  const program = createProgram(language, context);
  try {
    // Without a command there is nothing to do but to say what there is.
    await program.parseAsync(args.length === 0 ? ['--help'] : args, { from: 'user' });
    return code;
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode === 0) return DONE;
    surroundings.complain(misunderstanding(language, error));
    return NOT_UNDERSTOOD;
  }
}

function createProgram(language: Language, context: CommandContext): Command {
  const program = translated(new Command('boothill'), language, context)
    .usage(sentence(language, 'cli.usage'))
    .description(sentence(language, 'cli.description'))
    .version(version, '-V, --version', sentence(language, 'cli.version'))
    .option('--codes', sentence(language, 'cli.codes'))
    .helpCommand(false);
  for (const add of [
    addAbout,
    addBoard,
    addCampaign,
    addDiff,
    addExport,
    addFacts,
    addImport,
    addLab,
    addMerge,
    addPlay,
    addReplay,
    addScenario,
    addSchemas,
    addSettings,
    addSheet,
    addValidate,
  ])
    translated(add(program, context), language, context);
  return program;
}

/** Commander speaks English only; these are all the places where it speaks. */
function translated(command: Command, language: Language, { print }: CommandContext): Command {
  const titles: Record<string, SentenceKey> = {
    'Usage:': 'cli.title.usage',
    'Options:': 'cli.title.options',
    'Commands:': 'cli.title.commands',
    'Global Options:': 'cli.title.global',
  };
  return command
    .exitOverride()
    .showSuggestionAfterError(false)
    .helpOption('-h, --help', sentence(language, 'cli.help'))
    .configureHelp({
      showGlobalOptions: true,
      styleTitle: (title) => {
        const key = titles[title];
        return key ? sentence(language, key) : title;
      },
      optionDescription: ({ description, argChoices }) =>
        argChoices
          ? `${description}, ${sentence(language, 'cli.choices', { choices: argChoices.join(', ') })}`
          : description,
    })
    .configureOutput({ writeOut: (text) => print(text.trimEnd()), writeErr: () => undefined });
}

function misunderstanding(language: Language, error: CommanderError): string {
  if (error instanceof Misunderstanding) return sentence(language, error.key, error.parameters);
  const keys: Record<string, SentenceKey> = {
    'commander.unknownCommand': 'cli.unknown-command',
    'commander.unknownOption': 'cli.unknown-option',
    'commander.optionMissingArgument': 'cli.missing-value',
    'commander.missingArgument': 'cli.missing-argument',
    'commander.missingMandatoryOptionValue': 'cli.missing-option',
    'commander.excessArguments': 'cli.too-many-arguments',
  };
  // Commander's own messages are English sentences with the word in quotation marks.
  const word = /'([^']+)'/.exec(error.message)?.[1] ?? '';
  return sentence(language, keys[error.code] ?? 'cli.not-understood', { word });
}
