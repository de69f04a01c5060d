import { describe, expect, it } from 'vitest';
import { type Autopilot, createAutopilot, type Until } from '../../../renderer/game/autopilot';
import { lineTo } from '../../../renderer/game/moment';
import { scenesBefore } from '../../../renderer/game/scenes';
import { createSitting, type Speed } from '../../../renderer/game/sitting';
import { gameOn, isInRound, momentOf, Player } from '../../helpers/played';
import { sampleMission } from '../../helpers/samples';

const m0 = sampleMission('m0.boothill.json');

function table({ speed = 'at-once', skipsTrivial = false }: { speed?: Speed; skipsTrivial?: boolean } = {}) {
  const game = gameOn(m0);
  new Player().playUntil(game, isInRound(1));
  const sitting = createSitting(game, { speed: () => speed, skipsTrivial: () => skipsTrivial });
  let time = 0;
  let atPause = (): void => undefined;
  const pilot: Autopilot = createAutopilot(sitting, {
    speed: () => speed,
    now: () => (time += 5),
    pause: () => {
      atPause();
      return Promise.resolve();
    },
  });
  return { game, sitting, pilot, whenPaused: (deed: () => void) => (atPause = deed) };
}

describe('the autopilot', () => {
  it.each<[Until, string]>([
    [{ is: 'turn' }, 'turn-ended'],
    [{ is: 'next-round' }, 'round-began'],
    [{ is: 'end' }, 'game-over'],
  ])('plays until %j and leaves it at that', async (until, type) => {
    const { game, pilot } = table();
    const from = momentOf(game);
    await pilot.start(until);
    const made = lineTo(momentOf(game)).slice(lineTo(from).length);
    const times = made.map(({ events }) => events.filter((event) => event.type === type).length);
    expect(times.slice(0, -1).every((count) => count === 0)).toBe(true);
    expect(times.at(-1)).toBe(1);
    expect(pilot.store.getState().run).toBeUndefined();
  });

  it('plays to a round, and stops where the game ends before it', async () => {
    const { game, pilot } = table();
    await pilot.start({ is: 'round', round: 3 });
    expect(momentOf(game).seen.round).toBe(3);
    await pilot.start({ is: 'round', round: 900 });
    expect(momentOf(game).seen.outcome).toBeDefined();
  });

  it('stops as soon as something happens', async () => {
    const { game, pilot } = table();
    await pilot.start({ is: 'event' });
    const types = momentOf(game).events.map(({ type }) => type);
    expect(
      types.some((type) => ['wounded', 'took-objective', 'eliminated', 'won-bounty'].includes(type)),
    ).toBe(true);
    const { met } = pilot.store.getState();
    expect(met?.at).toBe(momentOf(game));
    expect(momentOf(game).events).toEqual(expect.arrayContaining([...(met?.events ?? [])]));
    expect(met?.events.length).toBeGreaterThan(0);
  });

  it('begins turns where nobody could have one but those it plays', async () => {
    const { game, pilot } = table();
    const [one, other] = game.options.people;
    pilot.pilot(String(one), true);
    await Promise.resolve();
    expect(momentOf(game).seen.decision?.name).toBe('choose-survivor');
    const before = lineTo(momentOf(game)).length;
    pilot.pilot(String(other), true);
    for (let turn = 0; turn < 20; turn++) await Promise.resolve();
    const made = lineTo(momentOf(game)).slice(before);
    expect(made[0]?.deed).toEqual({ action: { do: 'activate', survivor: one } });
    expect(
      made.flatMap(({ events }) => events).filter(({ type }) => type === 'turn-ended').length,
    ).toBeGreaterThan(1);
  });

  it('is stopped in the middle, and gives way to whoever looks elsewhere', async () => {
    const { game, pilot, whenPaused } = table();
    whenPaused(pilot.stop);
    await pilot.start({ is: 'end' });
    const stopped = momentOf(game);
    expect(stopped.seen.outcome).toBeUndefined();
    whenPaused(() => game.back(1));
    await pilot.start({ is: 'end' });
    expect(momentOf(game).seen.outcome).toBeUndefined();
    expect(pilot.store.getState().run).toBeUndefined();
  });

  it('waits until the zombies’ turn has been watched', async () => {
    const { game, sitting, pilot, whenPaused } = table({ speed: 'fast' });
    let watched = 0;
    whenPaused(() => {
      const { watching } = sitting.store.getState();
      if (!watching) return;
      watched += 1;
      sitting.nextScene();
    });
    await pilot.start({ is: 'next-round' });
    expect(watched).toBeGreaterThan(3);
    expect(momentOf(game).seen.round).toBe(2);
  });

  it('plays the turns of one survivor and no other', async () => {
    const { game, sitting, pilot } = table();
    const { seen } = momentOf(game);
    const [one, other] = game.options.people;
    if (one === undefined || other === undefined) throw new Error('Two should play');
    expect(seen.decision?.name).toBe('choose-survivor');
    pilot.pilot(one, true);
    sitting.take({ action: { do: 'activate', survivor: other } });
    expect(momentOf(game).seen.decision?.name).toBe('act');
    sitting.goTo(game.store.getState().moments.find((moment) => moment.seen === seen) ?? momentOf(game));
    sitting.take({ action: { do: 'activate', survivor: one } });
    await Promise.resolve();
    const acted = lineTo(momentOf(game)).flatMap(({ events }) => events);
    expect(
      acted.some((event) => event.type === 'turn-ended' && 'survivor' in event && event.survivor === one),
    ).toBe(true);
    expect(momentOf(game).seen.acting === -1 || momentOf(game).seen.decision?.name === 'act').toBe(true);
  });

  it('leaves a turn alone that is taken back while one still watches what came before it', () => {
    const { game, sitting, pilot } = table({ speed: 'fast' });
    const [one] = game.options.people;
    pilot.pilot(String(one), true);
    sitting.take({ action: { do: 'activate', survivor: String(one) } });
    pilot.stop();
    const [here, made] = [momentOf(game), game.store.getState().moments.length];
    // As when zombies have come in the middle of the turn.
    sitting.store.setState({ watching: { scenes: scenesBefore(here), at: 0 } });
    sitting.go(-1);
    expect(momentOf(game).number).toBe(here.after?.number);
    expect(game.store.getState().moments).toHaveLength(made);
  });

  it('decides by the same luck each time', async () => {
    const [one, other] = [table(), table({ skipsTrivial: true })];
    await one.pilot.start({ is: 'round', round: 4 });
    await other.pilot.start({ is: 'round', round: 4 });
    const rounds = [one, other].map(({ game }) => momentOf(game).seen.round);
    expect(rounds[0]).toBe(rounds[1]);
  });
});

describe('a table where what makes no difference is decided by itself', () => {
  it('asks for nothing that makes none', async () => {
    const { game, pilot, sitting } = table({ skipsTrivial: true });
    await pilot.start({ is: 'next-round' });
    expect(sitting.store.getState().taken).toBeLessThan(lineTo(momentOf(game)).length);
  });
});
