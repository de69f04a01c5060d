import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { Point } from '../../../drawing/scene';
import { onTable } from '../../document/viewport';
import { useSitting } from '../../session/game-context';
import { useSessionState } from '../../session/session-context';
import { useTab } from '../../session/tab-context';
import { useDropTarget } from '../cards/drop-targets';
import { useCardHand } from '../cards/hand-context';
import { pieceAt } from './piece-at';
import { isPointedAt, nowhere } from './pointed';
import { attachTablePointer } from './table-pointer';
import type { BoardInSight } from './use-board-in-sight';
import type { BoardPointer } from './use-board-pointer';

/** A mouse, a finger or a pen at the board: it points, clicks, carries whoever acts, and lets cards go there. */
export function useBoardHand(
  frame: RefObject<HTMLDivElement | null>,
  { ground, stood, event }: BoardInSight,
  pointer: BoardPointer,
  isHeld: RefObject<boolean>,
): void {
  const [{ view }, sitting, cards] = [useTab(), useSitting(), useCardHand()];
  const language = useSessionState((state) => state.language);
  const { pointed } = pointer;
  const whatIsAt = (at: Point) => {
    const zone = ground.zoneAt(at);
    return zone === undefined ? undefined : { zone, piece: pieceAt(at, zone, stood, language) };
  };

  const pointTo = (at: Point | undefined, hasMoved: boolean) => {
    const there = at && whatIsAt(at);
    // A board panned by key moves under a resting mouse; that must not change what is pointed at.
    if (pointed.getState().isByKeys && (!there || !hasMoved)) return;
    pointed.setState(there ? { ...nowhere, ...there } : nowhere);
  };
  const point = useEffectEvent(pointTo);
  const click = useEffectEvent((at: Point) => {
    if (event) return sitting.nextScene();
    const there = whatIsAt(at);
    if (there) pointer.turnTo(there.zone, there.piece);
  });
  // Whoever watches, or walks, only ends that; and what is impossible is said at once.
  const isShown = useEffectEvent((at: Point): boolean => {
    const there = whatIsAt(at);
    const click = there && pointer.clickAt(there.zone, there.piece);
    if (!there || !click || click.is === 'refused') return true;
    return isPointedAt(pointed.getState(), there.zone, there.piece);
  });
  const takesUp = useEffectEvent((at: Point) => pointer.canCarry(whatIsAt(at)?.piece));
  const carry = useEffectEvent((at: Point) => {
    const zone = ground.zoneAt(at);
    pointed.setState({ ...nowhere, zone, isCarrying: true });
  });
  const putDown = useEffectEvent((at: Point | undefined) => {
    const zone = at && ground.zoneAt(at);
    pointed.setState(nowhere);
    if (zone !== undefined) pointer.letGoIn(zone);
  });
  useEffect(() => {
    if (!frame.current) return undefined;
    return attachTablePointer(frame.current, view, {
      point: (at, hasMoved) => point(at, hasMoved),
      click: (at) => click(at),
      isShown: (at) => isShown(at),
      takesUp: (at) => takesUp(at),
      carry: (at) => carry(at),
      putDown: (at) => putDown(at),
      hold: (held) => {
        isHeld.current = held;
      },
    });
  }, [frame, view, isHeld]);

  const placeOf = (x: number, y: number): Point => {
    const { left, top } = frame.current?.getBoundingClientRect() ?? { left: 0, top: 0 };
    return onTable(view.store.getState().viewport, [x - left, y - top]);
  };
  useDropTarget(frame, {
    over: (card, x, y) => {
      cards.carry(card);
      if (cards.store.getState().carried) pointTo(placeOf(x, y), true);
    },
    leave: () => {
      cards.carry(undefined);
      pointed.setState(nowhere);
    },
    drop: (_, x, y) => {
      const there = whatIsAt(placeOf(x, y));
      const { carried } = cards.store.getState();
      pointed.setState(nowhere);
      if (there && carried) {
        const click = pointer.clickAt(there.zone, there.piece);
        // What is asked is asked of that card.
        if (click?.is === 'asked') sitting.pick(carried);
        if (click) pointer.turnTo(there.zone, there.piece);
      }
      cards.carry(undefined);
    },
  });
}
