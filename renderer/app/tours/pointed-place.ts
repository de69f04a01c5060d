import type { Language } from '../../../languages';
import { laidOut } from '../../document/laid-out';
import type { Tab } from '../../document/tab';
import { onScreen } from '../../document/viewport';
import { boxOfParts } from '../../tools/geometry/boxes';
import type { Pointer } from '../../tours/tour';

/** A place in the window, in pixels. */
export interface PointedPlace {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Where the first of these is that can be seen; where that is folded away, what unfolds it. */
export function placeOf(
  pointers: readonly Pointer[],
  tab: Tab,
  language: Language,
): PointedPlace | undefined {
  for (const pointer of pointers) {
    const place = 'parts' in pointer ? onBoard(pointer, tab, language) : inWindow(selectorsOf(pointer));
    if (place) return place;
  }
  return inWindow(WAYS_THERE);
}

/** What a step at the mission speaks of is out of sight while a game is played, and the other way round. */
const WAYS_THERE = ['[data-action="play.return"]', '[data-action="play.play"]'];

/** Brings what is pointed at into what is in sight of its list, or of the board. */
export function reveal(pointers: readonly Pointer[], tab: Tab, language: Language): void {
  for (const pointer of pointers) {
    if ('parts' in pointer) {
      const box = boxOf(pointer, tab, language);
      if (!box) continue;
      tab.view.reveal(box);
      return;
    }
    const element = elementAt(selectorsOf(pointer));
    if (element) return element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }
}

type InWindow = Exclude<Pointer, { readonly parts: unknown }>;

/** What is on a table, only notes of a guide speak of, which find it themselves. */
function selectorsOf(pointer: InWindow): readonly string[] {
  if ('action' in pointer) return [`[data-action="${pointer.action}"]`];
  if ('palette' in pointer)
    return [`[data-item="${CSS.escape(pointer.palette)}"]`, '[data-action="panel.palette"]'];
  if ('panel' in pointer)
    return [`[data-panel="${CSS.escape(pointer.panel)}"]`, '[data-action="panel.properties"]'];
  return 'control' in pointer ? [`[data-control="${pointer.control}"]`] : [];
}

function inWindow(selectors: readonly string[]): PointedPlace | undefined {
  return elementAt(selectors)?.getBoundingClientRect();
}

/** The first that takes room: what is folded away takes none. */
function elementAt(selectors: readonly string[]): Element | undefined {
  return selectors
    .flatMap((selector) => [...document.querySelectorAll(selector)])
    .find((element) => element.getClientRects().length > 0);
}

type OnBoard = Extract<Pointer, { readonly parts: unknown }>;

function boxOf({ parts }: OnBoard, tab: Tab, language: Language) {
  const mission = tab.document.store.getState().history.now;
  return boxOfParts(laidOut(mission), parts(mission), language);
}

function onBoard(pointer: OnBoard, tab: Tab, language: Language): PointedPlace | undefined {
  const board = document.querySelector('.editor-canvas-frame, .play-board-frame')?.getBoundingClientRect();
  const box = boxOf(pointer, tab, language);
  if (!board || !box) return undefined;
  const { viewport } = tab.view.store.getState();
  const [left, top] = onScreen(viewport, [box[0], box[1]]);
  return {
    left: board.left + left,
    top: board.top + top,
    width: box[2] * viewport.scale,
    height: box[3] * viewport.scale,
  };
}
