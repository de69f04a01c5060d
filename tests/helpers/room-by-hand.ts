import type { BackRoom } from '../../renderer/back-room/back-room';
import type { JobOutcome, Patience } from '../../renderer/back-room/job-queue';
import type { JobName } from '../../renderer/back-room/jobs';

/** A job that somebody has asked for, and that a test answers when it likes. */
export interface AskedJob {
  readonly name: JobName;
  readonly question: unknown;
  readonly patience: Partial<Patience>;
  readonly settle: (outcome: JobOutcome<unknown>) => void;
}

/** A back room in which nothing is done but what a test does; whoever gives up is answered at once. */
export function roomByHand(): { readonly room: BackRoom; readonly asked: AskedJob[] } {
  const asked: AskedJob[] = [];
  const ask = (name: JobName, question: unknown, patience: Partial<Patience> = {}) =>
    new Promise<JobOutcome<unknown>>((settle) => {
      patience.signal?.addEventListener('abort', () => settle({ ok: false, why: 'cancelled' }));
      asked.push({ name, question, patience, settle });
    });
  return { room: { begin: () => undefined, ask: ask as BackRoom['ask'] }, asked };
}
