import { useLayoutEffect, useRef, useState } from 'react';
import type { Stood } from '../../../drawing/board/standing';
import { pieceStamp } from '../../../drawing/board/tokens';
import { middleOf } from '../../../drawing/box';
import { drawingOf } from '../../../drawing/systems';
import { systemIn } from '../../../engine';
import type { Language } from '../../../languages';
import { useSessionState } from '../../session/session-context';
import type { Effects } from './effects';
import { createMotion, type Glide, type Motion } from './motion';
import { glideAt, type ScenePace } from './pace';
import { useReducedMotion } from './reduced-motion';
import type { BoardInSight } from './use-board-in-sight';

/** Sets pieces in motion whenever they stand elsewhere than before, and dice that decide it lie still. */
export function useMotion(scene: BoardInSight, pace: ScenePace | undefined, effects: Effects): Motion {
  const [motion] = useState(createMotion);
  const language = useSessionState((state) => state.language);
  const speed = useSessionState(({ habits }) => habits.speed);
  const isStill = useReducedMotion();
  const before = useRef<ReadonlyMap<string, Stood>>(undefined);
  const { stood, ground } = scene;
  const { glides, waits } = pace ?? { glides: glideAt(speed), waits: 0 };
  useLayoutEffect(() => {
    const stampOf = ({ figure, raised, scale }: Stood) => pieceStamp(figure, raised, scale, language);
    const was = before.current;
    before.current = stood;
    const now = performance.now();
    motion.aim([...stood.values()], stampOf, {
      now,
      // Who has just sat down finds everything in its place.
      lasts: isStill || !was ? 0 : glides,
      waits: isStill || !was ? 0 : Math.max(waits, effects.rollsFor(now)),
      gliding: was ? glidesIn(scene, was, language) : [],
      wayOf: (one, at) => ground.wayBetween({ zone: was?.get(one.id)?.zone ?? one.zone, at }, one),
    });
  }, [motion, effects, scene, stood, ground, language, glides, waits, isStill]);
  return motion;
}

/** Those who go from zone to zone just now, and are counted with others before and after. */
function glidesIn(
  { events, seen, stood, ground }: BoardInSight,
  before: ReadonlyMap<string, Stood>,
  language: Language,
): readonly Glide[] {
  const drawing = drawingOf(seen.table.mission.file.system);
  return events.flatMap((event): Glide[] => {
    const going = systemIn(seen).show.passing(event, seen);
    // A piece of its own goes by itself.
    if (!going || going.leaves === going.joins) return [];
    const to = stood.get(going.joins);
    const outset = ground.boxOf(going.from);
    const from = before.get(going.leaves)?.at ?? (outset && middleOf(outset));
    if (!to || !from) return [];
    const way = ground.wayBetween({ zone: going.from, at: from }, { zone: going.to, at: to.at });
    const stamp = pieceStamp(drawing.figureOf(going.look), false, to.scale, language);
    return [{ stamp, way, leaves: going.leaves, into: going.joins }];
  });
}
