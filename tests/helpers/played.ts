import {
  type Action,
  botNamed,
  legalActions,
  nextBelow,
  type Seen,
  type StartOptions,
  seedGenerator,
} from '../../engine';
import type { Observation } from '../../engine/systems/undead-or-alive';
import { choicesAt } from '../../renderer/game/choices';
import type { Moment } from '../../renderer/game/moment';
import { type PlayedGame, startGame } from '../../renderer/game/played-game';
import type { Mission } from '../../schemas';

/** A game at the table, at its first decision. */
export function gameOn(mission: Mission, options: Partial<StartOptions> = {}): PlayedGame {
  const started = startGame(mission, { seed: 'test', count: 2, ...options });
  if ('problem' in started) throw new Error(JSON.stringify(started.problem));
  return started.game;
}

export function momentOf({ store }: PlayedGame): Moment {
  return store.getState().at;
}

/** Somebody who always plays the same with the same seed. */
export class Player {
  private readonly luck;
  private readonly bot = botNamed('undead-or-alive', 'greedy');

  constructor(seed = 'player') {
    this.luck = seedGenerator(seed);
  }

  choice({ game, seen }: Moment): Action {
    const action = legalActions(game)[this.bot?.choose(seen, this.luck) ?? 0];
    if (!action) throw new Error('There is nothing to decide');
    return action;
  }

  /** Plays until it is so, or until the game is over. */
  playUntil(game: PlayedGame, isSo: (moment: Moment) => boolean): void {
    for (let moment = momentOf(game); !moment.seen.outcome && !isSo(moment); moment = momentOf(game)) {
      game.take({ action: this.choice(moment) });
    }
  }
}

export function isInRound(round: number): (moment: Moment) => boolean {
  return ({ seen }) => seen.round >= round;
}

/** Everything that can be seen at a moment. */
export function sightOf({ seen }: Moment): string {
  return JSON.stringify(seen);
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

/** What is seen of a game of Undead or Alive. */
export function observed(seen: Seen): Observation {
  return seen as Observation;
}
