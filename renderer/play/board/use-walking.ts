import { useCallback, useEffect, useState } from 'react';
import type { Walk } from '../../../engine';
import { isStartled, nextStep, setOut, type Walking } from '../../game/walking';
import { useGameState, useSitting, useSittingState } from '../../session/game-context';

/** Between two steps: as long as a piece glides. */
const STEP_MS = 260;

export interface WalkingHand {
  readonly isWalking: boolean;
  readonly walk: (walk: Walk) => void;
  readonly stop: () => void;
}

/** Walks zone by zone, so that one sees where; whatever comes into the way ends it. */
export function useWalking(isHurried: boolean): WalkingHand {
  const sitting = useSitting();
  const moment = useGameState(({ at }) => at);
  const isWatching = useSittingState(({ watching }) => watching !== undefined);
  const [walking, setWalking] = useState<Walking>();
  const [last, setLast] = useState(moment);
  useEffect(() => {
    if (!walking) return undefined;
    // Somebody has done something else meanwhile, or there is something to be seen.
    const next = moment === last && !isWatching ? nextStep(moment, walking) : undefined;
    if (!next) {
      setWalking(undefined);
      return undefined;
    }
    const step = () => {
      sitting.take({ action: next.action });
      const { at } = sitting.game.store.getState();
      setLast(at);
      setWalking(isStartled(at) ? undefined : next.then);
    };
    const timer = setTimeout(step, isHurried ? 0 : STEP_MS);
    return () => clearTimeout(timer);
  }, [walking, moment, last, isWatching, sitting, isHurried]);
  const walk = useCallback(
    (way: Walk) => {
      const { at } = sitting.game.store.getState();
      setLast(at);
      setWalking(setOut(at, way));
    },
    [sitting],
  );
  const stop = useCallback(() => setWalking(undefined), []);
  return { isWalking: walking !== undefined, walk, stop };
}
