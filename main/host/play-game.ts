import {
  type Bot,
  type GameEvent,
  type Observation,
  type Outcome,
  observe,
  outcomeOf,
  record,
  type StartOptions,
  type StartProblem,
  seedGenerator,
  undeadOrAliveGames,
} from '../../engine';
import type { Mission, Replay } from '../../schemas';

export interface PlayedGame {
  /** Nothing where no end was in sight. */
  outcome: Outcome | undefined;
  rounds: number;
  survivors: readonly string[];
  events: GameEvent[];
  /** How everything stands at the end. */
  seen: Observation;
  replay: Replay;
}

/** A mission without any danger could go on for ever. */
const MOST_ROUNDS = 1000;

/** Plays one game to its end, or until it is plain that there is none. */
export function playGame(
  mission: Mission,
  options: StartOptions,
  bot: Bot,
): { game: PlayedGame } | { problem: StartProblem } {
  const started = record(undeadOrAliveGames, mission, options);
  if ('problem' in started) return started;
  const { recording } = started;
  const { game } = recording;
  const seen = observe(game);
  const luck = seedGenerator(`${options.seed}/${bot.name}`);
  const events = [...recording.opening];
  while (outcomeOf(game) === undefined && seen.value('round') <= MOST_ROUNDS) {
    events.push(...recording.take(bot.choose(seen, luck)));
  }
  return {
    game: {
      outcome: outcomeOf(game),
      rounds: seen.value('round'),
      survivors: undeadOrAliveGames.players(game).survivors,
      events,
      seen,
      replay: recording.replay(),
    },
  };
}
