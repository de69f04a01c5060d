import { describe, expect, it } from 'vitest';
import { openSavedGame, options, record, saveGame, verifyReplay } from '../../../../../engine';
import { undeadOrAliveGames as games } from '../../../../../engine/systems/undead-or-alive/start';
import { loadDocument, writeDocument } from '../../../../../schemas';
import { Drifter, started, twoTiles } from '../../../../helpers/games';

describe('Ultrared', () => {
  it('is off if nobody asks for it (UOA-ULTRA-01)', () => {
    expect(started(twoTiles).table.optional.ultrared).toBe(false);
    expect(started(twoTiles, { options: { ultrared: true } }).table.optional.ultrared).toBe(true);
  });

  it('is remembered by a saved game', () => {
    const game = started(twoTiles, { options: { ultrared: true } });
    const saved: unknown = JSON.parse(JSON.stringify(saveGame(games, game, twoTiles, 'test')));
    const opened = openSavedGame(games, saved, twoTiles);
    expect('game' in opened && opened.game.table.optional.ultrared).toBe(true);
    expect(openSavedGame(games, { ...(saved as object), ultrared: 1 }, twoTiles)).toHaveProperty('problem');
  });

  it('is remembered by a replay', () => {
    const made = record(games, twoTiles, { seed: 'test', options: { ultrared: true } });
    if ('problem' in made) throw new Error(made.problem.code);
    const { recording } = made;
    const drifter = new Drifter('ultrared');
    for (let move = 0; move < 20; move++) recording.take(drifter.below(options(recording.game).length));
    const loaded = loadDocument(writeDocument(recording.replay()), 'replay');
    expect(loaded).toMatchObject({ ok: true, document: { options: { ultrared: true } }, warnings: [] });
    const verified = verifyReplay(games, loaded.ok ? loaded.document : recording.replay());
    expect('game' in verified && verified.game.table.optional.ultrared).toBe(true);
  });
});
