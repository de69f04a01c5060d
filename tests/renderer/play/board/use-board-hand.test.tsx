// @vitest-environment happy-dom
import { act, cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { type Autopilot, createAutopilot } from '../../../../renderer/game/autopilot';
import { createSitting, type Manner } from '../../../../renderer/game/sitting';
import { lightsAt } from '../../../../renderer/play/board/lights';
import { type BoardHand, useBoardHand } from '../../../../renderer/play/board/use-board-hand';
import { useScene } from '../../../../renderer/play/board/use-scene';
import { GameProvider } from '../../../../renderer/session/game-context';
import { openedTab } from '../../../helpers/open-tab';
import { gameOn, momentOf, Player } from '../../../helpers/played';
import { sampleMission } from '../../../helpers/samples';

afterEach(cleanup);

/** Where the rules ask something that is answered on the board. */
async function asked(): Promise<{ readonly hand: () => BoardHand; readonly autopilot: Autopilot }> {
  const game = gameOn(sampleMission('m0.boothill.json'), { seed: '1', count: 6 });
  new Player().playUntil(game, (moment) => lightsAt(moment, undefined).asked.length > 0);
  expect(momentOf(game).seen.outcome).toBeUndefined();
  const manner: Manner = { speed: () => 'normal', skipsTrivial: () => false };
  const sitting = createSitting(game, manner);
  const autopilot = createAutopilot(sitting, { ...manner, now: () => 0, pause: () => Promise.resolve() });
  let hand: BoardHand | undefined;
  const Held = () => {
    hand = useBoardHand(useScene());
    return null;
  };
  const { render } = await openedTab();
  render(
    <GameProvider sitting={sitting} autopilot={autopilot}>
      <Held />
    </GameProvider>,
  );
  return { hand: () => hand as BoardHand, autopilot };
}

describe('the hand at the board', () => {
  it('is offered the answers to what is asked, but not while the autopilot gives them', async () => {
    const { hand, autopilot } = await asked();
    expect(hand().offered?.isAsked).toBe(true);
    act(() => autopilot.store.setState({ run: { until: { is: 'end' }, decided: 0 } }));
    expect(hand().offered).toBeUndefined();
    act(autopilot.stop);
    expect(hand().offered?.isAsked).toBe(true);
  });

  it.each([
    ['lets go', (hand: BoardHand) => hand.letGo()],
    ['turns to a zone', (hand: BoardHand) => hand.turnTo(0, undefined)],
  ])('stops the autopilot when it %s', async (_, deed) => {
    const { hand, autopilot } = await asked();
    act(() => autopilot.store.setState({ run: { until: { is: 'end' }, decided: 0 } }));
    act(() => deed(hand()));
    expect(autopilot.store.getState().run).toBeUndefined();
  });
});
