import type { Place } from './hand';
import type { Bench } from './tool';

/** Whether things snap just now: Ctrl has it the other way, and so does Alt where it does not make copies. */
export function snapsNow({ snaps }: Bench, { command, alt }: Place, altCopies = false): boolean {
  const isTheOtherWay = command || (alt && !altCopies);
  return snaps() !== isTheOtherWay;
}
