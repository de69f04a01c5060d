import { limits, missionFacts, type StartProblem, undeadOrAliveGames } from '../../engine';
import type { Mission, MissionFacts } from '../../schemas';
import { hasErrors, type LaidOut } from '../document/laid-out';

/** What comes of trying to begin a game of a mission, and of measuring it. */
export interface Trial {
  /** Why no game of it would begin. */
  readonly refused?: StartProblem;
  /** Nothing of a mission that cannot be measured. */
  readonly facts?: MissionFacts;
  /** It could not even be tried. */
  readonly stumbled?: true;
}

/** A mission is half drawn most of the time: that a game of it cannot even be tried must not end the window. */
export function tried(laid: LaidOut): Trial {
  // A board that cannot be is never set up; what is wrong with it is said already.
  if (hasErrors(laid)) return {};
  try {
    return trialOf(laid.mission);
  } catch {
    return { stumbled: true };
  }
}

function trialOf(mission: Mission): Trial {
  const survivors = survivorsOf(mission);
  const started = undeadOrAliveGames.prepare(mission)({ seed: 'checks', count: survivors });
  const measured = missionFacts(mission, survivors);
  return {
    ...('problem' in started && { refused: started.problem }),
    ...('facts' in measured && { facts: measured.facts }),
  };
}

/** As many as play usually, if the mission is for as many. */
function survivorsOf({ players }: Mission): number {
  const { usual, fewest, most } = limits.survivors;
  return Math.max(fewest, players?.min ?? fewest, Math.min(usual, players?.max ?? most));
}
