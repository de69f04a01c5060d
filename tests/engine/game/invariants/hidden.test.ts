import { describe, expect, it, vi } from 'vitest';
import { clone, legalActions, restore, snapshot } from '../../../../engine';
import { options, step } from '../../../../engine/game/kernel';
import type { UoaGame } from '../../../../engine/systems/undead-or-alive/game';
import { determinise } from '../../../../engine/systems/undead-or-alive/hidden/determinise';
import { observe } from '../../../../engine/systems/undead-or-alive/hidden/observation';
import { Drifter } from '../../../helpers/games';
import { cardInvariants } from '../../../helpers/invariants/cards';
import { tokenInvariants } from '../../../helpers/invariants/tokens';
import { times } from '../../../helpers/long';
import { Luck } from '../../../helpers/luck';
import { isSame } from '../../../helpers/memory';
import { decisionsOf, matches } from '../../../helpers/plays';

vi.setConfig({ testTimeout: times(60_000, 900_000) });

function* sampled(games: number, every: number): Generator<{ game: UoaGame; luck: Luck }> {
  for (const match of matches(games)) {
    const luck = new Luck(`hidden ${match.seed}`);
    for (const game of decisionsOf(match)) if (luck.oneIn(every)) yield { game, luck };
  }
}

const seen = (game: UoaGame) => JSON.stringify(observe(game));

describe('a game that differs in what is hidden only', () => {
  it('looks the same to the players, and is as good as the one at hand', () => {
    let others = 0;
    for (const { game, luck } of sampled(times(60, 3_000), 10)) {
      const guess = determinise(game, `${luck.below(1e9)}`);
      expect(seen(guess)).toBe(seen(game));
      for (const { breach } of [...cardInvariants, ...tokenInvariants]) expect(breach(guess)).toBeUndefined();
      if (!isSame(guess.state.words, game.state.words)) others += 1;
    }
    expect(others).toBeGreaterThan(300);
  });

  it('can go another way', () => {
    for (const { game, luck } of sampled(times(30, 1_000), 20)) {
      const guess = determinise(game, `${luck.below(1e9)}`);
      const drifter = new Drifter('guess');
      for (let moves = 0; moves < 20 && guess.state.outcome === 0; moves++) drifter.move(guess);
      for (const { breach } of cardInvariants) expect(breach(guess)).toBeUndefined();
    }
  });
});

describe('a copy of a game', () => {
  it('goes its own way, and the same way with the same luck', () => {
    for (const { game, luck } of sampled(times(42, 2_000), 12)) {
      const before = snapshot(game);
      const twin = clone(game);
      const seed = `${luck.below(1e9)}`;
      play(twin, seed);
      expect(isSame(game.state.words, before)).toBe(true);
      const after = snapshot(twin);
      play(game, seed);
      expect(isSame(game.state.words, after)).toBe(true);
      restore(game, before);
      expect(isSame(twin.state.words, after)).toBe(true);
      restore(twin, before);
      expect(legalActions(twin)).toEqual(legalActions(game));
    }
  });

  it('is taken back with one snapshot, whatever was offered meanwhile', () => {
    for (const { game } of sampled(times(30, 1_000), 12)) {
      if (game.state.outcome !== 0) continue;
      const [before, memory] = [snapshot(game), snapshot(game)];
      const actions = legalActions(game);
      for (let option = 0; option < actions.length; option++) {
        step(game, option);
        options(game);
        restore(game, memory);
      }
      expect(isSame(game.state.words, before)).toBe(true);
      expect(legalActions(game)).toEqual(actions);
    }
  });
});

function play(game: UoaGame, seed: string): void {
  const drifter = new Drifter(seed);
  for (let moves = 0; moves < 5 && game.state.outcome === 0; moves++) drifter.move(game);
}
