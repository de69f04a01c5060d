import { parentPort, workerData } from 'node:worker_threads';
import type { LabPlan } from '../../engine';
import { serveLab } from '../../main/host/lab/thread';

// A thread of the lab in which a fault is planted: `throws 7` makes the seventh game throw, `ends all` ends the thread at
// every game, `hangs start` never begins. It is a program of its own, as the true one is.

declare const PLANTED: string;

const faults: Record<string, () => void> = {
  throws: () => {
    throw new Error('a planted fault');
  },
  ends: () => process.exit(3),
  hangs: () => {
    for (;;);
  },
};

const [fault = '', which = ''] = PLANTED.split(' ');

if (which === 'start') faults[fault]?.();
if (parentPort) {
  serveLab(parentPort, workerData as LabPlan, (lab, number) => {
    if (which === 'all' || Number(which) === number) faults[fault]?.();
    return lab.play(number);
  });
}
