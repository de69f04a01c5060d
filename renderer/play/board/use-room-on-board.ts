import { useLayoutEffect, useRef, useState } from 'react';
import type { Box } from '../../../drawing/box';
import type { Point } from '../../../drawing/scene';
import type { Size } from '../../../engine';
import { boxOnScreen } from '../../canvas/beside';
import { pictureOf } from '../../game/picture';
import { useSeen } from '../../session/game-context';
import { useSessionState } from '../../session/session-context';
import { useTab } from '../../session/tab-context';
import { boardGeometry } from './board-geometry';
import { boardOfGame } from './focus';
import { roomFor, roomOnBoard } from './room';

/** Finds room on the board for what opens beside it; in pixels of the window. */
export type FindRoom = (wanted: {
  readonly size: Size;
  /** What it opens from. */
  readonly near: Element;
  /** Where it may lie; all over the board, if nothing is said, or further down if it is higher than that. */
  readonly within?: Box;
}) => Point | undefined;

/** Room that hides none of these zones, as near as can be to what was pressed. */
export function useRoomOnBoard(zones: readonly number[]): FindRoom {
  const [seen, { view }] = [useSeen(), useTab()];
  const language = useSessionState((state) => state.language);
  return ({ size, near, within }) => {
    const board = boardOfGame()?.getBoundingClientRect();
    if (!board) return undefined;
    const ground = boardGeometry(seen.table, pictureOf(seen).lying, language);
    const { viewport } = view.store.getState();
    const about = zones
      .map((zone) => ground.boxOf(zone))
      .filter((box) => box !== undefined)
      .map((box) => boxOnScreen(viewport, box))
      .map(([x, y, width, height]): Box => [x + board.x, y + board.y, width, height]);
    return roomFor({
      size,
      within: within ?? roomOnBoard(boxOf(board), size, window.innerHeight),
      near: boxOf(near.getBoundingClientRect()),
      beneath: { about },
    }).at;
  };
}

function boxOf({ x, y, width, height }: DOMRect): Box {
  return [x, y, width, height];
}

/** The same for a popover, whose size is guessed: it stands with its foot on the place that was found. */
export function useAnchorOnBoard(
  zones: readonly number[],
  near: () => Element | null,
  size: Size,
): { readonly current: { getBoundingClientRect: () => DOMRect } } {
  const findRoom = useRoomOnBoard(zones);
  const find = useRef(() => new DOMRect());
  useLayoutEffect(() => {
    find.current = () => {
      const from = near();
      const at = from && findRoom({ size, near: from });
      if (!at) return from?.getBoundingClientRect() ?? new DOMRect();
      return new DOMRect(at[0], at[1] + size[1], size[0], 0);
    };
  });
  const [anchor] = useState(() => ({ current: { getBoundingClientRect: () => find.current() } }));
  return anchor;
}
