import { useEffect, useState } from 'react';
import type { StartProblem } from '../../../engine';
import type { Mission } from '../../../schemas';
import { isLaid } from '../../game/laying';
import { layAhead } from '../../session/lay-ahead';
import { useSession } from '../../session/session-context';

/** How far the table is laid for a game that has not begun. */
interface Laying {
  readonly isLaid: boolean;
  /** Why it never will be. */
  readonly problem: StartProblem | undefined;
  /** From 0 to 1. */
  readonly done: number;
}

/** As long as nobody knows better. */
export const unlaid: Laying = { isLaid: false, problem: undefined, done: 0 };

interface Came {
  readonly mission: Mission;
  readonly people: number;
  readonly problem: StartProblem | undefined;
}

/** Has a mission laid while its players are still being chosen; whoever turns to something else does not wait for it. */
export function useLaying(mission: Mission, people: number | undefined): Laying {
  const { backRoom } = useSession();
  const [came, setCame] = useState<Came>();
  const [done, setDone] = useState(0);
  useEffect(() => {
    if (people === undefined || isLaid(mission, people)) return;
    const leave = new AbortController();
    const lay = async () => {
      const problem = await layAhead(mission, people, backRoom, {
        signal: leave.signal,
        report: (part, of) => setDone(part / of),
      });
      if (problem !== 'cancelled') setCame({ mission, people, problem });
    };
    void lay();
    return () => {
      leave.abort();
      setDone(0);
    };
  }, [mission, people, backRoom]);
  const isThis = came?.mission === mission && came.people === people;
  return {
    isLaid: people !== undefined && isLaid(mission, people),
    problem: isThis ? came.problem : undefined,
    done,
  };
}
