import { describe, expect, it } from 'vitest';
import { createEffects, effectPace, flashLooks } from '../../../../renderer/play/board/effects';
import type { FlashAt } from '../../../../renderer/play/board/flashing';
import type { Thrown } from '../../../../renderer/play/board/throws';

const pace = { rolls: 100, rests: 1000, fades: 50, flashes: 200 };
const event = (type: string) => ({ type, rules: [] });
const fell = event('rolled');
const thrown = (over: Partial<Thrown> = {}): Thrown => ({
  ...{ fell, zone: 1, from: 0, results: [] },
  dice: [
    { shows: 6, hits: true },
    { shows: 1, hits: false },
  ],
  ...over,
});
const flash = (turn = 0): FlashAt => ({ event: event('wounded'), flash: 'wound', at: [0, 0], turn });
const nothing = { throws: [], flashes: [], pace, stays: false, watching: undefined };
const watched = () => ({ scenes: [], at: 0 });

describe('dice on the board', () => {
  it('roll, come to rest one after the other, lie there and fade', () => {
    const effects = createEffects();
    effects.aim({ ...nothing, throws: [thrown()], now: 0 });
    expect(effects.rollsFor(40)).toBe(60);
    const [early] = effects.throwsAt(90);
    expect(early?.parts[0]).toBe(1);
    expect(early?.parts[1]).toBeLessThan(1);
    expect(effects.changesIn(90)).toBe(0);
    expect(effects.throwsAt(100)[0]?.parts).toEqual([1, 1]);
    // Until they fade nothing has to be painted.
    expect(effects.changesIn(100)).toBe(1000);
    expect(effects.throwsAt(1125)[0]?.opacity).toBe(0.5);
    expect(effects.throwsAt(1150)).toEqual([]);
    expect(effects.changesIn(1150)).toBeUndefined();
  });

  it('lie where they are while it comes out what they did, and roll again when they are thrown again', () => {
    const effects = createEffects();
    effects.aim({ ...nothing, throws: [thrown()], now: 0, stays: true });
    expect(effects.changesIn(5000)).toBeUndefined();
    const result = { of: 'hits', dice: 1, came: 'felled' } as const;
    effects.aim({ ...nothing, throws: [thrown({ results: [result] })], now: 5000 });
    expect(effects.rollsFor(5000)).toBe(0);
    expect(effects.throwsAt(5001)).toMatchObject([{ parts: [1, 1], thrown: { results: [result] } }]);
    effects.aim({ ...nothing, throws: [thrown({ fell: event('rerolled') })], now: 5010 });
    expect(effects.rollsFor(5010)).toBe(100);
    expect(effects.throwsAt(5010)).toHaveLength(1);
  });

  it('lie still at once, and go, when somebody passes on; not while something is asked about them', () => {
    const effects = createEffects();
    effects.aim({ ...nothing, throws: [thrown()], now: 0 });
    effects.passOn(10);
    expect(effects.throwsAt(10)[0]?.parts).toEqual([1, 1]);
    effects.passOn(20);
    expect(effects.throwsAt(20 + pace.fades)).toEqual([]);
    effects.aim({ ...nothing, throws: [thrown({ fell: event('rolled') })], now: 100, stays: true });
    effects.passOn(300);
    effects.passOn(310);
    expect(effects.throwsAt(9000)).toHaveLength(1);
  });

  it('make way when something else is done, and at once for other dice at the same zone', () => {
    const effects = createEffects();
    effects.aim({ ...nothing, throws: [thrown()], now: 0 });
    effects.aim({ ...nothing, now: 500 });
    expect(effects.throwsAt(525)[0]?.opacity).toBe(0.5);
    expect(effects.throwsAt(550)).toEqual([]);
  });

  it.each([undefined, watched()])(
    'that are gone stay gone when the same is seen at another size',
    (watching) => {
      const effects = createEffects();
      const same = { ...nothing, throws: [thrown()], watching };
      effects.aim({ ...same, now: 0 });
      effects.aim({ ...same, now: 5000 });
      effects.aim({ ...same, now: 5010 });
      expect(effects.throwsAt(5010)).toEqual([]);
      expect(effects.rollsFor(5010)).toBe(0);
      expect(effects.changesIn(5010)).toBeUndefined();
    },
  );

  it('are thrown again when what was taken back is done again, and it flashes up again', () => {
    const effects = createEffects();
    const done = { ...nothing, throws: [thrown()], flashes: [flash()] };
    effects.aim({ ...done, now: 0 });
    effects.aim({ ...nothing, now: 400 });
    effects.aim({ ...done, now: 410 });
    expect(effects.rollsFor(410)).toBe(100);
    expect(effects.flashesAt(520)).toHaveLength(1);
  });

  it('are thrown again for whoever watches again, and lie there for a question about them', () => {
    const effects = createEffects();
    effects.aim({ ...nothing, throws: [thrown()], now: 0 });
    for (const now of [5000, 5020]) {
      effects.aim({ ...nothing, throws: [thrown()], now, watching: watched() });
      expect(effects.rollsFor(now)).toBe(100);
      effects.passOn(now);
    }
    effects.aim({ ...nothing, throws: [thrown()], now: 9000, stays: true });
    expect(effects.throwsAt(9000)).toMatchObject([{ parts: [1, 1], opacity: 1 }]);
  });
});

describe('what flashes up', () => {
  it('waits for the dice that led to it, and comes one after the other at the same place', () => {
    const effects = createEffects();
    effects.aim({ ...nothing, throws: [thrown()], flashes: [flash(), flash(1)], now: 0 });
    expect(effects.flashesAt(99)).toEqual([]);
    expect(effects.flashesAt(110)).toHaveLength(1);
    expect(effects.flashesAt(180)).toHaveLength(2);
    expect(effects.flashesAt(1000)).toEqual([]);
  });

  it('stays while the next thing happens, and is never seen more than whole', () => {
    const effects = createEffects();
    effects.aim({ ...nothing, flashes: [flash()], now: 0 });
    effects.aim({ ...nothing, now: 50 });
    expect(effects.flashesAt(60)).toHaveLength(1);
    for (const part of [0, 0.1, 0.5, 0.8, 1]) {
      const { opacity, size } = flashLooks({ part });
      expect(opacity).toBeGreaterThanOrEqual(0);
      expect(Math.max(opacity, size)).toBeLessThanOrEqual(1);
    }
    expect(flashLooks({ part: 0.5 })).toMatchObject({ opacity: 1, size: 1 });
  });

  it('does so once for each time that a scene is watched', () => {
    const effects = createEffects();
    const scene = { ...nothing, flashes: [flash()], watching: watched() };
    effects.aim({ ...scene, now: 0 });
    effects.aim({ ...scene, now: 50 });
    expect(effects.flashesAt(60)).toHaveLength(1);
    effects.aim({ ...scene, now: 500 });
    expect(effects.flashesAt(510)).toEqual([]);
    effects.aim({ ...scene, now: 600, watching: watched() });
    expect(effects.flashesAt(610)).toHaveLength(1);
  });
});

it('is shown as stills to whoever wants nothing to move, for as long', () => {
  const still = effectPace('normal', true);
  const effects = createEffects();
  effects.aim({ ...nothing, throws: [thrown()], flashes: [flash(), flash(1)], now: 0, pace: still });
  expect(effects.throwsAt(0)[0]?.parts).toEqual([1, 1]);
  expect(effects.flashesAt(1).map(({ part }) => part)).toEqual([0.5, 0.5]);
  // Nothing is painted in between.
  expect(effects.changesIn(1)).toBe(still.flashes - 1);
  expect(effects.changesIn(still.flashes)).toBe(still.rests - still.flashes);
  expect(effects.throwsAt(still.rests)).toEqual([]);
});
