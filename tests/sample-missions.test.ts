import { describe, expect, it } from 'vitest';
import { seedGenerator, step } from '../engine';
import { botNamed } from '../engine/bots/bots';
import { observe } from '../engine/systems/undead-or-alive/hidden/observation';
import { undeadOrAliveGames } from '../engine/systems/undead-or-alive/start';
import { loadDocument } from '../schemas';
import { samples } from './helpers/samples';

const missions = [...samples(''), ...samples('tutorials')];

/** More decisions than any round has. */
const MANY = 5_000;

describe.each(missions)('%s', (file, text) => {
  const loaded = loadDocument(text, 'mission');

  it('is valid, without a warning', () => {
    expect(loaded).toMatchObject({ ok: true, warnings: [] });
  });

  it.each([1, 2, 3, 4, 5, 6])('is laid out for %i survivors, and played for a round', (count) => {
    if (!loaded.ok) throw new Error('It is not valid');
    const made = undeadOrAliveGames.prepare(loaded.document)({ seed: file, count });
    if ('problem' in made) throw new Error(JSON.stringify(made.problem));
    const { game } = made;
    const bot = botNamed('undead-or-alive', 'greedy');
    const luck = seedGenerator(file);
    let decisions = 0;
    while (game.state.round < 2 && game.state.outcome === 0 && decisions < MANY) {
      step(game, bot?.choose(observe(game), luck) ?? 0);
      decisions += 1;
    }
    expect(decisions).toBeLessThan(MANY);
  });
});
