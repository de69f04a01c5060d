import { randomInt } from 'node:crypto';
import type { Command } from 'commander';
import { campaignProblems } from '../../engine';
import { languageOf } from '../../languages';
import type { Campaign } from '../../schemas';
import { CampaignWords } from '../../telling/campaign';
import { embedMissions } from './campaign/embed';
import { playCampaign } from './campaign/play-campaign';
import { recordGames } from './campaign/record-games';
import { campaignReport, campaignText } from './campaign/report';
import type { CommandContext } from './context';
import { complainOf, findingOf } from './finding';
import { addGameOptions, botFor, type GameWishes, speaking, startOptions } from './game-options';
import { numberOption } from './misunderstanding';
import { seeds } from './seed';
import { openDocument } from './table';

interface Wishes extends GameWishes {
  seed?: number;
  games: number;
  log?: true;
  record?: string;
  embed?: string;
}

const games = { least: 1, usual: 20, most: 1000 };

/** `boothill campaign`: a campaign, played from mission to mission by an autopilot. */
export function addCampaign(program: Command, context: CommandContext): Command {
  const { say } = context;
  const number = `<${say('cli.word.number')}>`;
  const command = program
    .command('campaign')
    .argument(`<${say('cli.word.campaign').toUpperCase()}>`)
    .description(say('cli.campaign'))
    .addOption(numberOption(`--seed ${number}`, say('cli.play.seed'), seeds, say))
    .addOption(
      numberOption(
        `--games ${number}`,
        say('cli.campaign.games', { usual: games.usual }),
        games,
        say,
      ).default(games.usual),
    );
  return addGameOptions(command, context)
    .option('--log', say('cli.campaign.log'))
    .option(`--record <${say('cli.word.folder')}>`, say('cli.campaign.record'))
    .option(`--embed <${say('cli.word.file')}>`, say('cli.campaign.embed'))
    .action((path: string, wishes: Wishes) => run(path, wishes, speaking(wishes.language, context)));
}

async function run(path: string, wishes: Wishes, context: CommandContext): Promise<void> {
  const campaign = await openDocument(path, 'campaign', context, wishes.json);
  if (!campaign) return;
  if (wishes.embed !== undefined) return embedMissions(path, campaign, wishes.embed, context, wishes.json);
  const problems = campaignProblems(campaign);
  // One that is missing may never be come to.
  const found = problems.map((one) => findingOf({ ...one, severity: 'warning' }, one.pointer, context.say));
  complainOf(path, found, context);
  await play(campaign, wishes, context);
}

async function play(campaign: Campaign, wishes: Wishes, context: CommandContext): Promise<void> {
  const { answer, answerNo } = context;
  const { json, record } = wishes;
  const seed = String(wishes.seed ?? randomInt(seeds.drawn));
  const bot = botFor(campaign.system, wishes.bot, context);
  const played = playCampaign(campaign, {
    seed,
    bot,
    games: wishes.games,
    options: startOptions(wishes, campaign.system),
  });
  if (record !== undefined && !(await recordGames(record, played.games, context))) return;
  const words = new CampaignWords(campaign, languageOf(context.locale));
  const told = { played, words, seed, bot, log: wishes.log, context };
  answer(json, campaignReport(told), campaignText(told));
  if (played.trouble) answerNo();
}
