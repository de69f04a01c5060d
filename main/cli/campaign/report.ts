import { type Bot, campaignProblems, endOf } from '../../../engine';
import type { Campaign } from '../../../schemas';
import type { CampaignWords } from '../../../telling/campaign';
import { startWords } from '../../../telling/reasons';
import type { CommandContext } from '../context';
import { personNamed } from '../people';
import { storyOf } from '../story';
import type { CampaignTrouble, PlayedCampaign } from './play-campaign';

export interface ToldCampaign {
  readonly played: PlayedCampaign;
  readonly words: CampaignWords;
  readonly seed: string;
  readonly bot: Bot;
  /** What happens in the games is told, too. */
  readonly log: true | undefined;
  readonly context: CommandContext;
}

/** How a campaign went, as data. */
export function campaignReport({ played, words, seed, bot, log, context }: ToldCampaign) {
  const { state, games, trouble } = played;
  const { ending, grade, goals } = endOf(state);
  return {
    campaign: state.campaign.id,
    result: trouble?.is ?? 'over',
    seed,
    bot: bot.name,
    games: state.played.map(({ mission, result, brought, events }, index) => ({
      mission,
      seed: games[index]?.seed ?? '',
      result,
      carried: brought.carried,
      after: events,
      ...(log && games[index] && storyOf(games[index].game, { log }, context)),
    })),
    scores: state.scores,
    goals,
    ...(trouble && { trouble: { ...trouble, message: troubleWords(trouble, played, words) } }),
    ...(ending && { ending: ending.id }),
    ...(!trouble && grade && { grade: words.text(grade.title) }),
  };
}

/** The same in words. */
export function campaignText(told: ToldCampaign): string {
  const { played, words, seed, bot, log, context } = told;
  const { state, games, trouble } = played;
  const missions = state.played.flatMap((one, index) => {
    const game = games[index];
    return [
      ...(log && game ? (storyOf(game.game, { log }, context).log ?? []) : []),
      ...words.carried(one.brought.carried),
      words.result(one),
      words.say('cli.play.who', {
        seed: game?.seed ?? '',
        survivors: one.result.people.map(({ person }) => personNamed(person)).join(', '),
        bot: bot.name,
        decisions: game?.game.replay.steps.length ?? 0,
      }),
      ...words.deaths(one),
      ...one.events.flatMap((event) => words.event(event)),
      '',
    ];
  });
  const end = trouble ? [troubleWords(trouble, played, words)] : endWords(told);
  return [
    ...missions,
    ...end,
    words.say('cli.campaign.who', { seed, bot: bot.name, games: games.length }),
  ].join('\n');
}

function endWords({ played: { state }, words }: ToldCampaign): string[] {
  const { ending, grade, goals } = endOf(state);
  return [
    words.say('cli.campaign.over'),
    ...(ending ? [words.text(ending.title), words.text(ending.text)].filter((line) => line !== '') : []),
    ...goals.map(({ id, reached }) =>
      words.say(reached ? 'cli.campaign.goal.reached' : 'cli.campaign.goal.missed', {
        goal: words.text(state.campaign.goals?.find((goal) => goal.id === id)?.text),
      }),
    ),
    ...(grade ? [words.say('cli.campaign.grade', { grade: words.text(grade.title) })] : []),
  ];
}

function troubleWords(
  trouble: CampaignTrouble,
  { state, games }: PlayedCampaign,
  words: CampaignWords,
): string {
  const mission = words.mission(trouble.mission);
  switch (trouble.is) {
    case 'missing':
      return missingWords(trouble.mission, state.campaign, words);
    case 'enough':
      return words.say('cli.campaign.enough', { count: games.length });
    case 'undecided':
      return words.say('cli.campaign.undecided', { mission, round: games.at(-1)?.game.rounds ?? 0 });
    case 'not-playable':
      return words.say('cli.campaign.not-playable', {
        mission,
        reason: startWords(trouble.problem, words.say, state.campaign.system),
      });
  }
}

/** With what to do about it. */
function missingWords(mission: string, campaign: Campaign, words: CampaignWords): string {
  const problem = campaignProblems(campaign).find(({ parameters }) => parameters.id === mission);
  if (!problem) return '';
  return [words.problem(problem), words.say(`problem.${problem.hint}.hint`)].join('\n');
}
