import { useLayoutEffect, useRef, useState } from 'react';
import type { Stood } from '../../../drawing/board/standing';
import { pieceStamp } from '../../../drawing/board/tokens';
import { middleOf } from '../../../drawing/box';
import { drawingOf } from '../../../drawing/systems';
import { systemIn } from '../../../engine';
import type { Language } from '../../../languages';
import type { Speed } from '../../game/sitting';
import { useSessionState } from '../../session/session-context';
import { createMotion, type Motion, type Passing } from './motion';
import { useReducedMotion } from './reduced-motion';
import type { BoardInSight } from './use-board-in-sight';

/** Milliseconds that a piece is on its way. */
const GLIDE: Readonly<Record<Speed, number>> = { slow: 700, normal: 380, fast: 200, 'at-once': 160 };

/** Sets pieces in motion whenever they stand elsewhere than before. */
export function useMotion(scene: BoardInSight): Motion {
  const [motion] = useState(createMotion);
  const language = useSessionState((state) => state.language);
  const speed = useSessionState(({ habits }) => habits.speed);
  const isStill = useReducedMotion();
  const before = useRef<ReadonlyMap<string, Stood>>(undefined);
  const { stood } = scene;
  useLayoutEffect(() => {
    const stampOf = ({ figure, raised, scale }: Stood) => pieceStamp(figure, raised, scale, language);
    const was = before.current;
    before.current = stood;
    motion.aim([...stood.values()], stampOf, {
      now: performance.now(),
      // Who has just sat down finds everything in its place.
      lasts: isStill || !was ? 0 : GLIDE[speed],
      passing: was && passingIn(scene, was, language),
    });
  }, [motion, scene, stood, language, speed, isStill]);
  return motion;
}

/** Those who go from zone to zone just now. */
function passingIn(
  { event, seen, stood, ground }: BoardInSight,
  before: ReadonlyMap<string, Stood>,
  language: Language,
): Passing | undefined {
  const going = event && systemIn(seen).show.passing(event, seen);
  if (!going) return undefined;
  const to = stood.get(going.joins);
  const outset = ground.boxOf(going.from);
  const from = before.get(going.leaves)?.at ?? (outset && middleOf(outset));
  if (!to || !from) return undefined;
  const figure = drawingOf(seen.table.mission.file.system).figureOf(going.look);
  return { stamp: pieceStamp(figure, false, to.scale, language), from, to: to.at, into: going.joins };
}
