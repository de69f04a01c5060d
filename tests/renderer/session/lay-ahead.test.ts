import { describe, expect, it } from 'vitest';
import type { UoaGame } from '../../../engine/systems/undead-or-alive/game';
import { createBackRoom } from '../../../renderer/back-room/back-room';
import { localHelper } from '../../../renderer/back-room/threads';
import { isLaid } from '../../../renderer/game/laying';
import { startGame } from '../../../renderer/game/played-game';
import { layAhead } from '../../../renderer/session/lay-ahead';
import { sampleMission } from '../../helpers/games';

const room = createBackRoom(localHelper);

describe('a mission that is laid ahead', () => {
  it('is there for every game of as many survivors, and for no other number', async () => {
    const mission = sampleMission('m1.boothill');
    expect(await layAhead(mission, 4, room)).toBeUndefined();
    expect([4, 5].map((survivors) => isLaid(mission, survivors))).toEqual([true, false]);
    const games = ['1', '2'].map((seed) => startGame(mission, { seed, count: 4 }));
    const tables = games.map((each) =>
      'game' in each ? (each.game.store.getState().at.game as UoaGame).table : undefined,
    );
    expect(tables[0]?.boards[0]).toBeDefined();
    expect(tables[1]?.boards[0]).toBe(tables[0]?.boards[0]);
  });

  it('says for good why nobody can play it', async () => {
    const mission = { ...sampleMission('m1.boothill'), placements: [] };
    expect(await layAhead(mission, 4, room)).toBeUndefined();
    expect(startGame(mission, { seed: '1', count: 4 })).toMatchObject({ problem: { code: 'empty-board' } });
  });

  it('can be given up, and is tried again when somebody wants it again', async () => {
    const mission = sampleMission('m1.boothill');
    const leave = new AbortController();
    const laying = layAhead(mission, 4, room, { signal: leave.signal });
    leave.abort();
    expect(await laying).toBe('cancelled');
    expect(isLaid(mission, 4)).toBe(false);
    expect(await layAhead(mission, 4, room)).toBeUndefined();
  });

  it('comes to nothing in a sentence when it takes too long', async () => {
    const never = createBackRoom(() => ({ ask: () => undefined, end: () => undefined }));
    const mission = sampleMission('m1.boothill');
    expect(await layAhead(mission, 4, never, { budget: 0 })).toMatchObject({ code: 'laying-too-long' });
  });
});
