import { type StartOptions, undeadOrAliveGames } from '../../engine';
import type { Mission } from '../../schemas';

type Starter = ReturnType<typeof undeadOrAliveGames.prepare>;
export type Laid = ReturnType<typeof undeadOrAliveGames.lay>;

/** To lay out a board takes time; a mission that stays the same is laid out once for each size of posse. */
const starters = new WeakMap<Mission, Map<number, Starter>>();

/** Games of a mission for as many survivors; one that nobody has laid yet is laid now. */
export function starterOf(mission: Mission, options: StartOptions): Starter {
  const survivors = undeadOrAliveGames.survivors(options);
  return (
    starters.get(mission)?.get(survivors) ??
    keepLaid(mission, survivors, undeadOrAliveGames.lay(mission, survivors))
  );
}

export function isLaid(mission: Mission, survivors: number): boolean {
  return starters.get(mission)?.has(survivors) === true;
}

/** One that has been laid elsewhere. */
export function keepLaid(mission: Mission, survivors: number, laid: Laid): Starter {
  const starter: Starter = 'problem' in laid ? () => laid : undeadOrAliveGames.gamesOn(laid);
  const known = starters.get(mission) ?? new Map<number, Starter>();
  starters.set(mission, known.set(survivors, starter));
  return starter;
}
