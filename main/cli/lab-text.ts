import { type LabPlan, systemOf } from '../../engine';
import { languageOf, type SentenceKey, textIn } from '../../languages';
import type { LabReport, LabSpread, Mission } from '../../schemas';
import { goalNamed } from '../../telling/goals';
import { wordsFor } from '../../telling/systems';
import type { Words } from '../../telling/words';
import { columns } from './columns';
import type { CommandContext } from './context';
import { labPlaces } from './lab-places';
import { settledAsFlags } from './options-of-games';

/** The longer lists name their greatest only, and zones where somebody fell; `--json` has everything. */
const MOST_ROWS = 10;

/** The figures of a lab for readers, as tables one below the other. */
export function labText(report: LabReport, plan: LabPlan, path: string, context: CommandContext): string {
  const tables = [rounds, losses, goals, zones, people, notable];
  const words = new LabWords(plan, context);
  return [
    [...heading(report, plan, words), ...winRate(report, words)],
    ...tables.map((table) => columns(table(report, words))).filter(({ length }) => length > 1),
    watch(report, plan.mission, path, words),
  ]
    .map((lines) => lines.join('\n'))
    .filter((text) => text !== '')
    .join('\n\n');
}

/** Names and numbers as readers write them. */
class LabWords {
  readonly say: CommandContext['say'];
  readonly table: Words;
  private readonly numbers: Intl.NumberFormat;
  private readonly shares: Intl.NumberFormat;

  constructor(plan: LabPlan, { say, locale, codes }: CommandContext) {
    const language = languageOf(locale);
    const started = systemOf(plan.mission.system).start.prepare(plan.mission)({
      ...plan.options,
      seed: plan.seed,
    });
    if ('problem' in started) throw new Error(started.problem.code);
    this.say = say;
    this.table = wordsFor(started.game.table, language, codes);
    this.numbers = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
    this.shares = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 });
  }

  number(value: number): string {
    return this.numbers.format(value);
  }

  share(value: number): string {
    return this.shares.format(value);
  }

  titles(...names: readonly string[]): string[] {
    return names.map((name) => this.say(`cli.lab.${name}` as SentenceKey));
  }
}

type Rows = readonly (readonly string[])[];

function heading(
  { mission, seed, survivors, wanted, played, ended }: LabReport,
  plan: LabPlan,
  words: LabWords,
) {
  const { say } = words;
  const title = textIn(plan.mission.title, words.table.language);
  const who =
    typeof survivors === 'object'
      ? words.table.list(survivors.map((id) => words.table.name('person', id)))
      : say('cli.lab.drawn', {
          number:
            survivors ?? systemOf(plan.mission.system).start.howMany({ ...plan.options, seed: plan.seed }),
        });
  const lines = [say('cli.lab.heading', { title, mission, seed, who })];
  return ended === 'cancelled' ? [...lines, say('cli.lab.cancelled', { played, wanted })] : lines;
}

function winRate({ winRate, undecided }: LabReport, words: LabWords): string[] {
  const { bot, won, of, share, least, most } = winRate;
  if (share === undefined) return [words.say('cli.lab.nothing')];
  const figures = { share: words.share(share), least: words.share(least), most: words.share(most) };
  return [
    words.say('cli.lab.win-rate', { bot, won, of, ...figures }),
    ...(undecided > 0 ? [words.say('cli.lab.undecided', { count: undecided })] : []),
  ];
}

function rounds({ rounds: { won, lost } }: LabReport, words: LabWords): Rows {
  const titles = words.titles('rounds', 'games-title', 'least', 'lower', 'median', 'upper', 'most');
  const row = (name: 'won' | 'lost', spread: LabSpread | undefined) => {
    if (!spread) return [];
    const { games, least, lower, median, upper, most } = spread;
    const numbers = [games, least, lower, median, upper, most].map((value) => words.number(value));
    return [[...words.titles(name), ...numbers]];
  };
  return [titles, ...row('won', won), ...row('lost', lost)];
}

function losses({ losses }: LabReport, words: LabWords): Rows {
  const rows = losses.map(({ reason, games }) => [
    words.say(`outcome.${reason}` as SentenceKey),
    words.number(games),
  ]);
  return [words.titles('losses', 'games-title'), ...rows];
}

function goals({ goals, played }: LabReport, words: LabWords): Rows {
  const rows = goals.map(({ goal, reached, rounds }) => [
    goalNamed(goal, words.table),
    words.number(reached),
    played > 0 ? words.share(reached / played) : '',
    rounds ? words.number(rounds.median) : '',
  ]);
  return [words.titles('goals', 'games-title', 'share', 'median-round'), ...rows];
}

function zones({ zones }: LabReport, words: LabWords): Rows {
  const fullest = labPlaces(zones, (zone) => words.table.zone(zone).title)
    .filter(({ zombies, eliminated }) => zombies > 0 || eliminated > 0)
    .sort((one, other) => other.zombies - one.zombies)
    .filter(({ eliminated }, place) => place < MOST_ROWS || eliminated > 0);
  const rows = fullest.map(({ name, zombies, eliminated }) => [
    name,
    words.number(zombies),
    words.number(eliminated),
  ]);
  return [words.titles('zones', 'zombies', 'eliminated'), ...rows];
}

function people({ people }: LabReport, words: LabWords): Rows {
  const unluckiest = people
    .filter(({ eliminated }) => eliminated > 0)
    .sort((one, other) => other.eliminated - one.eliminated)
    .slice(0, MOST_ROWS);
  const rows = unluckiest.map(({ survivor, played, eliminated }) => [
    words.table.name('person', survivor),
    words.number(played),
    words.number(eliminated),
  ]);
  return [words.titles('people', 'games-title', 'times'), ...rows];
}

const notables = ['typical', 'quickestWin', 'shortestLoss', 'longest'] as const;

function notable({ seeds }: LabReport, words: LabWords): Rows {
  const rows = notables.flatMap((name) => {
    const game = seeds[name];
    if (!game) return [];
    const result = words.say(`cli.lab.result.${game.result}`);
    return [[words.say(`cli.lab.notable.${name}`), game.seed, result, words.number(game.rounds)]];
  });
  return [words.titles('seeds', 'seed', 'result', 'length'), ...rows];
}

/** How one of them is looked at, as README starts the program. */
function watch(
  report: LabReport,
  { system, options: suggested }: Mission,
  path: string,
  words: LabWords,
): string[] {
  const { seeds, survivors, players, bot } = report;
  const seed = seeds.typical?.seed ?? seeds.longest?.seed;
  if (seed === undefined) return [];
  const wishes = [
    `--bot ${bot}`,
    ...(survivors === undefined ? [] : [`--survivors ${String(survivors)}`]),
    ...(players === undefined ? [] : [`--players ${players}`]),
    ...settledAsFlags(systemOf(system).start.options, { ...report }, suggested),
    `--seed ${seed}`,
  ];
  const command = `npm run -s boothill -- play ${quoted(path)} ${wishes.join(' ')} --log`;
  return [words.say('cli.lab.watch', { command })];
}

/** As a shell takes it for one word. */
function quoted(path: string): string {
  return /\s/.test(path) ? `"${path}"` : path;
}
