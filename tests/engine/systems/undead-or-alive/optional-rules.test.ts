import { describe, expect, it } from 'vitest';
import {
  openSavedGame,
  options,
  record,
  runScenario,
  saveGame,
  systemOf,
  verifyReplay,
} from '../../../../engine';
import { optionsOfSystems } from '../../../../engine/systems/options';
import { OPTIONAL_RULES, optionalRules } from '../../../../engine/systems/undead-or-alive/options';
import { situationOf } from '../../../../engine/systems/undead-or-alive/scenario/from-game/situation';
import { undeadOrAliveGames as games } from '../../../../engine/systems/undead-or-alive/start';
import { loadDocument, writeDocument } from '../../../../schemas';
import { Drifter, started, twoTiles } from '../../../helpers/games';

describe.each(OPTIONAL_RULES)('the optional rule %s', (rule) => {
  const isOn = { ...optionalRules(() => false), [rule]: true };

  it('is as players say, else as the mission says, else off', () => {
    const suggested = { ...twoTiles, options: { [rule]: true } };
    expect(started(twoTiles).table.optional[rule]).toBe(false);
    expect(started(suggested).table.optional).toEqual(isOn);
    expect(started(suggested, { options: { [rule]: false } }).table.optional[rule]).toBe(false);
    expect(started(twoTiles, { options: { [rule]: true } }).table.optional).toEqual(isOn);
  });

  it('is remembered by a saved game, and was off in one of before it', () => {
    const game = started(twoTiles, { options: { [rule]: true } });
    const saved = JSON.parse(JSON.stringify(saveGame(games, game, twoTiles, 'test'))) as object;
    const opened = openSavedGame(games, saved, twoTiles);
    expect('game' in opened && opened.game.table.optional).toEqual(isOn);
    const before = Object.fromEntries(Object.entries(saved).filter(([key]) => key !== rule));
    const old = openSavedGame(games, before, twoTiles);
    expect('game' in old && old.game.table.optional[rule]).toBe(false);
    expect(openSavedGame(games, { ...saved, [rule]: 1 }, twoTiles)).toHaveProperty('problem');
  });

  it('is remembered by a replay', () => {
    const made = record(games, twoTiles, { seed: 'test', options: { [rule]: true } });
    if ('problem' in made) throw new Error(made.problem.code);
    const { recording } = made;
    const drifter = new Drifter('optional');
    for (let move = 0; move < 20; move++) recording.take(drifter.below(options(recording.game).length));
    const loaded = loadDocument(writeDocument(recording.replay()), 'replay');
    expect(loaded).toMatchObject({ ok: true, document: { options: { [rule]: true } }, warnings: [] });
    const verified = verifyReplay(games, loaded.ok ? loaded.document : recording.replay());
    expect('game' in verified && verified.game.table.optional).toEqual(isOn);
  });

  it('is remembered by a situation', () => {
    const game = started(twoTiles, { options: { [rule]: true }, people: ['henry', 'meg'] });
    const made = situationOf(game, { id: 'moment', title: { en: 'A moment' }, seed: 'test', past: [] });
    expect(made).toMatchObject({ scenario: { given: { [rule]: true } } });
    expect('scenario' in made && runScenario(made.scenario)).toEqual([]);
  });
});

it('hands the same options to programs that play no games', () => {
  const systems = Object.keys(optionsOfSystems) as (keyof typeof optionsOfSystems)[];
  for (const system of systems) expect(systemOf(system).start.options).toBe(optionsOfSystems[system]);
});
