/** The work of one moment: long enough to be written in pieces, and telling at both ends which moment it was. */
export function writtenWork(step: number): string {
  return `${step} ${'x'.repeat(3_000_000)} ${step}`;
}

/** Which moment a work is of; nothing for one that is not whole. */
export function stepOf(work: string): number | undefined {
  const step = Number(work.split(' ', 1)[0]);
  return work === writtenWork(step) ? step : undefined;
}
