import { describe, expect, it, vi } from 'vitest';
import {
  clone,
  type GameEvent,
  legalActions,
  openSavedGame,
  outcomeOf,
  saveGame,
  verifyReplay,
} from '../../../../engine';
import { options } from '../../../../engine/game/kernel';
import type { GameMaker } from '../../../../engine/game/maker';
import { Recording } from '../../../../engine/game/recording';
import type { UoaGame } from '../../../../engine/systems/undead-or-alive/game';
import { undeadOrAliveGames as games } from '../../../../engine/systems/undead-or-alive/start';
import { loadDocument, writeDocument } from '../../../../schemas';
import { Drifter } from '../../../helpers/games';
import { times } from '../../../helpers/long';
import { Luck } from '../../../helpers/luck';
import { decisionsOf, type Match, matches } from '../../../helpers/plays';
import { begun } from '../../../helpers/random-missions';

vi.setConfig({ testTimeout: times(60_000, 900_000) });

/** Starts games on the board that is laid already: laying it takes longer than playing. */
function makerAt({ play }: Match): GameMaker<UoaGame> {
  return { ...games, prepare: () => play.start };
}

function saved({ play, seed }: Match, game: UoaGame): string {
  return JSON.stringify(saveGame(games, game, play.mission, seed));
}

function opened(match: Match, text: string, maker = makerAt(match)): UoaGame {
  const result = openSavedGame(maker, JSON.parse(text), match.play.mission);
  if ('problem' in result) throw new Error(JSON.stringify(result.problem));
  return result.game;
}

describe('a game that is saved, at any decision', () => {
  it('is the same when it is opened, and goes the same way', () => {
    for (const match of matches(times(60, 3_000))) {
      const luck = new Luck(`saved ${match.seed}`);
      for (const game of decisionsOf(match)) {
        if (!luck.oneIn(15)) continue;
        heal(game);
        const text = saved(match, game);
        const again = opened(match, text);
        expect(saved(match, again)).toBe(text);
        expect(legalActions(again)).toEqual(legalActions(game));
        const twin = clone(game);
        for (const each of [again, twin]) playOn(each, match.seed);
        expect(saved(match, again)).toBe(saved(match, twin));
      }
    }
  });

  it('is opened on a board that is laid anew', () => {
    for (const match of matches(times(12, 300))) {
      for (const game of decisionsOf(match)) {
        if (game.state.round < 2 && game.state.outcome === 0) continue;
        heal(game);
        const text = saved(match, game);
        expect(saved(match, opened(match, text, games))).toBe(text);
        break;
      }
    }
  });
});

/** What seasoned people can take is more than any file may say. */
function heal({ state }: UoaGame): void {
  for (let actor = 0; actor < state.wounds.rows; actor++) {
    if (state.wounds.at(actor) < 0) state.wounds.set(actor, 0, 0);
  }
}

function playOn(game: UoaGame, seed: string): void {
  const drifter = new Drifter(`on ${seed}`);
  for (let moves = 0; moves < 12 && !outcomeOf(game); moves++) drifter.move(game);
}

/** Where no zombie ever reaches anybody, a game has no end. */
const MOST = 10_000;

describe('a game that is written down', () => {
  it('is played again from the file alone, and ends the same', () => {
    let steps = 0;
    for (const match of matches(times(40, 2_000), ['random', 'greedy'])) {
      const { play, seed } = match;
      const opening: GameEvent[] = [];
      const game = begun(play, seed, opening);
      const recording = new Recording(games, play.mission, seed, game, opening);
      const luck = new Luck(`written ${seed}`);
      for (let taken = 0; taken < MOST && !outcomeOf(game); taken++) {
        recording.take(luck.below(options(game).length));
        steps += 1;
      }
      const loaded = loadDocument(writeDocument(recording.replay()), 'replay');
      if (!loaded.ok) throw new Error(JSON.stringify(loaded.problems[0]));
      const verified = verifyReplay(makerAt(match), loaded.document);
      if ('difference' in verified) throw new Error(JSON.stringify(verified.difference));
      expect(saved(match, verified.game)).toBe(saved(match, game));
    }
    expect(steps).toBeGreaterThan(1_000);
  });
});
