import { writeFileSync } from 'node:fs';
import { writeDocument } from '../schemas';
import { findLoss } from './replays/loss';
import { replayFile, samples } from './replays/samples';
import { findWin } from './replays/win';
import { say } from './steps/say.mjs';

// Makes a replay of a win and of a loss for every sample mission, or for those that are named.

const wanted = process.argv.slice(2);
const known = samples();
const unknown = wanted.filter((name) => !known.some((sample) => sample.name === name));

for (const mission of unknown) say('replays.unknown', { mission });
process.exitCode = unknown.length === 0 ? 0 : 2;

for (const { name, mission } of known) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const { replay: won, positions } = findWin(mission);
  if (won) {
    writeFileSync(replayFile(name, 'won'), writeDocument(won));
    say('replays.won', { ...figures(won), mission: name, positions });
  } else {
    say('replays.not-won', { mission: name, positions });
    process.exitCode = 1;
  }
  const lost = findLoss(mission);
  if (lost) {
    writeFileSync(replayFile(name, 'lost'), writeDocument(lost));
    say('replays.lost', { ...figures(lost), mission: name });
  } else {
    say('replays.not-lost', { mission: name });
    process.exitCode = 1;
  }
}

function figures({ outcome, steps }: NonNullable<ReturnType<typeof findLoss>>) {
  return { round: outcome?.round ?? 0, decisions: steps.length };
}
