import type { LabNotable, LabSeeds } from '../../schemas';
import type { LabGame } from './noted-game';
import { seedOf } from './plan';
import { spreadOf } from './spread';

/** Games that are worth looking at. */
export function notableGames(games: readonly LabGame[], seed: string): LabSeeds {
  const won = games.filter(({ outcome }) => outcome?.won === true);
  const lost = games.filter(({ outcome }) => outcome?.won === false);
  const named = (game: LabGame | undefined) => game && notable(game, seed);
  const [typical, quickestWin, shortestLoss, longest] = [
    named(closestToMedian(won.length >= lost.length ? won : lost)),
    named(first(won, shorter)),
    named(first(lost, shorter)),
    named(first(games, (game, other) => shorter(other, game))),
  ];
  return {
    ...(typical && { typical }),
    ...(quickestWin && { quickestWin }),
    ...(shortestLoss && { shortestLoss }),
    ...(longest && { longest }),
  };
}

function notable({ number, outcome, rounds }: LabGame, seed: string): LabNotable {
  const result = outcome ? (outcome.won ? 'win' : 'loss') : 'undecided';
  return { seed: seedOf(seed, number), result, rounds };
}

function shorter(game: LabGame, other: LabGame): boolean {
  if (game.rounds !== other.rounds) return game.rounds < other.rounds;
  return game.decisions < other.decisions;
}

function closestToMedian(games: readonly LabGame[]): LabGame | undefined {
  const median = spreadOf(games.map(({ rounds }) => rounds))?.median ?? 0;
  const away = ({ rounds }: LabGame) => Math.abs(rounds - median);
  return first(games, (game, other) => away(game) < away(other));
}

/** The game that comes before all others; of equal ones the first that was played. */
function first(
  games: readonly LabGame[],
  comesBefore: (game: LabGame, other: LabGame) => boolean,
): LabGame | undefined {
  return games.reduce<LabGame | undefined>(
    (best, game) => (best === undefined || comesBefore(game, best) ? game : best),
    undefined,
  );
}
