import { expect, it } from 'vitest';
import { scenesOf } from '../../../../renderer/game/scenes';
import { sceneWords } from '../../../../renderer/play/board/scene-words';
import { UoaWords } from '../../../../telling/systems/undead-or-alive';
import { gameOn, momentOf, observed } from '../../../helpers/played';
import { sampleMission } from '../../../helpers/samples';

const moment = momentOf(gameOn(sampleMission('m0.boothill.json'), { seed: '1', count: 1 }));
const [a = '', b = '', c = ''] = moment.seen.table.zones.map(({ id }) => id);
const words = new UoaWords(observed(moment.seen).table, 'en');

function said(...events: readonly { readonly type: string; readonly [name: string]: unknown }[]) {
  const scenes = scenesOf(
    events.map((event, place) => ({ event: { rules: [], ...event }, seen: moment.seen, moment, place })),
  );
  expect(scenes).toHaveLength(1);
  return scenes.map((scene) => sceneWords(scene, words))[0];
}

it('says of those who do the same what the first of them do, and how many more there are', () => {
  const hears = (zone: string) => ({ type: 'zombies-hear', zone, destination: c });
  const one = said({ type: 'zombies-phase' }, { type: 'activated' }, hears(a));
  expect(one?.more).toBe(0);
  expect(one?.sentence).toMatch(/^The zombies .* follow the noise/);
  expect(one?.all()).toHaveLength(3);
  expect(said(hears(a), hears(b))).toMatchObject({ more: 1, sentence: one?.sentence });
});

it('says what led up to something and what came of it, but not what led up to that', () => {
  const drew = { type: 'drew', pile: 'zombies', card: '26', zone: a, level: 'blue' };
  const spawned = { type: 'spawned', zone: a, zombie: 'walker', count: 1, asked: 1 };
  const sentence = said({ type: 'spawn-step' }, drew, spawned)?.sentence;
  expect(sentence).toMatch(/^Zombie card 26 .*\. 1 Walker appears/);
});

it('keeps a heading apart from what follows', () => {
  expect(said({ type: 'end-phase' }, { type: 'noise-faded', zone: a })?.sentence ?? '').toMatch(/^End Phase/);
});
