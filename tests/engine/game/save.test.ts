import { describe, expect, it, vi } from 'vitest';
import {
  clone,
  legalActions,
  openSavedGame,
  outcomeOf,
  type SavedGame,
  saveGame,
  saveProblemCodes,
} from '../../../engine';
import type { UoaGame } from '../../../engine/systems/undead-or-alive/game';
import { undeadOrAliveGames as games } from '../../../engine/systems/undead-or-alive/start';
import { Drifter, decisions, sampleMission, started, twoTiles } from '../../helpers/games';
import { times } from '../../helpers/long';

vi.setConfig({ testTimeout: times(60_000, 900_000) });

const save = (game: UoaGame) => saveGame(games, game, twoTiles, 'test');
const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

function open(saved: unknown, mission = twoTiles): UoaGame {
  const opened = openSavedGame(games, saved, mission);
  if ('problem' in opened) throw new Error(JSON.stringify(opened.problem));
  return opened.game;
}

/** A saved game with something else in it. */
function changed(change: (saved: Record<string, Record<string, unknown>>) => void): unknown {
  const saved = throughJson(save(inPlay())) as Record<string, Record<string, unknown>>;
  change(saved);
  return saved;
}

function inPlay(moves = 40): UoaGame {
  const game = started(twoTiles);
  const drifter = new Drifter('saved');
  for (let move = 0; move < moves; move++) drifter.move(game);
  return game;
}

describe('a saved game', () => {
  it('is the same when it is opened, at any decision', () => {
    for (const game of decisions(twoTiles, times(4, 100))) {
      const saved = save(game);
      const opened = open(throughJson(saved));
      expect(save(opened)).toEqual(saved);
      expect(legalActions(opened)).toEqual(legalActions(game));
    }
  });

  it('goes on like the game it was saved from', () => {
    for (const moves of [0, 3, 17, 60]) {
      const game = inPlay(moves);
      const opened = open(throughJson(save(game)));
      for (const each of [game, opened]) {
        const drifter = new Drifter('on');
        for (let move = 0; move < 200 && !outcomeOf(each); move++) drifter.move(each);
      }
      expect(save(opened)).toEqual(save(game));
    }
  });

  it('can be opened when it is over', () => {
    const game = inPlay(0);
    const drifter = new Drifter('over');
    while (!outcomeOf(game)) drifter.move(game);
    expect(outcomeOf(open(throughJson(save(game))))).toEqual(outcomeOf(game));
  });

  it('speaks of rules, people and luck by their names', () => {
    const saved = save(inPlay());
    expect(saved.agenda.map(({ rule }) => rule).slice(0, 2)).toEqual(['set-up', 'round']);
    expect(saved).toMatchObject({ format: 'boothill/saved-game@1', system: 'undead-or-alive' });
    expect(saved.values.round).toBe(1);
    expect(saved.streams.diceStream).toHaveLength(4);
    expect(saved.tables.slots).toHaveLength(saved.survivors.length);
  });

  it('is not touched by being opened', () => {
    const saved = save(inPlay());
    const before = JSON.stringify(saved);
    const game = open(saved);
    new Drifter('touch').move(game);
    expect(JSON.stringify(saved)).toBe(before);
  });
});

const lists = (saved: Record<string, unknown>) => saved as Record<string, number[][]>;

describe('a file that is no saved game', () => {
  it.each<[string, unknown, string, object]>([
    ['nothing', undefined, 'not-a-saved-game', {}],
    ['a list', [], 'not-a-saved-game', {}],
    ['a mission', twoTiles, 'not-a-saved-game', {}],
    ['a newer one', { format: 'boothill/saved-game@2' }, 'other-version', { found: 'boothill/saved-game@2' }],
    [
      'one of another game',
      changed((saved) => Object.assign(saved, { system: 'chess' })),
      'other-system',
      { found: 'chess' },
    ],
    [
      'one with other cards',
      changed((saved) => Object.assign(saved, { contentVersion: 'old' })),
      'other-content',
      {},
    ],
    ['one without a mission', changed((saved) => delete saved.mission), 'mission-changed', {}],
    ['one without a seed', changed((saved) => delete saved.seed), 'not-a-saved-game', {}],
    [
      'one that nobody plays',
      changed((saved) => Object.assign(saved, { survivors: ['nobody'] })),
      'cannot-start',
      { reason: 'unknown-survivor' },
    ],
    [
      'one with too few people',
      changed((saved) =>
        Object.assign(saved, {
          survivors: ['henry'],
          playerOf: [0],
          values: { ...saved.values, active: 0 },
        }),
      ),
      'wrong-size',
      { name: 'identity' },
    ],
    ['one without values', changed((saved) => delete saved.values), 'missing', { name: 'values' }],
    ['one without a value', changed(({ values }) => delete values?.round), 'missing', { name: 'round' }],
    [
      'one with a value of its own',
      changed(({ values }) => Object.assign(values ?? {}, { luck: 7 })),
      'unknown-name',
      { name: 'luck' },
    ],
    [
      'a word for a number',
      changed(({ values }) => Object.assign(values ?? {}, { round: '1' })),
      'not-whole',
      { name: 'round' },
    ],
    [
      'half a round',
      changed(({ values }) => Object.assign(values ?? {}, { round: 0.5 })),
      'not-whole',
      { name: 'round' },
    ],
    [
      'a number too large',
      changed(({ values }) => Object.assign(values ?? {}, { round: 2 ** 40 })),
      'out-of-range',
      { name: 'round' },
    ],
    [
      'noise nowhere',
      changed(({ values }) => Object.assign(values ?? {}, { noiseZone: 999 })),
      'out-of-range',
      { name: 'noiseZone', value: 999 },
    ],
    [
      'an outcome that there is not',
      changed(({ values }) => Object.assign(values ?? {}, { outcome: 3 })),
      'out-of-range',
      { name: 'outcome' },
    ],
    [
      'half a generator',
      changed(({ streams }) => Object.assign(streams ?? {}, { diceStream: [1, 2] })),
      'wrong-size',
      { name: 'diceStream' },
    ],
    [
      'a generator below zero',
      changed(({ streams }) => Object.assign(streams ?? {}, { diceStream: [1, 2, 3, -4] })),
      'out-of-range',
      { name: 'diceStream' },
    ],
    [
      'a row too few',
      changed(({ tables }) => lists(tables ?? {}).zombies?.pop()),
      'wrong-size',
      { name: 'zombies' },
    ],
    [
      'a column too many',
      changed(({ tables }) => lists(tables ?? {}).zombies?.[0]?.push(1)),
      'wrong-size',
      { name: 'zombies' },
    ],
    [
      'somebody nowhere',
      changed(({ tables }) => Object.assign(lists(tables ?? {}).place?.[0] ?? [], [-7])),
      'out-of-range',
      { name: 'place', value: -7 },
    ],
    [
      'a pile too high',
      changed(({ tables }) => Object.assign(lists(tables ?? {}).piles?.[0] ?? [], [9999])),
      'out-of-range',
      { name: 'piles' },
    ],
    [
      'a card in two hands',
      changed(({ tables }) =>
        Object.assign(tables ?? {}, { slots: lists(tables ?? {}).slots?.map((row) => row.map(() => 3)) }),
      ),
      'contradiction',
      { name: 'slots' },
    ],
    [
      'a card in hand and pile',
      changed(({ tables }) =>
        Object.assign(lists(tables ?? {}).slots?.[0] ?? [], [lists(tables ?? {}).piles?.[0]?.[1]]),
      ),
      'contradiction',
      { name: 'equipment' },
    ],
    ['no agenda', changed((saved) => delete saved.agenda), 'missing', { name: 'agenda' }],
    [
      'an empty agenda',
      changed((saved) => Object.assign(saved, { agenda: [] })),
      'contradiction',
      { name: 'agenda' },
    ],
    [
      'an agenda too long',
      changed((saved) => Object.assign(saved, { agenda: Array.from({ length: 100 }).fill({}) })),
      'wrong-size',
      { name: 'agenda' },
    ],
    [
      'a rule nobody knows',
      changed((saved) => Object.assign(saved, { agenda: [{ rule: 'luck' }] })),
      'unknown-rule',
      { rule: 'luck' },
    ],
    [
      'nobody’s turn',
      changed((saved) =>
        Object.assign(saved, { agenda: [{ rule: 'act', step: 0, with: { survivor: 99 } }] }),
      ),
      'out-of-range',
      { name: 'act.survivor', value: 99 },
    ],
    [
      'a rule without its numbers',
      changed((saved) => Object.assign(saved, { agenda: [{ rule: 'act', step: 0 }] })),
      'not-whole',
      { name: 'act.survivor' },
    ],
    [
      'a rule under way that asks nothing',
      changed((saved) => {
        Object.assign(saved, { agenda: [{ rule: 'round', step: 0, with: {} }] });
        Object.assign(saved.values as object, { inAction: 0 });
      }),
      'contradiction',
      { name: 'agenda' },
    ],
  ])('is refused by name: %s', (_what, saved, code, parameters) => {
    expect(openSavedGame(games, saved, twoTiles)).toMatchObject({ problem: { code, parameters } });
  });

  it('is not opened with another mission', () => {
    const saved = save(inPlay());
    expect(openSavedGame(games, saved, sampleMission('m0.boothill'))).toEqual({
      problem: { code: 'mission-changed', parameters: { mission: 'two-tiles' } },
    });
  });

  it('may come with its words put otherwise', () => {
    const mission = { ...twoTiles, title: { en: 'Another title' }, labels: [] };
    expect(legalActions(open(save(inPlay()), mission))).toEqual(legalActions(inPlay()));
  });

  it('is refused or can be played on, whatever number is wrong', () => {
    const drifter = new Drifter('wrong');
    for (const game of decisions(twoTiles, times(2, 60))) {
      const saved = save(clone(game));
      const opened = openSavedGame(games, withOneNumberWrong(saved, drifter), twoTiles);
      if ('problem' in opened) expect(saveProblemCodes).toContain(opened.problem.code);
      else expect(() => legalActions(opened.game)).not.toThrow();
    }
  });
});

function withOneNumberWrong(saved: SavedGame, drifter: Drifter): SavedGame {
  const copy = throughJson(saved) as SavedGame;
  const tables = (Object.values(copy.tables) as number[][][]).filter(({ length }) => length > 0);
  const table = tables[drifter.below(tables.length)] ?? [];
  const row = table[drifter.below(table.length)];
  if (row) row[drifter.below(row.length)] = [-3, -1, 0, 1, 5, 100, 1e6, 2 ** 31][drifter.below(8)] as number;
  return copy;
}
