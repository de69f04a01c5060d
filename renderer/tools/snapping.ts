import type { Bench } from './tool';
import type { PointerPlace } from './tool-event';

/** Whether pieces keep away from the edges of their zones: Alt lays them where they are, where it does not make copies. */
export function drawsIn({ alt }: PointerPlace, altCopies = false): boolean {
  return !alt || altCopies;
}

/** Whether things snap just now: Ctrl has it the other way, and so does Alt where it does not make copies. */
export function snapsNow({ snaps }: Bench, { command, alt }: PointerPlace, altCopies = false): boolean {
  const isTheOtherWay = command || (alt && !altCopies);
  return snaps() !== isTheOtherWay;
}
