import { parentPort, workerData } from 'node:worker_threads';
import type { LabPlan } from '../../../engine';
import { serveLab } from './thread';

// A program of its own: `simulate` runs it in as many threads as are wanted.

if (!parentPort) throw new Error('This runs as a thread of the lab only');
serveLab(parentPort, workerData as LabPlan);
