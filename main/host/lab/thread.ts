import type { MessagePort } from 'node:worker_threads';
import { type Lab, type LabFault, type LabGame, type LabPlan, openLab } from '../../../engine';
import type { Batch, Played, Said } from './messages';

/** Short enough that progress is smooth and nobody waits for the end, long enough that talking costs nothing. */
const BATCH_MS = 40;

/** Plays whatever games it is told to, for as long as somebody is there to tell it. */
export function serveLab(
  port: MessagePort,
  plan: LabPlan,
  play: (lab: Lab, number: number) => LabGame = (lab, number) => lab.play(number),
): void {
  const answer = (said: Said) => port.postMessage(said);
  const opened = openLab(plan);
  if ('problem' in opened) return answer(opened);
  const { lab } = opened;
  port.on('message', (batch: Batch) => answer(playBatch(batch, (number) => play(lab, number))));
  answer({ ready: lab.names });
}

/** As many games as there is time for, but at least one. */
function playBatch({ first, last }: Batch, play: (number: number) => LabGame): Played {
  const games: LabGame[] = [];
  const faults: LabFault[] = [];
  const end = performance.now() + BATCH_MS;
  let next = first;
  do {
    try {
      games.push(play(next));
    } catch (error) {
      faults.push({ number: next, message: String(error) });
    }
    next += 1;
  } while (next <= last && performance.now() < end);
  return { games, faults, next };
}
