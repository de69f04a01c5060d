import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../../engine';
import type { Moment } from '../../../renderer/game/moment';
import { scenesBefore, scenesOf } from '../../../renderer/game/scenes';
import type { WatchedEvent } from '../../../renderer/game/watching';
import { withZombies } from '../../helpers/crowded';
import { gameOn, momentOf, Player } from '../../helpers/played';
import { sampleMission } from '../../helpers/samples';

const moment = momentOf(gameOn(sampleMission('m0.boothill.json'), { seed: '1', count: 1 }));

type Told = Pick<GameEvent, 'type'> & Readonly<Record<string, unknown>>;

function watched(...events: readonly Told[]) {
  return events.map(
    (event, place): WatchedEvent => ({ event: { rules: [], ...event }, seen: moment.seen, moment, place }),
  );
}

const scenes = (...events: readonly Told[]) =>
  scenesOf(watched(...events)).map(({ events: together }) => together.map(({ type }) => type).join(' '));
const sees = (zone: string, destination: string) => ({ type: 'zombies-see', zone, destination });
const moves = (from: string, destination: string) => ({ type: 'zombies-move', from, destination });

describe('scenes', () => {
  it('show at once those who want the same, and one after the other those who do not', () => {
    const events = watched(
      sees('a', 'x'),
      moves('a', 'x'),
      sees('b', 'y'),
      moves('b', 'y'),
      sees('c', 'x'),
      moves('c', 'x'),
    );
    const [first, second, ...rest] = scenesOf(events);
    expect(rest).toEqual([]);
    expect(first?.places).toEqual([0, 1, 4, 5]);
    expect(second?.places).toEqual([2, 3]);
    // The log goes on as far as everything was seen.
    expect([first?.place, second?.place]).toEqual([1, 5]);
    expect(second?.past).toHaveLength(6);
  });

  it('begin with what leads up to them, and end with what follows', () => {
    expect(
      scenes(
        { type: 'zombies-phase' },
        { type: 'activated' },
        { type: 'zombies-attack', zone: 'a' },
        { type: 'wounded' },
        { type: 'adrenaline' },
        sees('b', 'x'),
        { type: 'act-again' },
        sees('b', 'x'),
        { type: 'spawned' },
      ),
    ).toEqual([
      'zombies-phase activated zombies-attack wounded adrenaline',
      'zombies-see',
      'act-again zombies-see',
      'spawned',
    ]);
  });

  it('lose nothing that leads up to something, or follows, where nothing else happens', () => {
    expect(scenes({ type: 'adrenaline' }, { type: 'spawned' }, { type: 'drew' })).toEqual([
      'adrenaline spawned',
      'drew',
    ]);
    expect(scenes()).toEqual([]);
  });

  it('are a fraction of the events of a zombies’ turn, and show each of them once', () => {
    const game = gameOn(withZombies(sampleMission('m8.boothill.json')), { seed: '2', count: 4 });
    const player = new Player('2');
    const turns: Moment[] = [];
    while (turns.length < 2 && !momentOf(game).seen.outcome) {
      game.take({ action: player.choice(momentOf(game)) });
      const moves = momentOf(game).events.filter(({ type }) => type === 'zombies-move');
      if (moves.length > 5) turns.push(momentOf(game));
    }
    expect(turns).toHaveLength(2);
    for (const turn of turns) {
      const shown = scenesBefore(turn);
      expect(shown.flatMap(({ places }) => places).sort((a, b) => a - b)).toEqual([...turn.events.keys()]);
      expect(shown.at(-1)?.place).toBe(turn.events.length - 1);
      expect(shown.length).toBeLessThan(turn.events.length / 2);
    }
  });
});
