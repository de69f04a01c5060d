import type { GameSystem } from '../../../engine';
import type { Words } from '../../../telling/words';
import type { Scene } from '../../game/scenes';
import type { Speed, Watching } from '../../game/sitting';
import { sceneWords } from './scene-words';

/** How a scene goes by, in milliseconds. */
export interface ScenePace {
  readonly lasts: number;
  /** That everything stands where it was, while one sees what is about to happen. */
  readonly waits: number;
  /** That pieces are on their way. */
  readonly glides: number;
}

interface Measure {
  /** Of a scene, for each letter to be read, and what it never falls below. */
  readonly still: number;
  readonly letter: number;
  readonly least: number;
  /** For all that is watched in a row: for each scene of it, and what it never falls below or comes to more than. */
  readonly budget: { readonly scene: number; readonly from: number; readonly to: number };
  /** That a piece is on its way. */
  readonly glides: number;
}

const MEASURES: Readonly<Record<Speed, Measure>> = {
  slow: {
    ...{ still: 1500, letter: 26, least: 1000, glides: 700 },
    budget: { scene: 1900, from: 5000, to: 30_000 },
  },
  normal: {
    ...{ still: 600, letter: 10, least: 380, glides: 380 },
    budget: { scene: 760, from: 2000, to: 12_000 },
  },
  fast: { still: 300, letter: 1, least: 160, glides: 200, budget: { scene: 300, from: 800, to: 5000 } },
  'at-once': { still: 0, letter: 0, least: 0, glides: 160, budget: { scene: 0, from: 0, to: 0 } },
};

/** Nobody reads more of a sentence than this while pieces move. */
const LETTERS = 90;
/** Somebody goes, and one sees before where they want to. */
const AHEAD = 1.4;

/** Whoever wants to watch something again wants to see it, however they play. */
export function speedOf(watching: Watching | undefined, speed: Speed): Speed {
  return watching?.isAgain && speed === 'at-once' ? 'normal' : speed;
}

/** Milliseconds that a piece is on its way where nothing is watched. */
export function glideAt(speed: Speed): number {
  return MEASURES[speed].glides;
}

/** How scenes that are watched in a row go by: as slowly as they are read, if there are few of them. */
export function pacesOf(scenes: readonly Scene[], words: Words, speed: Speed): readonly ScenePace[] {
  const measure = MEASURES[speed];
  const wished = scenes.map((scene) => wish(scene, words, measure));
  const shortest = wished.map((one) => Math.min(one, measure.least));
  const [all, least] = [sumOf(wished), sumOf(shortest)];
  const { scene: each, from, to } = measure.budget;
  // Questions interrupt a turn: what is watched in between has its share of the time for the whole.
  const budget = Math.min(to, Math.max(from, each * scenes.length));
  // What is more than the least is shortened alike for all.
  const part = all <= budget ? 1 : Math.max(0, budget - least) / Math.max(1, all - least);
  return scenes.map((scene, index): ScenePace => {
    const [one, short] = [wished[index] ?? 0, shortest[index] ?? 0];
    const lasts = Math.round(short + (one - short) * part);
    const waits = isSeenAhead(scene) || hasDice(scene) ? Math.round(lasts * 0.35) : 0;
    return { lasts, waits, glides: Math.min(measure.glides, Math.max(1, Math.round((lasts - waits) * 0.8))) };
  });
}

function wish(scene: Scene, words: Words, { still, letter }: Measure): number {
  const { sentence } = sceneWords(scene, words);
  if (sentence === undefined) return 0;
  return (
    (still + letter * Math.min(LETTERS, sentence.length)) * (isSeenAhead(scene) || hasDice(scene) ? AHEAD : 1)
  );
}

/** They fall before anybody does. */
function hasDice({ events, moment: { system } }: Scene): boolean {
  return events.some((event) => system.show.dice(event).length > 0);
}

/** What they see or hear is drawn before they go. */
function isSeenAhead({ events, seen, moment: { system } }: Scene): boolean {
  const goes = events.some((event) => system.show.passing(event, seen) !== undefined);
  return goes && events.some((event) => looksAhead(system, event));
}

function looksAhead({ play }: GameSystem, event: Scene['events'][number]): boolean {
  return play.event(event).isAboutDestination === true;
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0);
}
