import { type StartOptions, type StartProblem, undeadOrAliveGames } from '../../engine';
import type { Mission } from '../../schemas';
import type { BackRoom, Patience } from '../back-room/back-room';

type Starter = ReturnType<typeof undeadOrAliveGames.prepare>;
type Laid = ReturnType<typeof undeadOrAliveGames.lay>;

/** To lay out a board takes time; a mission that stays the same is laid out once for each size of posse. */
const starters = new WeakMap<Mission, Map<number, Starter>>();

/** Games of a mission for as many survivors; one that nobody has laid yet is laid now. */
export function starterOf(mission: Mission, options: StartOptions): Starter {
  const survivors = undeadOrAliveGames.survivors(options);
  return (
    starters.get(mission)?.get(survivors) ??
    keep(mission, survivors, undeadOrAliveGames.lay(mission, survivors))
  );
}

export function isLaid(mission: Mission, survivors: number): boolean {
  return starters.get(mission)?.has(survivors) === true;
}

/** Has a mission laid in the back room, so that a game of it begins at once; says why that came to nothing. */
export async function layAhead(
  mission: Mission,
  survivors: number,
  room: BackRoom,
  patience?: Patience,
): Promise<'cancelled' | StartProblem | undefined> {
  if (isLaid(mission, survivors)) return undefined;
  const laying = await room.ask('lay', { mission, survivors }, patience);
  if (laying.ok) {
    keep(mission, survivors, laying.answer);
    return undefined;
  }
  if (laying.why === 'cancelled') return 'cancelled';
  return { code: laying.why === 'too-long' ? 'laying-too-long' : 'laying-failed', parameters: {} };
}

function keep(mission: Mission, survivors: number, laid: Laid): Starter {
  const starter: Starter = 'problem' in laid ? () => laid : undeadOrAliveGames.gamesOn(laid);
  const known = starters.get(mission) ?? new Map<number, Starter>();
  starters.set(mission, known.set(survivors, starter));
  return starter;
}
