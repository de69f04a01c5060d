import { type StartProblem } from '../../engine';
import type { Mission } from '../../schemas';
import type { BackRoom } from '../back-room/back-room';
import type { Patience } from '../back-room/lane';
import { isLaid, keepLaid } from '../game/laying';

/** Has a mission laid in the back room, so that a game of it begins at once; says why that came to nothing. */
export async function layAhead(
  mission: Mission,
  survivors: number,
  room: BackRoom,
  patience?: Partial<Patience>,
): Promise<'cancelled' | StartProblem | undefined> {
  if (isLaid(mission, survivors)) return undefined;
  const laying = await room.ask('lay', { mission, survivors }, patience);
  if (laying.ok) {
    keepLaid(mission, survivors, laying.answer);
    return undefined;
  }
  if (laying.why === 'cancelled') return 'cancelled';
  return { code: laying.why === 'too-long' ? 'laying-too-long' : 'laying-failed', parameters: {} };
}
