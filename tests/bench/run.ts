import { boardBenches } from './board';
import { canvasBenches } from './canvas';
import { contractBenches } from './contract';
import { drawingBenches } from './drawing';
import { engineBenches } from './engine';
import { labBenches } from './lab';
import { type Bench, calibrate, measure } from './measure';
import { memoryRow } from './memory';
import { missionBenches } from './mission';
import { playingBenches } from './playing';
import { playingWindowBenches } from './playing-window';
import { settingsBenches } from './settings';
import { startBenches } from './start';

// `npm run bench`. Figures for people to read, as ratios; nothing here fails a test for being slow.

const smoke = process.argv.includes('--smoke');
const rounds = smoke ? 1 : 15;

const groups: (() => Promise<{ benches: Bench[]; stop: () => Promise<void> }>)[] = [
  boardBenches,
  missionBenches,
  engineBenches,
  labBenches,
  drawingBenches,
  canvasBenches,
  playingBenches,
  playingWindowBenches,
  settingsBenches,
  contractBenches,
  startBenches,
];

console.log(`calibration loop: ${calibrate().toFixed(1)} ms, ${rounds} rounds`);
for (const open of groups) {
  const { benches, stop } = await open();
  for (const bench of benches) {
    const { what, beside, ours, theirs, ratio } = await measure(bench, rounds);
    console.log(
      `${what}: ${written(ours)}; ${beside}: ${written(theirs)}; ratio ${ratio.toFixed(2)}x as fast`,
    );
  }
  await stop();
}
console.log(await memoryRow(smoke ? 6 : 50));

function written(milliseconds: number): string {
  return milliseconds < 0.1 ? `${(milliseconds * 1000).toFixed(2)} µs` : `${milliseconds.toFixed(3)} ms`;
}
