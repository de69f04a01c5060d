import { expect, it } from 'vitest';
import { middleOf } from '../../../../drawing/box';
import type { Moment } from '../../../../renderer/game/moment';
import { pictureAt, pictureOf } from '../../../../renderer/game/picture';
import { scenesBefore } from '../../../../renderer/game/scenes';
import { boardGeometry } from '../../../../renderer/play/board/board-geometry';
import { flashesOf } from '../../../../renderer/play/board/flashing';
import { gameOn, momentOf, Player } from '../../../helpers/played';
import { sampleMission } from '../../../helpers/samples';

/** The first moment of a game in which an Abomination has come. */
function withAbomination(): Moment {
  for (let seed = 1; seed < 80; seed++) {
    const game = gameOn(sampleMission('m4.boothill.json'), { seed: `${seed}`, count: 4 });
    const hasCome = () => momentOf(game).events.some(({ type }) => type === 'abomination-arrives');
    new Player(`${seed}`).playUntil(game, hasCome);
    if (hasCome()) return momentOf(game);
  }
  throw new Error('No Abomination ever comes');
}

it('an Abomination enters in a scene of its own, where it stands then', () => {
  const moment = withAbomination();
  const scenes = scenesBefore(moment).filter(({ events }) =>
    events.some(({ type }) => type === 'abomination-arrives'),
  );
  expect(scenes).toHaveLength(1);
  const [scene] = scenes;
  if (!scene) throw new Error('Nothing is seen of it');
  const { seen, events, past } = scene;
  const ground = boardGeometry(seen.table, pictureOf(seen).lying, 'en');
  const entrance = flashesOf(events, { seen, ground, stood: new Map() }).find(
    ({ flash }) => flash === 'entrance',
  );
  const abominations = pictureAt(moment, seen, past).pieces.filter(
    ({ look }) => 'zombie' in look && look.zombie === 'abomination',
  );
  const places = abominations.map(({ zone }) => middleOf(ground.boxOf(zone) ?? [0, 0, 0, 0]));
  expect(places).toContainEqual(entrance?.at);
});
