import { type Action, botNamed, legalActions, type StartOptions, seedGenerator } from '../../engine';
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
  private readonly bot = botNamed('greedy');

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
  return ({ seen }) => seen.value('round') >= round;
}

/** Everything that can be seen at a moment. */
export function sightOf({ seen }: Moment): string {
  return JSON.stringify(seen);
}
