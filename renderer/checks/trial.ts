import { type StartProblem, systemOf } from '../../engine';
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

/** Missions are half drawn most of the time, so a failing trial game must not crash the window. */
export function tried(laid: LaidOut, survivors: number): Trial {
  // A board that cannot be is never set up; what is wrong with it is said already.
  if (hasErrors(laid)) return {};
  try {
    return trialOf(laid.mission, survivors);
  } catch {
    return { stumbled: true };
  }
}

function trialOf(mission: Mission, survivors: number): Trial {
  const system = systemOf(mission.system);
  const started = system.start.prepare(mission)({ seed: 'checks', count: survivors });
  const measured = system.measure(mission, survivors);
  return {
    ...('problem' in started && { refused: started.problem }),
    ...('facts' in measured && { facts: measured.facts }),
  };
}
