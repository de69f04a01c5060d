import { useLayoutEffect, useRef, useState } from 'react';
import type { Stood } from '../../../drawing/board/standing';
import { pieceStamp } from '../../../drawing/board/tokens';
import { middleOf } from '../../../drawing/box';
import { type GameEvent, type UoaEvent, ZOMBIES, type Zombie } from '../../../engine';
import type { Language } from '../../../languages';
import type { Speed } from '../../game/sitting';
import { zombiePiece, zoneNumber } from '../../game/spots';
import { useSessionState } from '../../session/session-context';
import { createMotion, type Motion, type Passing } from './motion';
import { useReducedMotion } from './reduced-motion';
import type { BoardScene } from './use-scene';

/** Milliseconds that a piece is on its way. */
const GLIDE: Readonly<Record<Speed, number>> = { slow: 700, normal: 380, fast: 200, 'at-once': 160 };

/** Sets pieces in motion whenever they stand elsewhere than before. */
export function useMotion(scene: BoardScene): Motion {
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

/** The zombies that go from zone to zone just now. */
function passingIn(
  { event, seen: { table }, stood, ground }: BoardScene,
  before: ReadonlyMap<string, Stood>,
  language: Language,
): Passing | undefined {
  const going = event && goingIn(event);
  if (!going) return undefined;
  const { zombie, count } = going;
  const kind = ZOMBIES.indexOf(zombie);
  const pieceIn = (id: string) => zombiePiece(zoneNumber(table, id), kind);
  const into = pieceIn(going.to);
  const to = stood.get(into);
  const outset = ground.boxOf(zoneNumber(table, going.from));
  const from = before.get(pieceIn(going.from))?.at ?? (outset && middleOf(outset));
  if (!to || !from) return undefined;
  return {
    stamp: pieceStamp({ kind: 'zombie', zombie, count }, false, to.scale, language),
    from,
    to: to.at,
    into,
  };
}

function goingIn(event: GameEvent): { zombie: Zombie; count: number; from: string; to: string } | undefined {
  const told = event as UoaEvent;
  if (told.type !== 'zombies-move') return undefined;
  return { zombie: told.kind as Zombie, count: told.count, from: told.from, to: told.to };
}
