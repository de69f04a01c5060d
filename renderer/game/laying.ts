import {
  type AnyGame,
  type AnyLaid,
  type Starter,
  type StartOptions,
  type StartProblem,
  systemOf,
} from '../../engine';
import type { Mission } from '../../schemas';

/** What comes of laying a mission, wherever that was done. */
export type LaidOrRefused = AnyLaid | { readonly problem: StartProblem };
type MissionStarter = Starter<AnyGame>;

/** To lay out a board takes time; a mission that stays the same is laid out once for each size of posse. */
const starters = new WeakMap<Mission, Map<number, MissionStarter>>();

/** Games of a mission for as many people; one that nobody has laid yet is laid now. */
export function starterOf(mission: Mission, options: StartOptions): MissionStarter {
  const { start } = systemOf(mission.system);
  const people = start.howMany(options);
  return starters.get(mission)?.get(people) ?? keepLaid(mission, people, start.lay(mission, people));
}

export function isLaid(mission: Mission, people: number): boolean {
  return starters.get(mission)?.has(people) === true;
}

/** One that has been laid elsewhere. */
export function keepLaid(mission: Mission, people: number, laid: LaidOrRefused): MissionStarter {
  const starter: MissionStarter =
    'problem' in laid ? () => laid : systemOf(mission.system).start.gamesOn(laid);
  const known = starters.get(mission) ?? new Map<number, MissionStarter>();
  starters.set(mission, known.set(people, starter));
  return starter;
}
