import type { Place } from './hand';
import type { Bench } from './tool';

/** Whether pieces keep away from the edges of their zones: Alt lays them where they are, where it does not make copies. */
export function drawsIn({ alt }: Place, altCopies = false): boolean {
  return !alt || altCopies;
}

/** Whether things snap just now: Ctrl has it the other way, and so does Alt where it does not make copies. */
export function snapsNow({ snaps }: Bench, { command, alt }: Place, altCopies = false): boolean {
  const isTheOtherWay = command || (alt && !altCopies);
  return snaps() !== isTheOtherWay;
}
