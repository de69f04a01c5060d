import { randomInt } from 'node:crypto';
import { type Command, Option } from 'commander';
import { botNamed, bots } from '../../engine';
import { type Language, languageOf, languages, type SentenceKey, sentence } from '../../languages';
import { type Mission, writeDocument } from '../../schemas';
import { logLines } from '../../telling/log';
import { startWords } from '../../telling/reasons';
import { viewText } from '../../telling/view/view';
import { Words } from '../../telling/words';
import { type PlayedGame, playGame } from '../host/play-game';
import type { CommandContext } from './context';
import { choiceOption, Misunderstanding } from './misunderstanding';
import { writeOutput } from './output';
import { openMission } from './table';

interface Wishes {
  seed?: number;
  bot: string;
  survivors?: string[];
  json?: true;
  log?: true;
  view?: true;
  language?: Language;
  replay?: string;
}

/** `boothill play`: one game of a mission, played to its end by an autopilot. */
export function addPlay(program: Command, context: CommandContext): Command {
  const { say } = context;
  const flags = {
    seed: `--seed <${say('cli.word.number')}>`,
    language: `--language <${say('cli.word.code')}>`,
  };
  return program
    .command('play')
    .argument(`<${say('cli.word.mission').toUpperCase()}>`)
    .description(say('cli.play'))
    .addOption(
      new Option(flags.seed, say('cli.play.seed')).argParser((word: string) => {
        if (/^\d{1,15}$/.test(word)) return Number(word);
        const possible = say('cli.play.seed.possible');
        throw new Misunderstanding('cli.wrong-value', { option: flags.seed, word, possible });
      }),
    )
    .addOption(
      choiceOption(`--bot <${say('cli.word.name')}>`, say('cli.play.bot'), botNames).default('greedy'),
    )
    .addOption(new Option('--survivors <ids>', say('cli.play.survivors')).argParser(names))
    .option('--json', say('cli.json'))
    .option('--log', say('cli.play.log'))
    .option('--view', say('cli.play.view'))
    .addOption(choiceOption(flags.language, say('cli.play.language'), languages))
    .option(`--replay <${say('cli.word.file')}>`, say('cli.play.replay'))
    .action((path: string, wishes: Wishes) => play(path, wishes, speaking(wishes.language, context)));
}

const botNames = bots.map(({ name }) => name);

/** With a language of its own, a command speaks that one. */
function speaking(language: Language | undefined, context: CommandContext): CommandContext {
  if (language === undefined) return context;
  return { ...context, locale: language, say: (key, parameters) => sentence(language, key, parameters) };
}

async function play(path: string, wishes: Wishes, context: CommandContext): Promise<void> {
  const { answer, answerNo, complain, say } = context;
  const mission = await openMission(path, context);
  if (!mission) return;
  const seed = wishes.seed ?? randomInt(LARGEST_DRAWN);
  const played = start(mission, seed, wishes);
  if ('problem' in played) {
    const reason = startWords(played.problem, say);
    complain(`${path}: ${say('cli.play.not-playable', { reason })}`);
    answerNo();
    return;
  }
  const { game } = played;
  if (wishes.replay !== undefined && !(await writeOutput(wishes.replay, writeDocument(game.replay), context)))
    return;
  const told = telling(game, wishes, context);
  const lines = [...(told.log ?? []), ...(told.view ?? []), inWords(seed, game, wishes, context)];
  answer(wishes.json, { ...report(mission, seed, game, wishes), ...told }, lines.join('\n'));
}

const LARGEST_DRAWN = 1_000_000;

/** What happened and how it ended, as far as that is asked for. */
function telling(
  { events, seen }: PlayedGame,
  { log, view }: Wishes,
  { locale }: CommandContext,
): { log?: string[]; view?: string[] } {
  const words = new Words(seen.table, languageOf(locale));
  return {
    ...(log && { log: logLines(events, words) }),
    ...(view && { view: viewText(seen, words).split('\n') }),
  };
}

function start(mission: Mission, seed: number, { bot, survivors }: Wishes): ReturnType<typeof playGame> {
  const autopilot = botNamed(bot);
  if (!autopilot) throw new RangeError(`There is no autopilot ${bot}`);
  return playGame(mission, { seed: String(seed), ...(survivors && { survivors }) }, autopilot);
}

function report(
  { id }: Mission,
  seed: number,
  { outcome, rounds, survivors, replay }: PlayedGame,
  wishes: Wishes,
) {
  return {
    result: outcome ? (outcome.won ? 'win' : 'loss') : 'undecided',
    rounds,
    reason: outcome?.reason ?? 'no-end-in-sight',
    mission: id,
    seed,
    bot: wishes.bot,
    survivors,
    decisions: replay.steps.length,
  };
}

function inWords(seed: number, game: PlayedGame, { bot, replay }: Wishes, { say }: CommandContext): string {
  const { outcome, rounds, survivors } = game;
  const reason = outcome ? say(`outcome.${outcome.reason}` as SentenceKey) : '';
  const key = outcome?.won ? 'cli.play.won' : 'cli.play.lost';
  return [
    outcome ? say(key, { round: rounds, reason }) : say('cli.play.undecided', { round: rounds }),
    say('cli.play.who', {
      seed,
      survivors: survivors.join(', '),
      bot,
      decisions: game.replay.steps.length,
    }),
    ...(replay === undefined ? [] : [say('cli.play.recorded', { file: replay })]),
  ].join('\n');
}

function names(value: string): string[] {
  return value.split(',').map((name) => name.trim());
}
