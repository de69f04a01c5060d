import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { zoneNumber } from '../../../../engine';
import { type Autopilot, createAutopilot } from '../../../../renderer/game/autopilot';
import { choicesAt } from '../../../../renderer/game/choices';
import { pictureOf } from '../../../../renderer/game/picture';
import { createSitting, type Manner, type Sitting } from '../../../../renderer/game/sitting';
import { boardKeys } from '../../../../renderer/play/board/board-keys';
import { lightsAt } from '../../../../renderer/play/board/lights';
import { useBoardInSight } from '../../../../renderer/play/board/use-board-in-sight';
import { type BoardPointer, useBoardPointer } from '../../../../renderer/play/board/use-board-pointer';
import { CardHandProvider } from '../../../../renderer/play/cards/card-hand-provider';
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

const manner: Manner = { speed: () => 'normal', skipsTrivial: () => false };

/** Where the rules ask something that is answered on the board. */
async function asked(): Promise<{ readonly hand: () => BoardPointer; readonly autopilot: Autopilot }> {
  const game = gameOn(sampleMission('m0.boothill.json'), { seed: '1', count: 6 });
  new Player().playUntil(game, (moment) => lightsAt(moment, undefined).asked.length > 0);
  expect(momentOf(game).seen.outcome).toBeUndefined();
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
  /** Henry beside a zone with zombies, and May there with them or not. */
  async function aiming(weapon: string, friend: string) {
    const sitting = sittingWith();
    bending(sitting, { bend: 'card', survivor: 'henry', card: weapon, slot: 'hand-1' });
    bending(sitting, { bend: 'place', survivor: 'henry', zone: 'a.NW' });
    bending(sitting, { bend: 'place', survivor: 'may', zone: friend });
    bending(sitting, { bend: 'zombies', zone: 'a.N', zombie: 'walker', count: 2 });
    doing(sitting, { do: 'activate', survivor: 'henry' });
    const hand = await held(sitting);
    act(() => sitting.pick({ sort: 'card', name: `${weapon}#1` }));
    const shoot = () =>
      act(() => hand().turnTo(zoneNumber(momentOf(sitting.game).seen.table, 'a.N'), undefined));
    return { sitting, hand, shoot };
  }

  it.each([
    ['goes off at a click', 'winchester', 'a.NW', undefined],
    ['is asked about first where friends stand', 'winchester', 'a.N', ['friends']],
    ['is asked about first where nothing is left in the weapon', 'sawed-off', 'a.NW', ['ammunition']],
    ['is asked about once, whatever speaks against it', 'sawed-off', 'a.N', ['friends', 'ammunition']],
  ])('%s', async (_, weapon, friend, risks) => {
    const { sitting, hand, shoot } = await aiming(weapon, friend);
    const before = momentOf(sitting.game);
    shoot();
    expect(momentOf(sitting.game) === before).toBe(risks !== undefined);
    expect(hand().offered?.risks?.map(({ sort }) => sort)).toEqual(risks);
  });

  it('is asked about no more in this game by whoever wants it so, and in the next one again', async () => {
    const { sitting, hand, shoot } = await aiming('winchester', 'a.N');
    const before = momentOf(sitting.game);
    shoot();
    const [choice] = hand().offered?.choices ?? [];
    if (!choice) throw new Error('Nothing is asked');
    act(() => hand().choose(choice, hand().offered?.risks ?? []));
    expect(momentOf(sitting.game)).not.toBe(before);
    act(() => sitting.goTo(before));
    act(() => sitting.pick({ sort: 'card', name: 'winchester#1' }));
    shoot();
    expect(momentOf(sitting.game)).not.toBe(before);
    expect(createSitting(sitting.game, manner).store.getState().waived.size).toBe(0);
  });
});

describe('whoever acts', () => {
  async function atTurn() {
    const sitting = sittingWith();
    doing(sitting, { do: 'activate', survivor: 'henry' });
    const { seen } = momentOf(sitting.game);
    return { sitting, hand: await held(sitting), zone: (id: string) => zoneNumber(seen.table, id) };
  }

  it('is carried to a zone, and nobody else is', async () => {
    const { sitting, hand, zone } = await atTurn();
    expect(hand().canCarry('actor:0')).toBe(true);
    expect(hand().canCarry('actor:1')).toBe(false);
    const { zone: from } = pictureOf(momentOf(sitting.game).seen).people[0] ?? {};
    const step = choicesAt(momentOf(sitting.game)).find(({ action }) => action.do === 'move');
    const to = zone(String(step?.action['to']));
    act(() => hand().letGoIn(to));
    expect(to).not.toBe(from);
    expect(pictureOf(momentOf(sitting.game).seen).people[0]?.zone).toBe(to);
  });

  it('stays where they were when they are let go where nobody can walk, and nothing is said', async () => {
    const { sitting, hand } = await atTurn();
    const before = momentOf(sitting.game);
    const { zone: here = 0 } = pictureOf(before.seen).people[0] ?? {};
    act(() => hand().letGoIn(here));
    expect(momentOf(sitting.game)).toBe(before);
    expect(hand().offered).toBeUndefined();
    expect(hand().carryTo(here)).toMatchObject({ is: 'refused', why: { code: 'already-there' } });
  });
});

it('is offered what can be done with a zone, the safest first', async () => {
  const sitting = sittingWith(['jeb']);
  bending(sitting, { bend: 'card', survivor: 'jeb', card: 'winchester', slot: 'hand-1' });
  bending(sitting, { bend: 'place', survivor: 'jeb', zone: 'a.NW' });
  bending(sitting, { bend: 'zombies', zone: 'a.N', zombie: 'walker', count: 2 });
  const hand = await held(sitting);
  const zone = zoneNumber(momentOf(sitting.game).seen.table, 'a.N');
  act(() => hand().turnTo(zone, undefined));
  expect(hand().offered?.choices.map(({ action }) => action.do)).toEqual(['shoot', 'move']);
});

it('forgets why something was not done once somebody points elsewhere', async () => {
  const sitting = sittingWith();
  const hand = await held(sitting);
  sitting.take({ action: { do: 'end-turn' } });
  expect(sitting.store.getState().refused).toBeDefined();
  act(() => hand().pointed.setState({ zone: 1, piece: undefined, isByKeys: false }));
  expect(sitting.store.getState().refused).toBeUndefined();
});
