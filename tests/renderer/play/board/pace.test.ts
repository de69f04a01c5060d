import { describe, expect, it } from 'vitest';
import { type Scene, scenesBefore } from '../../../../renderer/game/scenes';
import { pacesOf, speedOf } from '../../../../renderer/play/board/pace';
import { sceneWords } from '../../../../renderer/play/board/scene-words';
import { UoaWords } from '../../../../telling/systems/undead-or-alive';
import { withZombies } from '../../../helpers/crowded';
import { gameOn, momentOf, observed, Player } from '../../../helpers/played';
import { sampleMission } from '../../../helpers/samples';

/** Everything that is watched from the end of the players’ turns until they are asked what they want again. */
function zombiesTurn(zombies: boolean): readonly Scene[] {
  const mission = sampleMission('m8.boothill.json');
  const game = gameOn(zombies ? withZombies(mission) : mission, { seed: '2', count: 4 });
  const player = new Player('2');
  const scenes: Scene[] = [];
  while (momentOf(game).seen.round < 2) {
    game.take({ action: player.choice(momentOf(game)) });
    const { events, seen } = momentOf(game);
    if (scenes.length > 0 || events.some(({ type }) => type === 'zombies-phase'))
      scenes.push(...scenesBefore(momentOf(game)));
    expect(seen.outcome).toBeUndefined();
  }
  return scenes;
}

const wordsOf = ([scene]: readonly Scene[]) => {
  if (!scene) throw new Error('Nothing was watched');
  return new UoaWords(observed(scene.seen).table, 'en');
};
const whole = (paces: readonly { readonly lasts: number }[]) =>
  paces.reduce((sum, { lasts }) => sum + lasts, 0);

describe('the pace of what is watched', () => {
  it('takes a turn of sixty zombies within twelve seconds at normal speed', () => {
    const scenes = zombiesTurn(true);
    const words = wordsOf(scenes);
    const lasts = whole(pacesOf(scenes, words, 'normal'));
    expect(lasts).toBeLessThanOrEqual(12_100);
    expect(lasts).toBeGreaterThan(5000);
    expect(whole(pacesOf(scenes, words, 'fast'))).toBeLessThan(5100);
    expect(whole(pacesOf(scenes, words, 'slow'))).toBeGreaterThan(lasts);
    expect(whole(pacesOf(scenes, words, 'at-once'))).toBe(0);
  });

  it('shows what is watched again, at whatever speed', () => {
    const scenes = zombiesTurn(true);
    const words = wordsOf(scenes);
    const again = { scenes, at: 0, isAgain: true } as const;
    expect(whole(pacesOf(scenes, words, speedOf(again, 'at-once')))).toBeGreaterThan(5000);
    expect(speedOf(again, 'slow')).toBe('slow');
    expect(speedOf({ scenes, at: 0 }, 'at-once')).toBe('at-once');
    expect(speedOf(undefined, 'at-once')).toBe('at-once');
  });

  it('leaves time to read where little happens, and no scene without a moment of its own', () => {
    const scenes = zombiesTurn(false);
    const words = wordsOf(scenes);
    const [few, many] = [pacesOf(scenes.slice(0, 2), words, 'normal'), pacesOf(scenes, words, 'normal')];
    for (const [index, { lasts }] of few.entries())
      expect(lasts).toBeGreaterThanOrEqual(many[index]?.lasts ?? 0);
    const told = scenes.map((scene) => sceneWords(scene, words).sentence !== undefined);
    expect(told).toContain(true);
    for (const [index, { lasts }] of many.entries()) expect(lasts >= 380).toBe(told[index]);
  });

  it('shows what they want before they go, and has them there before the next scene', () => {
    const scenes = zombiesTurn(true);
    const paces = pacesOf(scenes, wordsOf(scenes), 'normal');
    const waiting = scenes.filter((_, index) => (paces[index]?.waits ?? 0) > 0);
    expect(waiting.length).toBeGreaterThan(1);
    for (const { events } of waiting) expect(events.some(({ type }) => type === 'zombies-move')).toBe(true);
    for (const { lasts, waits, glides } of paces)
      expect(waits + glides).toBeLessThanOrEqual(Math.max(lasts, 1));
  });
});
