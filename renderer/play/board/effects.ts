import type { Point } from '../../../drawing/scene';
import type { GameEvent } from '../../../engine';
import type { Speed, Watching } from '../../game/sitting';
import type { FlashAt } from './flashing';
import type { Thrown } from './throws';

/** How dice and what flashes up go by, in milliseconds. */
export interface EffectPace {
  /** Until the last die lies still; 0 if none is to be seen moving. */
  readonly rolls: number;
  /** That dice lie there, if nobody passes on. */
  readonly rests: number;
  readonly fades: number;
  readonly flashes: number;
}

const PACES: Readonly<Record<Speed, EffectPace>> = {
  slow: { rolls: 900, rests: 5000, fades: 500, flashes: 1700 },
  normal: { rolls: 600, rests: 3200, fades: 350, flashes: 1200 },
  fast: { rolls: 300, rests: 1800, fades: 250, flashes: 800 },
  'at-once': { rolls: 0, rests: 1800, fades: 0, flashes: 800 },
};

/** Somebody who wants nothing to move sees the same as stills. */
export function effectPace(speed: Speed, isStill: boolean): EffectPace {
  return isStill ? { ...PACES[speed], rolls: 0, fades: 0 } : PACES[speed];
}

/** A throw in one frame. */
export interface ThrowNow {
  readonly thrown: Thrown;
  /** Of every die: how much of its way lies behind it, from 0 to 1. */
  readonly parts: readonly number[];
  /** A number that changes while dice tumble. */
  readonly tumble: number;
  readonly opacity: number;
}

/** Something that flashes up, in one frame. */
export interface FlashNow extends FlashAt {
  /** How far it has come, from 0 to 1; 0.5 for somebody who wants nothing to move. */
  readonly part: number;
}

/** What is to be seen of dice and of what flashes up. */
export interface Effects {
  readonly aim: (next: AimedEffects) => void;
  /** Dice that roll lie still, and those that lie still go. */
  readonly passOn: (now: number) => void;
  /** Milliseconds until all dice lie still. */
  readonly rollsFor: (now: number) => number;
  readonly throwsAt: (now: number) => readonly ThrowNow[];
  readonly flashesAt: (now: number) => readonly FlashNow[];
  /** Milliseconds until something looks different: 0 in the next frame, nothing if it stays as it is. */
  readonly changesIn: (now: number) => number | undefined;
}

interface AimedEffects {
  readonly throws: readonly Thrown[];
  readonly flashes: readonly FlashAt[];
  readonly now: number;
  readonly pace: EffectPace;
  /** Dice stay until something else is decided. */
  readonly stays: boolean;
  /** The same as long as the same scene is watched: seen anew, it is no new scene. */
  readonly watching: Watching | undefined;
}

interface Lying {
  readonly thrown: Thrown;
  readonly began: number;
  readonly rolls: number;
  readonly fades: number;
  /** When it begins to fade. */
  readonly ends: number;
  /** Something else is done by now: when the same is done once more, they are thrown once more. */
  readonly isPast?: true;
}

interface Flashing extends FlashAt {
  readonly began: number;
  readonly lasts: number;
  readonly isStill: boolean;
}

const TUMBLE_MS = 70;
/** Between two at the same place. */
const STAGGER = 0.35;

export function createEffects(): Effects {
  let lying: readonly Lying[] = [];
  let flashing: readonly Flashing[] = [];
  let flashed = new WeakSet<GameEvent>();
  let watched: Watching | undefined;
  return {
    aim: ({ throws, flashes, now, pace, stays, watching }) => {
      const isNewScene = watching !== watched;
      watched = watching;
      if (isNewScene || !watching) flashed = new WeakSet();
      const next = throws.map((thrown): Lying => {
        const isThrownAgain = isNewScene && watching !== undefined;
        const known = isThrownAgain
          ? undefined
          : lying.find((one) => !one.isPast && one.thrown.fell === thrown.fell);
        // What has faded comes back for nothing but a question.
        if (known && known.ends <= now && !stays) return { ...known, thrown };
        const began = known?.began ?? now;
        const rolls = known?.rolls ?? pace.rolls;
        const ends = stays ? Number.POSITIVE_INFINITY : Math.max(now, began + rolls) + pace.rests;
        return { thrown, began, rolls, fades: pace.fades, ends };
      });
      const gone = lying.filter((one) => next.every(({ thrown }) => thrown.zone !== one.thrown.zone));
      lying = [
        ...gone
          .map((one) => ({ ...one, isPast: true as const, ends: Math.min(one.ends, now) }))
          .filter(({ ends, fades }) => now < ends + fades),
        ...next,
      ];
      const rest = next.reduce((latest, one) => Math.max(latest, one.began + one.rolls), now);
      const isStill = pace.rolls === 0;
      const fresh = flashes.filter(({ event }) => !flashed.has(event));
      for (const { event } of fresh) flashed.add(event);
      flashing = [
        ...flashing.filter(({ began, lasts }) => now < began + lasts),
        ...fresh.map((flash) => ({
          ...flash,
          ...{
            isStill,
            lasts: pace.flashes,
            began: rest + (isStill ? 0 : flash.turn * STAGGER * pace.flashes),
          },
        })),
      ];
    },
    passOn: (now) => {
      lying = lying.map((one) => {
        if (now < one.began + one.rolls) return { ...one, rolls: 0 };
        return one.ends === Number.POSITIVE_INFINITY ? one : { ...one, ends: Math.min(one.ends, now) };
      });
    },
    rollsFor: (now) => lying.reduce((most, { began, rolls }) => Math.max(most, began + rolls - now), 0),
    throwsAt: (now) =>
      lying.flatMap((one): ThrowNow[] => {
        const opacity = fadedAt(one, now);
        if (opacity <= 0) return [];
        const parts = one.thrown.dice.map((_, index) => partOf(index, one, now));
        return [{ thrown: one.thrown, parts, tumble: Math.floor((now - one.began) / TUMBLE_MS), opacity }];
      }),
    flashesAt: (now) =>
      flashing.flatMap(({ began, lasts, isStill, ...flash }): FlashNow[] => {
        const part = (now - began) / lasts;
        return part < 0 || part >= 1 ? [] : [{ ...flash, part: isStill ? 0.5 : part }];
      }),
    changesIn: (now) => {
      const times = [
        ...lying.flatMap(({ began, rolls, ends, fades }) => {
          if (now < began + rolls || (now >= ends && now < ends + fades)) return [0];
          return now < ends && ends < Number.POSITIVE_INFINITY ? [ends - now] : [];
        }),
        ...flashing.flatMap(({ began, lasts, isStill }) => {
          if (now >= began + lasts) return [];
          if (now < began) return [began - now];
          return [isStill ? began + lasts - now : 0];
        }),
      ];
      return times.length > 0 ? Math.min(...times) : undefined;
    },
  };
}

/** They come to rest one after the other. */
function partOf(index: number, { thrown, began, rolls }: Lying, now: number): number {
  if (rolls <= 0) return 1;
  const lasts = rolls * (0.65 + (0.35 * (index + 1)) / thrown.dice.length);
  return Math.min(1, Math.max(0, (now - began) / lasts));
}

function fadedAt({ ends, fades }: Lying, now: number): number {
  if (now < ends) return 1;
  return fades <= 0 ? 0 : Math.max(0, 1 - (now - ends) / fades);
}

/** How high something has risen that flashes up, how large it is and how much of it is seen. */
export function flashLooks({ part }: Pick<FlashNow, 'part'>): {
  readonly rise: number;
  readonly size: number;
  readonly opacity: number;
} {
  const [comes, goes] = [Math.min(1, part / 0.15), Math.min(1, (1 - part) / 0.3)];
  return { rise: part, size: 0.6 + 0.4 * comes, opacity: Math.max(0, Math.min(1, comes + 0.3, goes)) };
}

/** Where a die is on its way from one place to another: it is thrown in an arc. */
export function dieOnItsWay([fx, fy]: Point, [tx, ty]: Point, part: number): Point {
  const along = 1 - (1 - part) ** 2;
  const high = Math.hypot(tx - fx, ty - fy) * 0.25 * 4 * along * (1 - along);
  return [fx + (tx - fx) * along, fy + (ty - fy) * along - high];
}
