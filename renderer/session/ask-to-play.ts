import type { StartProblem } from '../../engine';
import type { BackRoom } from '../back-room/back-room';
import type { JobInput, JobResult } from '../back-room/jobs';
import type { Waits } from '../back-room/waits';

/** Has a game played again in the back room, in sight of its user; says why that came to nothing. */
export async function askToPlay<Name extends 'playKept' | 'playAgain'>(
  name: Name,
  question: JobInput<Name>,
  { backRoom, waits }: { readonly backRoom: BackRoom; readonly waits: Waits },
): Promise<JobResult<Name> | 'cancelled' | { readonly problem: StartProblem }> {
  const played = await waits.during('wait.playing', (patience) => backRoom.ask(name, question, patience));
  if (played.ok) return played.answer;
  if (played.why === 'cancelled') return 'cancelled';
  return {
    problem: { code: played.why === 'too-long' ? 'playing-too-long' : 'playing-failed', parameters: {} },
  };
}
