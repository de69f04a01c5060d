import { type StartProblem } from '../../engine';
import type { Mission } from '../../schemas';
import type { BackRoom } from '../back-room/back-room';
import type { Patience } from '../back-room/job-queue';
import { isLaid, keepLaid } from '../game/laying';

/** Has a mission laid in the back room, so that a game of it begins at once; says why that came to nothing. */
export async function layAhead(
  mission: Mission,
  people: number,
  room: BackRoom,
  patience?: Partial<Patience>,
): Promise<'cancelled' | StartProblem | undefined> {
  if (isLaid(mission, people)) return undefined;
  const laying = await room.ask('lay', { mission, people }, patience);
  if (laying.ok) {
    keepLaid(mission, people, laying.answer);
    return undefined;
  }
  if (laying.why === 'cancelled') return 'cancelled';
  return { code: laying.why === 'too-long' ? 'laying-too-long' : 'laying-failed', parameters: {} };
}
