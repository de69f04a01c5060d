import { describe, expect, it } from 'vitest';
import type { Observation } from '../../../engine/systems/undead-or-alive';
import { actionsAtOnce, freeAllowances } from '../../../engine/systems/undead-or-alive/insight/allowances';
import { plainOption } from '../../../engine/systems/undead-or-alive/insight/triviality';
import { walks } from '../../../engine/systems/undead-or-alive/insight/walks';
import { NONE } from '../../../engine/systems/undead-or-alive/state';
import { isFree } from '../../../renderer/game/choices';
import { countGoals, goalsNow } from '../../../renderer/game/goals';
import { slotsAsMeant } from '../../../renderer/game/meant-slots';
import { survivorInSight } from '../../../renderer/game/people';
import { phaseAt } from '../../../renderer/game/phase';
import { pictureAt, pictureOf } from '../../../renderer/game/picture';
import { type WatchedEvent, watchedBefore } from '../../../renderer/game/watching';
import { boardGeometry } from '../../../renderer/play/board/board-geometry';
import { piecesOn } from '../../../renderer/play/board/pieces';
import { questionWords } from '../../../telling/questions';
import { seenText } from '../../../telling/seen-text';
import { UoaWords } from '../../../telling/systems/undead-or-alive';
import { times } from '../../helpers/long';
import { gameOn, momentOf, observed, Player } from '../../helpers/played';
import { sampleMission, samples } from '../../helpers/samples';

const missions = [
  ...samples('').map(([name]) => name),
  ...samples('tutorials').map(([name]) => `tutorials/${name}`),
].filter((name) => name.endsWith('.boothill.json'));

/** Everything that comes to pass in a game, whoever watches it or not. */
function* scenesOf(name: string, seed: string): Generator<WatchedEvent> {
  const game = gameOn(sampleMission(name), { seed, count: 4 });
  const player = new Player(seed);
  for (let moment = momentOf(game); !moment.seen.outcome; moment = momentOf(game)) {
    game.take({ action: player.choice(moment) });
    yield* watchedBefore(momentOf(game));
  }
}

const getters = (seen: Observation) => {
  const all = Object.getOwnPropertyDescriptors(Object.getPrototypeOf(seen) as Observation);
  return Object.entries(all).flatMap(([name, one]) => (one.get ? [name] : []));
};

describe.each(missions)('whatever comes to pass in a game of %s', (name) => {
  const scenes = Array.from({ length: times(1, 20) }, (_, game) => [...scenesOf(name, String(game))]).flat();

  it('can be looked at, and asks nothing in the middle of a rule', () => {
    for (const { seen } of scenes) {
      for (const name of getters(observed(seen)))
        expect(() => Reflect.get(seen, name) as unknown, name).not.toThrow();
      expect(JSON.stringify(seen)).toContain('"values"');
    }
    const going = scenes.filter(({ seen }) => !seen.decision);
    expect(going.length).toBeGreaterThan(100);
    for (const { seen } of going) {
      expect(seen.options).toHaveLength(0);
      expect([observed(seen).about('survivor'), observed(seen).about('zone')]).toEqual([NONE, NONE]);
      expect(seen.acting).toBe(observed(seen).value('active'));
      expect(observed(seen).actsForNothing).toBe(false);
      expect([plainOption(observed(seen)), walks(observed(seen)), isFree(seen)]).toEqual([
        undefined,
        [],
        false,
      ]);
    }
  });

  it('is told and shown as it was', () => {
    const phases = new Set<string>();
    for (const { moment, seen, place } of scenes) {
      const words = new UoaWords(observed(seen).table, 'en');
      const { survivors } = observed(seen).table.sizes;
      phases.add(phaseAt(moment, place + 1));
      const inSight = survivorInSight(seen);
      expect(inSight >= 0 && inSight < survivors).toBe(true);
      expect(slotsAsMeant(seen, inSight, new Map())).toHaveLength(6);
      expect(actionsAtOnce(observed(seen), inSight)).toBeGreaterThan(0);
      expect(freeAllowances(observed(seen), inSight)).toBeDefined();
      expect(seenText(seen, words)).not.toMatch(/undefined|NaN/);
      expect(questionWords(seen, words) === undefined).toBe(seen.decision === undefined);
      expect(countGoals(goalsNow(seen)).all).toBeGreaterThan(0);
      const ground = boardGeometry(seen.table, pictureOf(seen).lying, 'en');
      const picture = pictureAt(moment, seen, moment.events.slice(0, place + 1));
      expect(piecesOn(seen, ground, picture).length).toBeGreaterThan(survivors);
    }
    expect([...phases]).toEqual(expect.arrayContaining(['players', 'zombies', 'spawning']));
  });
});
