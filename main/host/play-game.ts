import {
  type Bot,
  type GameEvent,
  type Outcome,
  outcomeOf,
  playOut,
  record,
  type Seen,
  type StartOptions,
  type StartProblem,
  systemOf,
} from '../../engine';
import type { Mission, Replay } from '../../schemas';

export interface BotGame {
  /** Nothing where no end was in sight. */
  outcome: Outcome | undefined;
  rounds: number;
  people: readonly string[];
  events: GameEvent[];
  /** How everything stands at the end. */
  seen: Seen;
  replay: Replay;
}

/** Plays one game to its end, or until it is plain that there is none. */
export function playGame(
  mission: Mission,
  options: StartOptions,
  bot: Bot,
): { game: BotGame } | { problem: StartProblem } {
  const system = systemOf(mission.system);
  const started = record(system.start, mission, options);
  if ('problem' in started) return started;
  const { recording } = started;
  const { game } = recording;
  const seen = system.see(game);
  const events = [...recording.opening];
  playOut(seen, bot, options.seed, (option) => events.push(...recording.take(option)));
  return {
    game: {
      outcome: outcomeOf(game),
      rounds: seen.round,
      people: system.start.begun(game).people,
      events,
      seen,
      replay: recording.replay(),
    },
  };
}
