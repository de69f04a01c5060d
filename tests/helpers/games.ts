import { nextBelow, type StartOptions, seedGenerator } from '../../engine';
import { ActionList } from '../../engine/game/action-list';
import { listAsides, options, step, stepAside } from '../../engine/game/kernel';
import type { UoaGame } from '../../engine/systems/undead-or-alive/game';
import { undeadOrAliveGames } from '../../engine/systems/undead-or-alive/start';
import { loadDocument, type Mission } from '../../schemas';
import { sample } from './samples';

/** A mission of `sample-missions/`. */
export function sampleMission(name: string): Mission {
  const loaded = loadDocument(sample(`${name}.json`), 'mission');
  if (!loaded.ok) throw new Error(`${name}: ${JSON.stringify(loaded.problems[0])}`);
  return loaded.document;
}

export const twoTiles = sampleMission('two-tiles');

export function started(mission: Mission, change: Partial<StartOptions> = {}): UoaGame {
  const made = undeadOrAliveGames.prepare(mission)({ seed: 'test', ...change });
  if ('problem' in made) throw new Error(JSON.stringify(made.problem));
  return made.game;
}

/** Somebody who takes whatever comes, now and then drops a card, and always the same with the same seed. */
export class Drifter {
  private readonly luck;
  private readonly asides = new ActionList();

  constructor(seed: string) {
    this.luck = seedGenerator(`drifter ${seed}`);
  }

  below(limit: number): number {
    return nextBelow(this.luck, limit);
  }

  move(game: UoaGame): void {
    listAsides(game, this.asides);
    if (this.asides.length > 0 && this.below(20) === 0) {
      stepAside(game, this.asides, this.below(this.asides.length));
    } else step(game, this.below(options(game).length));
  }
}

/** Games at every decision of random play, each game for a while. */
export function* decisions(mission: Mission, games: number, change: Partial<StartOptions> = {}) {
  for (let number = 0; number < games; number++) {
    const game = started(mission, { seed: `${number}`, ...change });
    const drifter = new Drifter(`${number}`);
    for (let moves = 0; moves < 400 && game.state.outcome === 0; moves++) {
      yield game;
      drifter.move(game);
    }
  }
}
