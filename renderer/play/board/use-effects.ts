import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Stood } from '../../../drawing/board/standing';
import type { GameEvent } from '../../../engine';
import { isFree } from '../../game/choices';
import type { Moment } from '../../game/moment';
import { sinceFree } from '../../game/outcome';
import { isWorthWatching } from '../../game/sitting';
import { useIsPiloted, useMoment, useSittingState } from '../../session/game-context';
import { useSessionState } from '../../session/session-context';
import { createEffects, type EffectPace, type Effects, effectPace } from './effects';
import { flashesOf } from './flashing';
import { type ScenePace, speedOf } from './pace';
import { useReducedMotion } from './reduced-motion';
import { throwsOf } from './throws';
import type { BoardInSight } from './use-board-in-sight';

/** Has dice fall and pictures flash up for what happens just now; any click or key passes on. */
export function useEffects(scene: BoardInSight, pace: ScenePace | undefined, redraw: () => void): Effects {
  const [effects] = useState(createEffects);
  const [moment, isPiloted] = [useMoment(), useIsPiloted()];
  const watching = useSittingState((state) => state.watching);
  const isDone = useSittingState(({ done }) => done === moment);
  const speed = speedOf(
    watching,
    useSessionState(({ habits }) => habits.speed),
  );
  const isStill = useReducedMotion();
  const shown = useRef(moment);
  const stoodBefore = useRef<ReadonlyMap<string, Stood>>(scene.stood);
  useLayoutEffect(() => {
    const { seen, ground, stood, events, event } = scene;
    const since = isDone && !isPiloted ? momentsAfter(shown.current, moment) : [];
    const wanted = event ? events : since.flatMap(({ events: made }) => made);
    const loud = event || speed !== 'at-once' ? wanted : wanted.filter((one) => isGrave(one, moment));
    // Who is gone is marked where they were.
    const everybody = new Map([...stoodBefore.current, ...stood]);
    [shown.current, stoodBefore.current] = [moment, stood];
    const thrown = event ? events : isDone && !isPiloted ? unwatched(sinceFree(moment)) : [];
    const whole = effectPace(speed, isStill);
    effects.aim({
      throws: throwsOf(thrown, seen),
      flashes: flashesOf(loud, { seen, ground, stood: everybody }),
      now: performance.now(),
      pace: pace ? withinScene(whole, pace) : whole,
      stays: event === undefined && seen.decision !== undefined && !isFree(seen),
      watching,
    });
    redraw();
  }, [effects, scene, watching, pace, moment, isDone, isPiloted, speed, isStill, redraw]);
  useEffect(() => {
    const pass = () => {
      effects.passOn(performance.now());
      redraw();
    };
    for (const kind of ['pointerdown', 'keydown'] as const)
      window.addEventListener(kind, pass, { capture: true });
    return () => {
      for (const kind of ['pointerdown', 'keydown'] as const)
        window.removeEventListener(kind, pass, { capture: true });
    };
  }, [effects, redraw]);
  return effects;
}

/** What is watched goes on to the next scene, whether anything still falls or flashes. */
function withinScene(whole: EffectPace, { waits, lasts }: ScenePace): EffectPace {
  return { ...whole, rolls: Math.min(whole.rolls, waits), flashes: Math.min(whole.flashes, lasts) };
}

/** More moments than decide themselves at once were gone to, and not made. */
const MOST = 12;

function momentsAfter(before: Moment, now: Moment): readonly Moment[] {
  const made: Moment[] = [];
  for (let one: Moment | undefined = now; one && one !== before; one = one.after) {
    if (made.length === MOST) return [];
    made.unshift(one);
  }
  return made;
}

function unwatched(moments: readonly Moment[]): readonly GameEvent[] {
  return moments.filter((one) => !isWorthWatching(one)).flatMap(({ events }) => events);
}

function isGrave(event: GameEvent, { system }: Moment): boolean {
  return system.play.event(event).weight === 'grave';
}
