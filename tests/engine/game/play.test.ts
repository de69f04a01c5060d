import { describe, expect, it } from 'vitest';
import {
  apply,
  clone,
  legalActions,
  legalDiscards,
  options,
  outcomeOf,
  pendingDecision,
  restore,
  snapshot,
  step,
} from '../../../engine';
import { ActionList } from '../../../engine/game/action-list';
import type { GameEvent } from '../../../engine/game/events';
import { listAsides, stepAside } from '../../../engine/game/kernel';
import type { UoaGame } from '../../../engine/systems/undead-or-alive/game';
import { Drifter, decisions, started, twoTiles } from '../../helpers/games';
import { times } from '../../helpers/long';

function after(game: UoaGame, play: (copy: UoaGame) => void) {
  const copy = clone(game);
  const events: GameEvent[] = [];
  copy.events = events as UoaGame['events'];
  play(copy);
  return { words: copy.state.words.join(), events };
}

function applied(game: UoaGame, action: unknown) {
  const done = apply(game, action);
  if ('refused' in done) throw new Error(JSON.stringify(done.refused));
  return { words: done.game.state.words.join(), events: done.events };
}

describe('what may be done', () => {
  it('comes to the same by its name and by its number', () => {
    const drifter = new Drifter('names');
    for (const game of decisions(twoTiles, times(10, 300))) {
      const option = drifter.below(options(game).length);
      const action = JSON.parse(JSON.stringify(legalActions(game)[option])) as unknown;
      expect(applied(game, action)).toEqual(after(game, (copy) => step(copy, option)));
    }
  });

  it('comes to the same for what may be dropped at any time', () => {
    const drifter = new Drifter('drops');
    let drops = 0;
    for (const game of decisions(twoTiles, times(5, 100))) {
      const list = new ActionList();
      listAsides(game, list);
      const discards = legalDiscards(game);
      expect(discards).toHaveLength(list.length);
      if (list.length === 0) continue;
      const option = drifter.below(list.length);
      expect(applied(game, discards[option])).toEqual(after(game, (copy) => stepAside(copy, list, option)));
      drops += 1;
    }
    expect(drops).toBeGreaterThan(100);
  });

  it('is named once each', () => {
    for (const game of decisions(twoTiles, times(5, 100))) {
      const names = [...legalActions(game), ...legalDiscards(game)].map((action) => JSON.stringify(action));
      expect(new Set(names).size).toBe(names.length);
    }
  });

  it('leaves the given game alone', () => {
    for (const game of decisions(twoTiles, 3)) {
      const before = game.state.words.join();
      const actions = legalActions(game);
      apply(game, actions.at(-1));
      apply(game, { do: 'fly' });
      expect(game.state.words.join()).toBe(before);
      expect(legalActions(game)).toEqual(actions);
    }
  });

  it('is nothing once the game is over', () => {
    const game = finished();
    expect(outcomeOf(game)).toMatchObject({ won: false });
    expect(legalActions(game)).toEqual([]);
    expect(legalDiscards(game)).toEqual([]);
    expect(pendingDecision(game)).toBeUndefined();
  });
});

describe('a game that is started', () => {
  it('stands at the first decision of the set-up', () => {
    const game = started(twoTiles, { people: ['henry', 'may'] });
    expect(outcomeOf(game)).toBeUndefined();
    expect(pendingDecision(game)).toMatchObject({ player: 0 });
    expect(legalActions(game).length).toBeGreaterThan(1);
  });

  it('goes back to a snapshot, in memory that is used again', () => {
    const game = started(twoTiles);
    const words = snapshot(game);
    const drifter = new Drifter('back');
    for (let moves = 0; moves < 20; moves++) drifter.move(game);
    const later = snapshot(game);
    expect(later).not.toEqual(words);
    restore(game, words);
    expect(legalActions(game)).toEqual(legalActions(started(twoTiles)));
    expect(snapshot(game, later)).toBe(later);
    expect(later).toEqual(words);
  });

  it('is the same as its clone, and goes its own way', () => {
    const game = started(twoTiles);
    const twin = clone(game);
    const before = snapshot(game);
    new Drifter('twin').move(twin);
    expect(game.state.words).toEqual(before);
    new Drifter('twin').move(game);
    expect(game.state.words).toEqual(twin.state.words);
  });
});

describe('a refusal', () => {
  const game = started(twoTiles, { people: ['henry', 'may'] });

  it.each([
    ['nothing', undefined, 'not-an-action'],
    ['a word', 'move', 'not-an-action'],
    ['a list', [{ do: 'move' }], 'not-an-action'],
    ['an object without a deed', { to: 'a.NE' }, 'not-an-action'],
    ['a deed that is no word', { do: 7 }, 'not-an-action'],
    ['a deed nobody knows', { do: 'fly', to: 'a.NE' }, 'unknown-action'],
    ['what every object has', { do: 'constructor' }, 'unknown-action'],
    ['a word too many', { do: 'move', to: 'a.N', fast: 1 }, 'unknown-argument'],
    ['no name at all', { do: 'move', to: { zone: 'a.N' } }, 'not-a-name'],
    ['a name in a list', { do: 'move', to: ['a.N'] }, 'not-a-name'],
    ['a hostile object', { do: 'move', to: { toString: 1 } }, 'not-a-name'],
    ['a zone of another board', { do: 'move', to: 'z.N' }, 'not-in-this-game'],
    ['somebody who does not play', { do: 'activate', survivor: 'trixie' }, 'not-in-this-game'],
    ['a number for a name', { do: 'move', to: 3 }, 'not-in-this-game'],
    ['what comes later', { do: 'end-turn' }, 'not-possible-now'],
    ['half a deed', { do: 'place', card: 'pan#1' }, 'not-possible-now'],
    ['half a player', { do: 'first-player', player: 0.5 }, 'not-possible-now'],
    ['no player', { do: 'first-player', player: Number.NaN }, 'not-possible-now'],
  ])('says why: %s', (_what, action, code) => {
    expect(apply(game, action)).toMatchObject({ refused: { code } });
  });

  it('names what is to be decided', () => {
    expect(apply(game, { do: 'end-turn' })).toEqual({
      refused: {
        code: 'not-possible-now',
        parameters: { action: 'end-turn', decision: pendingDecision(game)?.name },
      },
    });
  });

  it('does not repeat a novel', () => {
    const done = apply(game, { do: 'x'.repeat(10_000) });
    expect(JSON.stringify(done).length).toBeLessThan(200);
  });

  it('says that the game is over', () => {
    expect(apply(finished(), { do: 'end-turn' })).toMatchObject({ refused: { code: 'game-over' } });
  });

  it('meets everything that is not listed', () => {
    const drifter = new Drifter('others');
    const known = new Map<string, unknown>();
    for (const game of decisions(twoTiles, times(5, 100))) {
      const legal = [...legalActions(game), ...legalDiscards(game)];
      const names = new Set(legal.map((action) => JSON.stringify(action)));
      const others = [...known].filter(([name]) => !names.has(name));
      const [, other] = others[drifter.below(Math.max(1, others.length))] ?? [];
      if (other !== undefined) expect(apply(game, other)).toHaveProperty('refused');
      for (const action of legal) known.set(JSON.stringify(action), action);
    }
  });
});

function finished(): UoaGame {
  const game = started(twoTiles);
  const drifter = new Drifter('to the end');
  while (!outcomeOf(game)) drifter.move(game);
  return game;
}
