import { describe, expect, it } from 'vitest';
import {
  apply,
  clone,
  legalActions,
  openSavedGame,
  record,
  type StartOptions,
  saveGame,
  verifyReplay,
} from '../../../engine';
import type { UoaGame } from '../../../engine/systems/undead-or-alive/game';
import { undeadOrAliveGames as games } from '../../../engine/systems/undead-or-alive/start';
import type { Mission, Token } from '../../../schemas';
import { Drifter, sampleMission, started, twoTiles } from '../../helpers/games';
import { isSame } from '../../helpers/memory';

const m0 = sampleMission('m0.boothill');
const tokens = twoTiles.tokens ?? [];

/** The mission without some of its tokens, or with others. */
const without = (kind: Token['kind']): Mission => ({
  ...twoTiles,
  tokens: tokens.filter((token) => token.kind !== kind),
});
const apart: Mission = {
  ...twoTiles,
  placements: twoTiles.placements.map((tile) => (tile.id === 'b' ? { ...tile, x: 900 } : tile)),
};

describe('a mission that cannot be played', () => {
  const everybody = ['Brawler', 'Faithful', 'Gunslinger', 'Townsfolk'] as const;

  it.each<[string, Mission, Partial<StartOptions>, string]>([
    ['has no tiles', { ...twoTiles, placements: [] }, {}, 'empty-board'],
    ['has no place to start from', without('start'), {}, 'no-start-zone'],
    ['has no Starting Spawn Zone', without('spawn'), {}, 'no-starting-spawn-zone'],
    ['forbids everybody', { ...twoTiles, classLimits: [...everybody] }, {}, 'too-few-survivors'],
    ['is played by nobody', twoTiles, { people: [] }, 'too-few-survivors'],
    ['is played by none', twoTiles, { count: 0 }, 'too-few-survivors'],
    ['is played by fewer than none', twoTiles, { count: -1 }, 'too-few-survivors'],
    ['is played by half a person', twoTiles, { count: 0.5 }, 'too-few-survivors'],
    ['is played by any number', twoTiles, { count: Number.NaN }, 'too-few-survivors'],
    ['is played by a crowd', twoTiles, { count: 1e9 }, 'too-many-survivors'],
    ['has no players', twoTiles, { players: 0 }, 'bad-sharing'],
    ['has half a player', twoTiles, { players: 1.5 }, 'bad-sharing'],
    ['has more players than survivors', twoTiles, { count: 2, players: 3 }, 'bad-sharing'],
    ['has goals on the other side of nowhere', apart, {}, 'zones-cut-off'],
    [
      'asks for what is not there',
      { ...twoTiles, goals: [{ id: 'g', reach: { taken: { colour: 'green' } } }] },
      {},
      'goal-out-of-reach',
    ],
    [
      'asks for a way out that it has not',
      { ...without('exit'), goals: [{ id: 'g', reach: { left: { by: 'exit' } } }] },
      {},
      'no-exit',
    ],
  ])('is refused by name: it %s', (_what, mission, options, code) => {
    const before = JSON.stringify(mission);
    expect(games.prepare(mission)({ seed: 'bad', ...options })).toMatchObject({ problem: { code } });
    expect(record(games, mission, { seed: 'bad', ...options })).toMatchObject({ problem: { code } });
    expect(JSON.stringify(mission)).toBe(before);
  });
});

/** In the middle of a turn, with somebody's cards in hand. */
function midway(mission = twoTiles): UoaGame {
  const game = started(mission, { people: ['henry', 'may'] });
  const drifter = new Drifter('midway');
  while (game.state.round < 1 || game.state.active < 0) drifter.move(game);
  return game;
}

function expectRefused(game: UoaGame, action: unknown, code: string): void {
  const before = clone(game).state.words;
  expect(apply(game, action)).toMatchObject({ refused: { code } });
  expect(isSame(game.state.words, before)).toBe(true);
}

describe('an action that cannot be taken leaves everything as it is', () => {
  it('when it was possible a moment ago', () => {
    const game = started(twoTiles, { people: ['henry', 'may'] });
    const [stale] = legalActions(game);
    const drifter = new Drifter('stale');
    while (game.state.round === 0) drifter.move(game);
    expectRefused(game, stale, 'not-possible-now');
  });

  it('when it comes from another game', () => {
    const game = midway();
    expectRefused(game, { do: 'move', to: 'c.N' }, 'not-in-this-game');
    expectRefused(game, { do: 'trade', with: 'trixie' }, 'not-in-this-game');
    expectRefused(game, { do: 'take', objective: 'o9' }, 'not-in-this-game');
    expectRefused(game, { do: 'melee', weapon: 'pan#7' }, 'not-in-this-game');
  });

  it('when it is somebody else’s, or nobody’s', () => {
    const game = midway();
    const strangers = ['start-with', 'give', 'agree', 'wound', 'route', 'spawn-at', 'leave', 'keep-dice'];
    for (const word of strangers) expectRefused(game, { do: word }, 'not-possible-now');
    expectRefused(game, { do: 'rally', companion: 'may' }, 'not-possible-now');
  });

  it('when it is malformed', () => {
    const game = midway();
    const [action] = legalActions(game);
    expectRefused(game, { ...action, do: [action?.do] }, 'not-an-action');
    expectRefused(game, { ...action, very: 'much' }, 'unknown-argument');
    expectRefused(game, { do: 'move', to: null }, 'not-a-name');
    expectRefused(game, { do: 'move', to: ['a.N'] }, 'not-a-name');
    expectRefused(game, JSON.parse('{"do": "end-turn", "__proto__": {}}'), 'unknown-argument');
    expectRefused(game, new Proxy([], {}), 'not-an-action');
  });
});

describe('a file for another mission', () => {
  const moved: Mission = {
    ...twoTiles,
    tokens: tokens.map((token) => (token.id === 's1' ? { ...token, at: { ...token.at, x: 200 } } : token)),
  };

  it('is no replay of this one', () => {
    const made = record(games, twoTiles, { seed: 'r' });
    if ('problem' in made) throw new Error(made.problem.code);
    for (let step = 0; step < 10; step++) made.recording.take(0);
    const replay = made.recording.replay();
    const before = JSON.stringify(replay);
    expect(verifyReplay(games, replay)).toHaveProperty('game');
    for (const other of [moved, m0, apart]) {
      expect(verifyReplay(games, replay, other)).toMatchObject({ difference: { code: 'mission-changed' } });
    }
    expect(JSON.stringify(replay)).toBe(before);
  });

  it('is no saved game of this one', () => {
    const saved = saveGame(games, midway(), twoTiles, 'test');
    expect(openSavedGame(games, saved, twoTiles)).toHaveProperty('game');
    for (const other of [moved, m0, apart]) {
      expect(openSavedGame(games, saved, other)).toMatchObject({ problem: { code: 'mission-changed' } });
    }
  });
});
