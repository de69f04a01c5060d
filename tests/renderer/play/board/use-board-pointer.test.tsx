import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { zoneNumber } from '../../../../engine';
import { type Autopilot, createAutopilot } from '../../../../renderer/game/autopilot';
import { createSitting, type Manner, type Sitting } from '../../../../renderer/game/sitting';
import { boardKeys } from '../../../../renderer/play/board/board-keys';
import { lightsAt } from '../../../../renderer/play/board/lights';
import { useBoardInSight } from '../../../../renderer/play/board/use-board-in-sight';
import { type BoardPointer, useBoardPointer } from '../../../../renderer/play/board/use-board-pointer';
import { CardHandProvider } from '../../../../renderer/play/cards/hand-context';
import { GameProvider } from '../../../../renderer/session/game-context';
import { useTab } from '../../../../renderer/session/tab-context';
import { openedTab } from '../../../helpers/open-tab';
import { gameOn, momentOf, Player } from '../../../helpers/played';
import { sampleMission } from '../../../helpers/samples';
import { bending, doing, sittingWith } from '../../../helpers/sittings';

/** Somebody who holds the board of a game. */
async function held(sitting: Sitting, autopilot?: Autopilot): Promise<() => BoardPointer> {
  let hand: BoardPointer | undefined;
  const Held = () => {
    const scene = useBoardInSight();
    hand = useBoardPointer(scene);
    return <main onKeyDown={boardKeys(scene, hand, useTab().view, sitting.nextScene)} />;
  };
  const { render } = await openedTab();
  render(
    <GameProvider sitting={sitting} autopilot={autopilot}>
      <CardHandProvider>
        <Held />
      </CardHandProvider>
    </GameProvider>,
  );
  return () => hand as BoardPointer;
}

/** Where the rules ask something that is answered on the board. */
async function asked(): Promise<{ readonly hand: () => BoardPointer; readonly autopilot: Autopilot }> {
  const game = gameOn(sampleMission('m0.boothill.json'), { seed: '1', count: 6 });
  new Player().playUntil(game, (moment) => lightsAt(moment, undefined).asked.length > 0);
  expect(momentOf(game).seen.outcome).toBeUndefined();
  const manner: Manner = { speed: () => 'normal', skipsTrivial: () => false };
  const sitting = createSitting(game, manner);
  const autopilot = createAutopilot(sitting, { ...manner, now: () => 0, pause: () => Promise.resolve() });
  return { hand: await held(sitting, autopilot), autopilot };
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
    ['lets go', (hand: BoardPointer) => hand.letGo()],
    ['turns to a zone', (hand: BoardPointer) => hand.turnTo(0, undefined)],
  ])('stops the autopilot when it %s', async (_, deed) => {
    const { hand, autopilot } = await asked();
    act(() => autopilot.store.setState({ run: { until: { is: 'end' }, decided: 0 } }));
    act(() => deed(hand()));
    expect(autopilot.store.getState().run).toBeUndefined();
  });

  it('stops the autopilot at Enter, which then answers nothing beside the board', async () => {
    const { hand, autopilot } = await asked();
    act(() => autopilot.store.setState({ run: { until: { is: 'end' }, decided: 0 } }));
    act(() => hand().pointed.setState({ zone: 0, piece: undefined, isByKeys: true }));
    const isLeftToOthers = fireEvent.keyDown(screen.getByRole('main'), { key: 'Enter' });
    expect(autopilot.store.getState().run).toBeUndefined();
    expect(isLeftToOthers).toBe(false);
  });
});

describe('a shot at another zone', () => {
  it.each([
    ['goes off at a click', 'a.NW', false],
    ['is asked about first where friends stand', 'a.N', true],
  ])('%s', async (_, friend, isAsked) => {
    const sitting = sittingWith();
    bending(sitting, { bend: 'card', survivor: 'henry', card: 'sawed-off', slot: 'hand-1' });
    bending(sitting, { bend: 'place', survivor: 'henry', zone: 'a.NW' });
    bending(sitting, { bend: 'place', survivor: 'may', zone: friend });
    bending(sitting, { bend: 'zombies', zone: 'a.N', zombie: 'walker', count: 2 });
    doing(sitting, { do: 'activate', survivor: 'henry' });
    const hand = await held(sitting);
    const before = momentOf(sitting.game);
    act(() => sitting.pick({ sort: 'card', name: 'sawed-off#1' }));
    act(() => hand().turnTo(zoneNumber(before.seen.table, 'a.N'), undefined));
    expect(momentOf(sitting.game) === before).toBe(isAsked);
    expect(hand().offered?.choices.map(({ action }) => action.do)).toEqual(isAsked ? ['shoot'] : undefined);
  });
});

it('forgets why something was not done once somebody points elsewhere', async () => {
  const sitting = sittingWith();
  const hand = await held(sitting);
  sitting.take({ action: { do: 'end-turn' } });
  expect(sitting.store.getState().refused).toBeDefined();
  act(() => hand().pointed.setState({ zone: 1, piece: undefined, isByKeys: false }));
  expect(sitting.store.getState().refused).toBeUndefined();
});
