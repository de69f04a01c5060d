import { describe, expect, it } from 'vitest';
import { actionsAtOnce, freeAllowances, NONE, type Observation, plainOption, walks } from '../../../engine';
import { isFree } from '../../../renderer/game/choices';
import { countGoals, goalsNow } from '../../../renderer/game/goals';
import { slotsAsMeant } from '../../../renderer/game/meant-slots';
import { survivorInSight } from '../../../renderer/game/people';
import { phaseAt } from '../../../renderer/game/phase';
import { type Scene, scenesBefore } from '../../../renderer/game/watching';
import { groundOf } from '../../../renderer/play/board/ground';
import { piecesOn } from '../../../renderer/play/board/pieces';
import { hordeAt } from '../../../renderer/play/board/under-way';
import { questionWords } from '../../../telling/questions';
import { viewText } from '../../../telling/view/view';
import { Words } from '../../../telling/words';
import { times } from '../../helpers/long';
import { gameOn, momentOf, Player } from '../../helpers/played';
import { sampleMission, samples } from '../../helpers/samples';

const missions = [
  ...samples('').map(([name]) => name),
  ...samples('tutorials').map(([name]) => `tutorials/${name}`),
].filter((name) => name.endsWith('.boothill.json'));

/** Everything that comes to pass in a game, whoever watches it or not. */
function* scenesOf(name: string, seed: string): Generator<Scene> {
  const game = gameOn(sampleMission(name), { seed, count: 4 });
  const player = new Player(seed);
  for (let moment = momentOf(game); !moment.seen.outcome; moment = momentOf(game)) {
    game.take({ action: player.choice(moment) });
    yield* scenesBefore(momentOf(game));
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
      for (const name of getters(seen)) expect(() => Reflect.get(seen, name) as unknown, name).not.toThrow();
      expect(JSON.stringify(seen)).toContain('"values"');
    }
    const going = scenes.filter(({ seen }) => !seen.decision);
    expect(going.length).toBeGreaterThan(100);
    for (const { seen } of going) {
      expect(seen.options).toHaveLength(0);
      expect([seen.about('survivor'), seen.about('zone')]).toEqual([NONE, NONE]);
      expect(seen.acting).toBe(seen.value('active'));
      expect(seen.actsForNothing).toBe(false);
      expect([plainOption(seen), walks(seen), isFree(seen)]).toEqual([undefined, [], false]);
    }
  });

  it('is told and shown as it was', () => {
    const phases = new Set<string>();
    for (const { moment, seen, place } of scenes) {
      const words = new Words(seen.table, 'en');
      const { survivors } = seen.table.sizes;
      phases.add(phaseAt(moment, place + 1));
      const inSight = survivorInSight(seen);
      expect(inSight >= 0 && inSight < survivors).toBe(true);
      expect(slotsAsMeant(seen, inSight, new Map())).toHaveLength(6);
      expect(actionsAtOnce(seen, inSight)).toBeGreaterThan(0);
      expect(freeAllowances(seen, inSight)).toBeDefined();
      expect(viewText(seen, words)).not.toMatch(/undefined|NaN/);
      expect(questionWords(seen, words) === undefined).toBe(seen.decision === undefined);
      expect(countGoals(goalsNow(seen)).all).toBeGreaterThan(0);
      const ground = groundOf(seen.table, seen.value('configuration'), 'en');
      const horde = hordeAt(moment, seen, place + 1);
      expect(piecesOn(seen, ground, horde).length).toBeGreaterThan(survivors);
    }
    expect([...phases]).toEqual(expect.arrayContaining(['players', 'zombies', 'spawning']));
  });
});
