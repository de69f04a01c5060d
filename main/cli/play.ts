import { randomInt } from 'node:crypto';
import { type Command, Option } from 'commander';
import type { Bot } from '../../engine';
import type { SentenceKey } from '../../languages';
import { type Mission, writeDocument } from '../../schemas';
import { type BotGame, playGame } from '../host/play-game';
import type { CommandContext } from './context';
import {
  addGameOptions,
  answerNotPlayable,
  botFor,
  type GameWishes,
  speaking,
  startOptions,
} from './game-options';
import { Misunderstanding } from './misunderstanding';
import { isSameFile, writeOutput } from './output';
import { personNamed } from './people';
import { type Seed, seedOption, seeds } from './seed';
import { type StoryWishes, storyOf, storyText } from './story';
import { openMission } from './table';

interface Wishes extends StoryWishes, GameWishes {
  seed?: Seed;
  record?: string;
}

/** `boothill play`: one game of a mission, played to its end by an autopilot. */
export function addPlay(program: Command, context: CommandContext): Command {
  const { say } = context;
  const command = program
    .command('play')
    .argument(`<${say('cli.word.mission').toUpperCase()}>`)
    .description(say('cli.play'))
    .addOption(seedOption(context));
  return addGameOptions(command, context)
    .option('--log', say('cli.play.log'))
    .option('--view', say('cli.play.view'))
    .addOption(recordOption(context))
    .action((path: string, wishes: Wishes) => play(path, wishes, speaking(wishes.language, context)));
}

/** `-` would be a file of that name. */
function recordOption({ say }: CommandContext): Option {
  const flags = `--record <${say('cli.word.file')}>`;
  return new Option(flags, say('cli.play.record')).argParser((word: string) => {
    if (word !== '' && word !== '-') return word;
    throw new Misunderstanding('cli.wrong-value', {
      option: flags,
      word,
      possible: say('cli.play.record.possible'),
    });
  });
}

async function play(path: string, wishes: Wishes, context: CommandContext): Promise<void> {
  const { answer, answerNo, complain, say } = context;
  const { json, record } = wishes;
  const mission = await openMission(path, context, json);
  if (!mission) return;
  if (record !== undefined && (await isSameFile(path, record))) {
    complain(say('cli.play.record.mission', { file: record }));
    answerNo();
    return;
  }
  const seed = wishes.seed ?? randomInt(seeds.drawn);
  const bot = botFor(mission.system, wishes.bot, context);
  const played = start(mission, seed, bot, wishes);
  if ('problem' in played) return answerNotPlayable(path, played.problem, mission.system, context, json);
  const { game } = played;
  if (record !== undefined && !(await writeOutput(record, writeDocument(game.replay), context))) return;
  const story = storyOf(game, wishes, context);
  answer(
    json,
    { ...report(mission, seed, game, bot), ...story },
    storyText(story, inWords(seed, game, bot, wishes, context)),
  );
}

function start(mission: Mission, seed: Seed, bot: Bot, wishes: Wishes): ReturnType<typeof playGame> {
  return playGame(mission, { ...startOptions(wishes, mission.system), seed: String(seed) }, bot);
}

function report({ id }: Mission, seed: Seed, { outcome, rounds, people, replay }: BotGame, bot: Bot) {
  return {
    result: outcome ? (outcome.won ? 'win' : 'loss') : 'undecided',
    rounds,
    reason: outcome?.reason ?? 'no-end-in-sight',
    mission: id,
    seed,
    bot: bot.name,
    survivors: people,
    decisions: replay.steps.length,
  };
}

function inWords(seed: Seed, game: BotGame, bot: Bot, { record }: Wishes, { say }: CommandContext): string {
  const { outcome, rounds } = game;
  const reason = outcome ? say(`outcome.${outcome.reason}` as SentenceKey) : '';
  const key = outcome?.won ? 'cli.play.won' : 'cli.play.lost';
  return [
    outcome ? say(key, { round: rounds, reason }) : say('cli.play.undecided', { round: rounds }),
    say('cli.play.who', {
      seed,
      survivors: game.people.map(personNamed).join(', '),
      bot: bot.name,
      decisions: game.replay.steps.length,
    }),
    ...(record === undefined ? [] : [say('cli.play.recorded', { file: record })]),
  ].join('\n');
}
