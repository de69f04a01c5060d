import { randomInt } from 'node:crypto';
import { realpath } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type Command, Option } from 'commander';
import { botNamed, bots, limits, survivors as roster } from '../../engine';
import { type Language, languages, type SentenceKey, sentence } from '../../languages';
import { type Mission, writeDocument } from '../../schemas';
import { startWords } from '../../telling/reasons';
import { type PlayedGame, playGame } from '../host/play-game';
import type { CommandContext } from './context';
import { answerProblems } from './finding';
import { choiceOption, Misunderstanding, numberOption } from './misunderstanding';
import { writeOutput } from './output';
import { type StoryWishes, storyOf, storyText } from './story';
import { openMission } from './table';

interface Wishes extends StoryWishes {
  seed?: number;
  bot: string;
  survivors?: string[];
  count?: number;
  players?: number;
  json?: true;
  language?: Language;
  record?: string;
}

/** `boothill play`: one game of a mission, played to its end by an autopilot. */
export function addPlay(program: Command, context: CommandContext): Command {
  const { say } = context;
  const number = `<${say('cli.word.number')}>`;
  const people = { least: 1, most: limits.survivors.most };
  const howMany = say('cli.play.count.possible', people);
  return program
    .command('play')
    .argument(`<${say('cli.word.mission').toUpperCase()}>`)
    .description(say('cli.play'))
    .addOption(
      numberOption(`--seed ${number}`, say('cli.play.seed'), say('cli.play.seed.possible'), {
        least: 0,
        most: LARGEST_SEED,
      }),
    )
    .addOption(
      choiceOption(`--bot <${say('cli.word.name')}>`, say('cli.play.bot'), botNames).default('greedy'),
    )
    .addOption(survivorsOption(context))
    .addOption(
      numberOption(`--count ${number}`, say('cli.play.count'), howMany, people).conflicts('survivors'),
    )
    .addOption(numberOption(`--players ${number}`, say('cli.play.players'), howMany, people))
    .option('--json', say('cli.json'))
    .option('--log', say('cli.play.log'))
    .option('--view', say('cli.play.view'))
    .addOption(choiceOption(`--language <${say('cli.word.code')}>`, say('cli.play.language'), languages))
    .addOption(recordOption(context))
    .action((path: string, wishes: Wishes) => play(path, wishes, speaking(wishes.language, context)));
}

const botNames = bots.map(({ name }) => name);
const LARGEST_SEED = 999_999_999_999_999;

/** People go by their names, as these are printed or as files write them. */
function survivorsOption({ say }: CommandContext): Option {
  const flags = `--survivors <${say('cli.word.names')}>`;
  return new Option(flags, say('cli.play.survivors')).argParser((value: string) =>
    value.split(',').map((part) => {
      const name = part.trim().toLowerCase();
      const person = roster.find((one) => [one.id, one.name.toLowerCase()].includes(name));
      if (person) return person.id;
      const possible = say('cli.play.survivors.possible', { names: roster.map(({ id }) => id).join(', ') });
      throw new Misunderstanding('cli.wrong-value', {
        option: flags,
        word: name === '' ? value : part.trim(),
        possible,
      });
    }),
  );
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

/** With a language of its own, a command speaks that one. */
function speaking(language: Language | undefined, context: CommandContext): CommandContext {
  if (language === undefined) return context;
  return { ...context, locale: language, say: (key, parameters) => sentence(language, key, parameters) };
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
  const seed = wishes.seed ?? randomInt(LARGEST_DRAWN);
  const played = start(mission, seed, wishes);
  if ('problem' in played) {
    const reason = startWords(played.problem, say);
    const message = say('cli.play.not-playable', { reason });
    answerProblems(
      path,
      [{ severity: 'error', code: played.problem.code, pointer: '', message }],
      context,
      json,
    );
    return;
  }
  const { game } = played;
  if (record !== undefined && !(await writeOutput(record, writeDocument(game.replay), context))) return;
  const story = storyOf(game, wishes, context);
  answer(
    json,
    { ...report(mission, seed, game, wishes), ...story },
    storyText(story, inWords(seed, game, wishes, context)),
  );
}

const LARGEST_DRAWN = 1_000_000;

async function isSameFile(one: string, other: string): Promise<boolean> {
  const [first, second] = await Promise.all(
    [one, other].map((path) => realpath(path).catch(() => resolve(path))),
  );
  return first === second;
}

function start(
  mission: Mission,
  seed: number,
  { bot, survivors, count, players }: Wishes,
): ReturnType<typeof playGame> {
  const autopilot = botNamed(bot);
  if (!autopilot) throw new RangeError(`There is no autopilot ${bot}`);
  const options = {
    seed: String(seed),
    ...(survivors && { survivors }),
    ...(count !== undefined && { count }),
    ...(players !== undefined && { players }),
  };
  return playGame(mission, options, autopilot);
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

function inWords(seed: number, game: PlayedGame, { bot, record }: Wishes, { say }: CommandContext): string {
  const { outcome, rounds } = game;
  const reason = outcome ? say(`outcome.${outcome.reason}` as SentenceKey) : '';
  const key = outcome?.won ? 'cli.play.won' : 'cli.play.lost';
  return [
    outcome ? say(key, { round: rounds, reason }) : say('cli.play.undecided', { round: rounds }),
    say('cli.play.who', {
      seed,
      survivors: game.survivors.map(nameOf).join(', '),
      bot,
      decisions: game.replay.steps.length,
    }),
    ...(record === undefined ? [] : [say('cli.play.recorded', { file: record })]),
  ].join('\n');
}

function nameOf(survivor: string): string {
  return roster.find(({ id }) => id === survivor)?.name ?? survivor;
}
