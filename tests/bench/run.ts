import { parseArgs } from 'node:util';
import { againstTree } from './against';
import { groups } from './groups';
import { type Bench, calibrate, measure, type Row, rowOf, type Times } from './measure';
import { memoryRow } from './memory';

// `npm run bench`. Figures for people to read, as ratios; nothing here fails a test for being slow.

const { values: wanted } = parseArgs({
  options: {
    /** Once each, to see that they work. */
    smoke: { type: 'boolean', default: false },
    /** A group by its name, and after a stroke a word for some of its rows: `engine/greedy`. */
    only: { type: 'string' },
    /** A folder with another revision, to be measured in turn with this one. */
    against: { type: 'string' },
  },
});
const { only = '', against } = wanted;
const [group, word = ''] = only.split('/') as [string, string?];
if (group !== '' && !Object.hasOwn(groups, group)) {
  throw new Error(`There is no group ${group}, but ${Object.keys(groups).join(', ')}`);
}
const opened = against === undefined ? groups : againstTree(against, Object.keys(groups));
// A program has a speed of its own from its start to its end, by where its memory happens to lie.
const [starts, rounds] = wanted.smoke ? [1, 1] : against === undefined ? [1, 15] : [5, 4];

console.log(`calibration loop: ${calibrate().toFixed(1)} ms, ${starts * rounds} rounds`);
for (const [name, open] of Object.entries(opened)) {
  if (group !== '' && name !== group) continue;
  const found = new Map<string, { bench: Bench; times: Times }>();
  for (let start = 0; start < starts; start++) {
    const { benches, stop } = await open();
    for (const bench of benches) {
      if (!bench.what.includes(word)) continue;
      const times = await measure(bench, rounds, found.get(bench.what)?.times);
      found.set(bench.what, { bench, times });
    }
    await stop();
    if (benches.length === 0) break;
  }
  for (const { bench, times } of found.values()) console.log(written(rowOf(bench, times)));
}
if (only === '' && against === undefined) console.log(await memoryRow(wanted.smoke ? 6 : 50));

function written({ what, beside, unit, ours, theirs, ratio, spread }: Row): string {
  const [low, high] = spread.map((end) => end.toFixed(2));
  const better = unit === 'ms' ? 'fast' : 'small';
  return `${what}: ${figure(ours, unit)}; ${beside}: ${figure(theirs, unit)}; ratio ${ratio.toFixed(2)}x as ${better} (${low} to ${high})`;
}

function figure(value: number, unit: Row['unit']): string {
  if (unit === 'percent') return `${value.toFixed(1)} %`;
  if (unit === 'bytes') return `${(value / 1_000_000).toFixed(2)} MB`;
  return value < 0.1 ? `${(value * 1000).toFixed(2)} µs` : `${value.toFixed(3)} ms`;
}
