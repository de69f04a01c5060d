import {
  type Bot,
  type GameEvent,
  type Observation,
  type Outcome,
  observe,
  outcomeOf,
  playOut,
  record,
  type StartOptions,
  type StartProblem,
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
  const events = [...recording.opening];
  playOut(seen, bot, options.seed, (option) => events.push(...recording.take(option)));
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
