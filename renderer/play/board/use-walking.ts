import { useCallback, useEffect, useState } from 'react';
import type { Walk } from '../../../engine';
import type { Moment } from '../../game/moment';
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
  const [under, setUnder] = useState<{ readonly walking: Walking; readonly at: Moment }>();
  // Not if somebody has done something else meanwhile, or there is something to be seen.
  const isWalking = under !== undefined && under.at === moment && !isWatching;
  useEffect(() => {
    if (!under) return undefined;
    const step = () => {
      const next = isWalking ? nextStep(moment, under.walking) : undefined;
      if (!next) return setUnder(undefined);
      sitting.take({ action: next.action });
      const { at } = sitting.game.store.getState();
      setUnder(!isStartled(at) && nextStep(at, next.then) ? { walking: next.then, at } : undefined);
    };
    const timer = setTimeout(step, isWalking && !isHurried ? STEP_MS : 0);
    return () => clearTimeout(timer);
  }, [under, isWalking, moment, sitting, isHurried]);
  const walk = useCallback(
    (way: Walk) => {
      const { at } = sitting.game.store.getState();
      setUnder({ walking: setOut(at, way), at });
    },
    [sitting],
  );
  const stop = useCallback(() => setUnder(undefined), []);
  return { isWalking, walk, stop };
}
