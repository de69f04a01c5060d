import { expect } from '@playwright/test';
import { test } from '../../helpers/app';
import { times } from '../../helpers/long';
import { type Journey, Traveller } from '../../helpers/traveller';

// Games as people begin them, with what the sheet proposes, every scene watched: nothing is hurried and nothing skipped.

const SAMPLES = [
  ...Array.from({ length: 11 }, (_, number) => `m${number}`),
  ...['first-mission', 'custom-rule', 'moving-train'].map((name) => `tutorials/${name}`),
];
const SPEEDS = ['normal', 'fast', 'slow'] as const;
/** With the others' draws somebody dies too early. */
const DRAWS: Readonly<Record<string, string>> = { m6: '22', m7: '21', m8: '22' };
const LAPTOP = [1366, 768] as const;

/** Every sample once, every speed, language and way to play several times. */
const few = SAMPLES.map(
  (sample, number): Journey => ({
    sample,
    draw: DRAWS[sample] ?? String(number + 1),
    speed: SPEEDS[number % 3] ?? 'normal',
    language: number % 4 < 2 ? 'en' : 'fr',
    isPiloted: number % 2 === 1,
    ...(sample === 'm0' && { clicksFrom: 5 }),
    ...(number % 5 === 1 && { theme: 'dark' }),
    ...(number % 5 === 3 && { size: LAPTOP }),
  }),
);

const all = SAMPLES.flatMap((sample, number) =>
  SPEEDS.flatMap((speed) =>
    ([false, true] as const).flatMap((isPiloted) =>
      (['en', 'fr'] as const).map(
        (language): Journey => ({
          sample,
          draw: DRAWS[sample] ?? String(number + 1),
          speed,
          language,
          isPiloted,
        }),
      ),
    ),
  ),
);

function titleOf({ sample, speed, language, isPiloted, theme, size }: Journey): string {
  const by = isPiloted ? 'by the autopilot' : 'by mouse';
  return `two rounds of ${sample} ${by}: ${[speed, language, theme ?? 'light', size?.join(' x ')].filter(Boolean).join(', ')}`;
}

const journeys = new Map(
  [...few, ...all].slice(0, times(few.length, Infinity)).map((journey) => [titleOf(journey), journey]),
);

for (const [title, journey] of journeys)
  test(title, async ({ window }) => {
    test.setTimeout(120_000);
    const traveller = new Traveller(window, journey);
    await traveller.sitDown();
    await traveller.playUntil(3);
    expect(traveller.watched.size).toBeGreaterThan(1);
    expect(traveller.troubles).toEqual([]);
  });
