import type { LabGoal, LabLoss, LabPerson, LabReport, LabWinRate, LabZone } from '../../schemas';
import { unusual } from '../game/options';
import { systemOf } from '../systems';
import type { LabNames } from './lab';
import { notableGames } from './notable';
import type { LabGame } from './noted-game';
import { type LabPlan, seedOf } from './plan';
import { spreadOf } from './spread';
import { wilsonInterval } from './wilson';

/** A game that could not be played to its end, because the program stumbled. */
export interface LabFault {
  readonly number: number;
  readonly message: string;
}

/** What came of the games of a plan, as far as they were played. */
export interface LabResults {
  readonly names: LabNames;
  /** In the order of their numbers. */
  readonly games: readonly LabGame[];
  readonly faults: readonly LabFault[];
  readonly wanted: number;
  readonly ended: LabReport['ended'];
}

/** The figures of many games; the same games in the same order give the same. */
export function labReport(plan: LabPlan, { names, games, faults, wanted, ended }: LabResults): LabReport {
  const won = games.filter(({ outcome }) => outcome?.won === true);
  const lost = games.filter(({ outcome }) => outcome?.won === false);
  const [winning, losing] = [won, lost].map((some) => spreadOf(some.map(({ rounds }) => rounds)));
  const { people: chosen, count, players } = plan.options;
  return {
    mission: plan.mission.id,
    bot: plan.bot,
    seed: plan.seed,
    ...(chosen && { survivors: [...chosen] }),
    ...(chosen === undefined && count !== undefined && { survivors: count }),
    ...(players !== undefined && { players }),
    ...unusual(systemOf(plan.mission.system).start.options, names.options),
    wanted,
    played: games.length,
    ended,
    winRate: winRate(plan.bot, won.length, games.length),
    undecided: games.length - won.length - lost.length,
    rounds: { ...(winning && { won: winning }), ...(losing && { lost: losing }) },
    losses: losses(lost),
    goals: names.goals.map((goal, index) => goalFigures(goal, index, games)),
    zones: zoneFigures(names.zones, games),
    people: people(games),
    seeds: notableGames(games, plan.seed),
    faults: faults.map(({ number, message }) => ({ seed: seedOf(plan.seed, number), message })),
  };
}

/** Without the bot's name it would say something about the mission alone, which it does not. */
function winRate(bot: string, won: number, of: number): LabWinRate {
  return { bot, won, of, ...(of > 0 && { share: won / of }), ...wilsonInterval(won, of) };
}

function losses(lost: readonly LabGame[]): LabLoss[] {
  const games = counted(lost.flatMap(({ outcome }) => outcome?.reason ?? []));
  return inOrder([...games].map(([reason, games]) => ({ reason, games })));
}

function goalFigures(goal: string, index: number, games: readonly LabGame[]): LabGoal {
  const rounds = games.flatMap((game) => game.goals[index] || []);
  const spread = spreadOf(rounds);
  return { goal, reached: rounds.length, ...(spread && { rounds: spread }) };
}

function zoneFigures(zones: readonly string[], games: readonly LabGame[]): LabZone[] {
  const rounds = games.reduce((sum, game) => sum + game.rounds, 0);
  const eliminated = counted(games.flatMap((game) => game.eliminated.flatMap(({ zone }) => zone ?? [])));
  return zones.map((zone, index) => {
    const zombies = games.reduce((sum, game) => sum + (game.zombies[index] ?? 0), 0);
    return { zone, zombies: rounds > 0 ? zombies / rounds : 0, eliminated: eliminated.get(zone) ?? 0 };
  });
}

function people(games: readonly LabGame[]): LabPerson[] {
  const played = counted(games.flatMap((game) => game.people));
  const eliminated = counted(games.flatMap((game) => game.eliminated.map(({ survivor }) => survivor)));
  const figures = [...played].map(([survivor, played]) => ({
    survivor,
    played,
    eliminated: eliminated.get(survivor) ?? 0,
  }));
  return figures.sort((one, other) => (one.survivor < other.survivor ? -1 : 1));
}

function counted(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/** The most frequent first. */
function inOrder(losses: LabLoss[]): LabLoss[] {
  return losses.sort((one, other) => other.games - one.games || (one.reason < other.reason ? -1 : 1));
}
