import { act, cleanup } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Picture } from '../../../../engine';
import { ZOMBIES } from '../../../../engine/systems/undead-or-alive';
import { lineTo } from '../../../../renderer/game/moment';
import { pictureAt } from '../../../../renderer/game/picture';
import { scenesBefore } from '../../../../renderer/game/scenes';
import { createSitting, type Sitting } from '../../../../renderer/game/sitting';
import { type BoardInSight, useBoardInSight } from '../../../../renderer/play/board/use-board-in-sight';
import { GameProvider } from '../../../../renderer/session/game-context';
import { openedTab } from '../../../helpers/open-tab';
import { gameOn, momentOf, Player } from '../../../helpers/played';
import { sampleMission } from '../../../helpers/samples';

/** Somebody who watches what came of several decisions in a row, as where some of them decided themselves. */
function watchingSeveralMoments(seed: string): Sitting {
  const game = gameOn(sampleMission('m0.boothill.json'), { seed, count: 6 });
  const sitting = createSitting(game, { speed: () => 'at-once', skipsTrivial: () => false });
  const player = new Player(seed);
  const scenes = () => lineTo(momentOf(game)).slice(-3).flatMap(scenesBefore);
  const isWorthIt = () => scenes().some(({ events }) => events.some(({ type }) => type === 'zombies-move'));
  while (!isWorthIt()) sitting.take({ action: player.choice(momentOf(game)) });
  sitting.take({ action: player.choice(momentOf(game)) });
  sitting.store.setState({ watching: { scenes: scenes(), at: 0 } });
  return sitting;
}

it('has the zombies on the board as they were at the moment that is watched, though it went on from there', async () => {
  const { render } = await openedTab();
  let compared = 0;
  for (const seed of ['1', '2', '3', '4', '5', '6']) {
    const sitting = watchingSeveralMoments(seed);
    let shown: BoardInSight | undefined;
    const Shown = () => {
      shown = useBoardInSight();
      return null;
    };
    render(
      <GameProvider sitting={sitting}>
        <Shown />
      </GameProvider>,
    );
    for (;;) {
      const { watching } = sitting.store.getState();
      const scene = watching?.scenes[watching.at];
      if (!scene || !shown) break;
      const counts = (horde: Picture['horde']) =>
        scene.seen.table.zones.map((_, zone) => ZOMBIES.map((_, kind) => horde?.(zone, kind)));
      const { moment, seen, past } = scene;
      expect(counts(shown.picture.horde)).toEqual(counts(pictureAt(moment, seen, past).horde));
      compared += 1;
      act(sitting.nextScene);
    }
    cleanup();
  }
  expect(compared).toBeGreaterThan(10);
});
