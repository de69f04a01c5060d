import { nextBelow, type StartOptions, seedGenerator } from '../../engine';
import { choicesAt } from '../../renderer/game/choices';
import type { Moment } from '../../renderer/game/moment';
import { type PlayedGame, startGame } from '../../renderer/game/played-game';
import type { Mission } from '../../schemas';

/** A game at the table, at its first decision. */
export function played(mission: Mission, options: Partial<StartOptions> = {}): PlayedGame {
  const started = startGame(mission, { seed: 'test', ...options });
  if ('problem' in started) throw new Error(JSON.stringify(started.problem));
  return started.game;
}

/** The moment in sight. */
export function momentOf(game: PlayedGame): Moment {
  return game.store.getState().at;
}

/** Does the first thing of such a sort that can be done. */
export function take(game: PlayedGame, ...words: readonly string[]): Moment {
  for (const word of words) {
    const choice = choicesAt(momentOf(game)).find(({ action }) => action.do === word);
    if (!choice) throw new Error(`Nobody can ${word}: ${momentOf(game).seen.decision?.name}`);
    game.take({ action: choice.action });
  }
  return momentOf(game);
}

/** Answers whatever is asked, always with the first answer, until something is to be decided. */
export function until(game: PlayedGame, decision: string): Moment {
  for (let step = 0; step < 200; step++) {
    const moment = momentOf(game);
    if (moment.seen.decision?.name === decision) return moment;
    const [first] = choicesAt(moment);
    if (!first) break;
    game.take({ action: first.action });
  }
  throw new Error(`It never came to ${decision}`);
}

/** The moments of a game in which somebody takes whatever comes, or one thing whenever it can be done. */
export function* drifting(game: PlayedGame, seed: string, steps: number, rather?: string): Generator<Moment> {
  const luck = seedGenerator(`played ${seed}`);
  for (let step = 0; step < steps; step++) {
    const moment = momentOf(game);
    yield moment;
    const choices = choicesAt(moment).filter(({ isAside }) => !isAside);
    const any = choices[nextBelow(luck, Math.max(1, choices.length))];
    const choice = choices.find(({ action }) => action.do === rather) ?? any;
    if (!choice) return;
    game.take({ action: choice.action });
  }
}
