import type { Scenario } from '../../../../schemas';
import { finding, type ScenarioFinding } from '../../../game/finding';
import { scenarioPlacements } from '../../../scenario/placements';
import { layBoard } from '../board/lay-board';
import { gameOf, type UoaGame } from '../game';
import { settleGates } from '../mission/gates';
import { settleChanges } from '../mission/lasting';
import { optionalRules } from '../options';
import { isRefused, type SetUpProblem } from '../problems';
import { boardPlan } from '../set-up/board-plan';
import { missionMistake } from '../set-up/mistakes';
import { newGame } from '../set-up/new-game';
import { choosePosse } from '../set-up/people';
import { lastingOf, tableFrom } from '../set-up/table-of';
import { putNext } from './beginning';
import { dealCards, stackDecks } from './cards';
import { stackOwnDecks } from './decks';
import { OpenBox } from './open-box';
import { rememberPast } from './past';
import { placePeople } from './people';
import { placePieces } from './pieces';
import { programOf } from './program';
import { ScenarioReader } from './reading';
import { ruledIn } from './ruled';

type LaidSituation = { readonly game: UoaGame } | { readonly problems: readonly ScenarioFinding[] };

/** From a situation to a game that stands where it begins. */
export function layOut(scenario: Scenario): LaidSituation {
  const { given, faces = [] } = scenario;
  const placements = scenarioPlacements(scenario);
  const laid = layBoard({ placements, faces }, boardPlan(ruledIn(given, placements), given.train));
  if (isRefused(laid)) return refused(laid.problem, '/tiles');
  const reading = new ScenarioReader(laid);
  const program = programOf(scenario, laid, reading);
  if (isRefused(program)) return refused(program.problem, '/given');
  for (const [index, { who }] of given.survivors.entries())
    reading.person(who, `/given/survivors/${index}/who`);
  const players = given.players ?? 1;
  const playerOf = given.survivors.map(({ player = 0 }, index) =>
    reading.player(player, players, `/given/survivors/${index}/player`),
  );
  if (reading.problems.length > 0) return reading;
  const mistake = missionMistake(program);
  if (mistake) return refused(mistake.problem, '/given');
  const seed = given.seed ?? scenario.id;
  const names = given.survivors.map(({ who }) => who);
  const people = choosePosse(
    { seed, people: names, players, playerOf, options: optionalRules((rule) => given[rule]) },
    [],
    program.companions,
  );
  if (isRefused(people)) return refused(people.problem, '/given/survivors');
  const { zones, configurations } = laid;
  const mission = { program, survivors: names.length, zones, configurations };
  const game = asking(given, newGame(tableFrom(lastingOf(mission), people), seed));
  arrange(game, scenario, reading);
  return reading.problems.length > 0 ? reading : { game };
}

/** The same game, which leaves nothing to itself where the situation wants that. */
function asking({ asks }: Scenario['given'], game: UoaGame): UoaGame {
  return asks ? gameOf({ ...game.system, asksAlways: true }, game.table, game.state.words) : game;
}

/** A set-up begins with what a mission would say; anything else has been moved about since. */
function arrange(game: UoaGame, { given }: Scenario, reading: ScenarioReader): void {
  const box = new OpenBox(game, reading);
  const isSetUp = 'phase' in given && given.phase === 'set-up';
  if (!isSetUp) {
    placePieces(game, given);
    placePeople(game, given, reading);
    dealCards(game, given, box, reading);
    rememberPast(game, given, box, reading);
  }
  stackDecks(game, given, box);
  stackOwnDecks(game, given, box);
  putNext(game, given, reading);
  // What is barred or changed may depend on the round.
  if (!isSetUp) {
    settleGates(game);
    settleChanges(game);
  }
}

function refused({ code, parameters }: SetUpProblem, pointer: string): LaidSituation {
  return { problems: [finding('cannot-be-set-up', pointer, { ...parameters, problem: code })] };
}
