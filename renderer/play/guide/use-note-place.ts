import { type RefObject, useLayoutEffect, useRef } from 'react';
import { around, type Box, hiddenBy } from '../../../drawing/box';
import type { Size } from '../../../engine';
import { boxOnScreen } from '../../canvas/beside';
import { pictureOf } from '../../game/picture';
import { useMoment, useSeen } from '../../session/game-context';
import { useSessionState } from '../../session/session-context';
import { useTab } from '../../session/tab-context';
import { boardGeometry } from '../board/board-geometry';
import { boardOfGame } from '../board/focus';
import { lightsAt, noLights } from '../board/lights';
import { type Room, roomFor } from '../board/room';
import type { SpokenOf } from './spoken-of';

/** Frames between one look at the window and the next: nothing that the note gives way to moves faster. */
const EVERY = 10;

/** As narrow as the room beside a board, as wide as that above it, or as low as cards that are not there. */
const SHAPES = ['tall', 'wide', 'low'] as const;

/** What can be pressed, and what else is said just now; an empty place for a card is neither. */
const MATTERS = [
  'button:not(.slot-empty[aria-disabled="true"]), select, input, a, [role="slider"], [data-about]',
  '.play-note:not(:empty), .menu, [role="dialog"]',
].join();

/** Beside so much it is tried: most of what is on a small board. */
const TRIES = 16;

/** Pixels between a thing and the ring around it. */
const AIR = 4;

interface Placed {
  readonly note: RefObject<HTMLElement | null>;
  readonly ring: RefObject<HTMLElement | null>;
  readonly spoken: SpokenOf;
}

/** Lays a note beside what it speaks of, and again when that moves or something opens below it; otherwise it stays. */
export function useNotePlace({ note, ring, spoken }: Placed): void {
  const [moment, seen, { view }] = [useMoment(), useSeen(), useTab()];
  const language = useSessionState((state) => state.language);
  /** What it was laid beside: what is watched goes on below it. */
  const last = useRef('');
  useLayoutEffect(() => {
    const ground = boardGeometry(seen.table, pictureOf(seen).lying, language);
    // What stands or lies there wants to be seen, and what is lit to be clicked.
    const { pieces } = pictureOf(seen);
    const taken = pieces.map(({ zone }) => zone);
    const lit = [...(moment.seen === seen ? lightsAt(moment, undefined) : noLights).zones.keys()];
    const zonesOnScreen = (zones: readonly number[]): Box[] => {
      const board = boardOfGame()?.getBoundingClientRect();
      const { viewport } = view.store.getState();
      if (!board) return [];
      return zones.flatMap((zone) => {
        const box = ground.boxOf(zone);
        if (!box) return [];
        const [x, y, width, height] = boxOnScreen(viewport, box);
        return [[x + board.x, y + board.y, width, height] as const];
      });
    };
    const look = () => {
      const [element, within] = [
        note.current,
        document.querySelector('.play-middle')?.getBoundingClientRect(),
      ];
      if (!element || !within) return;
      const about = [...boxesOf(spoken.selector), ...zonesOnScreen(spoken.zones)];
      lie(ring.current, spoken.zones.length > 1 ? undefined : around(about));
      const beneath = {
        about,
        // What is on the board first: there is most of the room, and beside it notes are tried.
        matters: [...zonesOnScreen([...new Set([...lit, ...taken])]), ...boxesOf(MATTERS, element)],
        lit: zonesOnScreen(ground.zones),
      };
      const now = JSON.stringify([about, within, element.textContent]);
      const own = boxOf(element);
      if (now === last.current && hiddenBy([...about, ...beneath.matters], own) === 0) return;
      last.current = now;
      const near = around(about);
      const places = SHAPES.map((shape) => {
        element.dataset['shape'] = shape;
        const size: Size = [element.offsetWidth, element.offsetHeight];
        return { shape, room: roomFor({ size, within: boxFrom(within), beneath, near, tries: TRIES }) };
      });
      const best = places.reduce((one, other) => (other.room.cost < one.room.cost ? other : one));
      element.dataset['shape'] = best.shape;
      moveTo(element, best.room);
    };
    let frame = 0;
    let count = 0;
    const follow = () => {
      if (count++ % EVERY === 0) look();
      frame = requestAnimationFrame(follow);
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [note, ring, spoken, moment, seen, view, language]);
}

function moveTo({ style }: HTMLElement, { at: [x, y] }: Room): void {
  style.translate = `${Math.round(x)}px ${Math.round(y)}px`;
}

function lie(ring: HTMLElement | null, box: Box | undefined): void {
  if (!ring) return;
  ring.hidden = box === undefined;
  if (!box) return;
  const [x, y, width, height] = box;
  ring.style.translate = `${x - AIR}px ${y - AIR}px`;
  ring.style.width = `${width + 2 * AIR}px`;
  ring.style.height = `${height + 2 * AIR}px`;
}

/** Of all that can be seen of these, but for what belongs to the note itself. */
function boxesOf(selector: string | undefined, own?: Element): readonly Box[] {
  if (selector === undefined) return [];
  return [...document.querySelectorAll(selector)]
    .filter((one) => !own?.contains(one) && one.checkVisibility({ opacityProperty: true }))
    .map(boxOf);
}

function boxOf(element: Element): Box {
  return boxFrom(element.getBoundingClientRect());
}

function boxFrom({ x, y, width, height }: DOMRect): Box {
  return [x, y, width, height];
}
