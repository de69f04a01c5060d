import { randomInt } from 'node:crypto';
import { type Command, Option } from 'commander';
import { botNamed } from '../../engine';
import { languageOf, type SentenceKey } from '../../languages';
import { type Mission, writeDocument } from '../../schemas';
import { logLines } from '../../telling/log';
import { startWords } from '../../telling/reasons';
import { viewText } from '../../telling/view/view';
import { Words } from '../../telling/words';
import { type PlayedGame, playGame } from '../host/play-game';
import type { CommandContext } from './context';
import { addGameOptions, type GameWishes, speaking, startOptions } from './game-options';
import { Misunderstanding } from './misunderstanding';
import { writeOutput } from './output';
import { openMission } from './table';

interface Wishes extends GameWishes {
  seed?: number | string;
  log?: true;
  view?: true;
  replay?: string;
}

/** `boothill play`: one game of a mission, played to its end by an autopilot. */
export function addPlay(program: Command, context: CommandContext): Command {
  const { say } = context;
  const seed = `--seed <${say('cli.word.number')}>`;
  const command = program
    .command('play')
    .argument(`<${say('cli.word.mission').toUpperCase()}>`)
    .description(say('cli.play'))
    .addOption(
      new Option(seed, say('cli.play.seed')).argParser((word: string) => {
        if (/^\d{1,15}$/.test(word)) return Number(word);
        if (/^\d{1,15}\/\d{1,9}$/.test(word)) return word;
        const possible = say('cli.play.seed.possible');
        throw new Misunderstanding('cli.wrong-value', { option: seed, word, possible });
      }),
    );
  return addGameOptions(command, say)
    .option('--log', say('cli.play.log'))
    .option('--view', say('cli.play.view'))
    .option(`--replay <${say('cli.word.file')}>`, say('cli.play.replay'))
    .action((path: string, wishes: Wishes) => play(path, wishes, speaking(wishes.language, context)));
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

function start(mission: Mission, seed: number | string, wishes: Wishes): ReturnType<typeof playGame> {
  const autopilot = botNamed(wishes.bot);
  if (!autopilot) throw new RangeError(`There is no autopilot ${wishes.bot}`);
  return playGame(mission, { ...startOptions(wishes), seed: String(seed) }, autopilot);
}

function report(
  { id }: Mission,
  seed: number | string,
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

function inWords(
  seed: number | string,
  game: PlayedGame,
  { bot, replay }: Wishes,
  { say }: CommandContext,
): string {
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
