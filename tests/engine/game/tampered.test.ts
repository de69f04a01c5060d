import { describe, expect, it, vi } from 'vitest';
import { clone, openSavedGame, type SavedGame, saveGame } from '../../../engine';
import { undeadOrAliveGames as games } from '../../../engine/systems/undead-or-alive/start';
import { Drifter, decisions, started, twoTiles } from '../../helpers/games';
import { times } from '../../helpers/long';
import { decisionsOf, matches } from '../../helpers/plays';

vi.setConfig({ testTimeout: times(60_000, 900_000) });

type Loose = Record<string, number>;
type Row = { rule: string; step: number; with: Loose };

describe('a saved game that somebody has altered', () => {
  it('is refused or can be played on, whatever was altered', () => {
    const drifter = new Drifter('altered');
    for (const game of decisions(twoTiles, times(4, 100))) {
      const saved = altered(saveGame(games, clone(game), twoTiles, 'test'), drifter);
      const opened = openSavedGame(games, saved.game, twoTiles);
      if ('problem' in opened) continue;
      for (let move = 0; move < 150 && opened.game.state.outcome === 0; move++) {
        expect(() => drifter.move(opened.game), saved.what).not.toThrow();
      }
    }
  });

  it('is refused or can be played on, whatever its mission is about', () => {
    const drifter = new Drifter('altered missions');
    for (const match of matches(times(30, 600), ['random', 'greedy'])) {
      const { mission, start } = match.play;
      const maker = { ...games, prepare: () => start };
      for (const game of decisionsOf(match)) {
        if (drifter.below(25) > 0) continue;
        const saved = altered(saveGame(games, clone(game), mission, 'test'), drifter);
        const opened = openSavedGame(maker, saved.game, mission);
        if ('problem' in opened) continue;
        for (let move = 0; move < 40 && opened.game.state.outcome === 0; move++) {
          expect(() => drifter.move(opened.game), `${match.play.name}: ${saved.what}`).not.toThrow();
        }
      }
    }
  });

  it.each<[string, (agenda: Row[]) => void]>([
    ['without its rounds', (agenda) => agenda.splice(1, 1)],
    ['without its set-up and rounds', (agenda) => agenda.splice(0, 2)],
    ['with rounds before the set-up is through', ([setUp]) => step(setUp, 3)],
    ['with rounds that end', (agenda) => step(agenda[1], 6)],
    ['with a question whose answer is under way', (agenda) => step(agenda[3], 0)],
  ])('is refused %s', (_what, change) => {
    const saved = throughJson(atFirstTurn());
    change(saved.agenda as Row[]);
    expect(openSavedGame(games, saved, twoTiles)).toEqual({
      problem: { code: 'contradiction', parameters: { name: 'agenda' } },
    });
  });

  it('is refused with a rule beyond its last step', () => {
    const saved = throughJson(atFirstTurn());
    step((saved.agenda as Row[])[4], 7);
    expect(openSavedGame(games, saved, twoTiles)).toMatchObject({
      problem: { code: 'out-of-range', parameters: { name: 'turn.step' } },
    });
  });
});

const throughJson = (saved: SavedGame) => JSON.parse(JSON.stringify(saved)) as SavedGame;

function step(row: Row | undefined, step: number): void {
  if (row) row.step = step;
}

/** Set-up, round, players' phase, the choice of a survivor, their turn, and what they do. */
function atFirstTurn(): SavedGame {
  const game = started(twoTiles);
  const drifter = new Drifter('first turn');
  while (game.state.active < 0) drifter.move(game);
  const saved = saveGame(games, game, twoTiles, 'test');
  expect(saved.agenda.map(({ rule }) => rule)).toEqual([
    'set-up',
    'round',
    'players-phase',
    'choose-survivor',
    'turn',
    'act',
  ]);
  return saved;
}

const NUMBERS = [-3, -1, 0, 1, 2, 3, 5, 100, 1e6];

/** One number of it is another, or one rule is missing. */
function altered(saved: SavedGame, drifter: Drifter): { readonly game: SavedGame; readonly what: string } {
  const game = throughJson(saved);
  const pick = <T>(list: readonly T[]) => list[drifter.below(Math.max(1, list.length))];
  const number = pick(NUMBERS) as number;
  const change = (record: Loose | undefined, key: string | undefined) => {
    if (record && key !== undefined) record[key] = number;
    return `${key} = ${number}`;
  };
  const rows = game.agenda as Row[];
  switch (drifter.below(5)) {
    case 0: {
      const [name, table = []] = pick(Object.entries(game.tables)) ?? [];
      const row = pick(table) as unknown as Loose | undefined;
      return { game, what: `${name} ${change(row, pick(Object.keys(row ?? {})))}` };
    }
    case 1:
      return { game, what: change(game.values, pick(Object.keys(game.values))) };
    case 2: {
      const row = pick(rows);
      return { game, what: `${row?.rule} ${change(row?.with, pick(Object.keys(row?.with ?? {})))}` };
    }
    case 3: {
      const row = pick(rows);
      return { game, what: `${row?.rule} ${change(row as unknown as Loose, 'step')}` };
    }
    default: {
      const [gone] = rows.splice(drifter.below(rows.length), 1);
      return { game, what: `without ${gone?.rule}` };
    }
  }
}
