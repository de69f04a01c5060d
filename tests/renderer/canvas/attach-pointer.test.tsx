import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { attachPointer, type BoardMenuPlace } from '../../../renderer/canvas/attach-pointer';
import { createPointedPart } from '../../../renderer/canvas/pointed';
import type { Brush } from '../../../renderer/tools/brush';
import { missionOn, objective } from '../../helpers/small-missions';
import { TestEditor } from '../../helpers/test-editor';

const tile: Brush = { kind: 'tiles', tiles: [{ face: '3R', x: 0, y: 0, rotation: 0 }], rotation: 0 };

let test: TestEditor;
let canvas: HTMLElement;
let palette: HTMLElement;
let menus: BoardMenuPlace[];
let detach: () => void;
/** What the page has under the pointer. */
let under: HTMLElement;

beforeEach(() => {
  test = new TestEditor(missionOn(['a 2R 0 0 0'], { tokens: [objective('o1 a 40 40')] }));
  [canvas, palette] = [document.createElement('div'), document.createElement('button')];
  document.body.replaceChildren(palette, canvas);
  canvas.setPointerCapture = () => undefined;
  under = canvas;
  document.elementFromPoint = () => under;
  test.tab.view.resize([800, 600]);
  test.tab.view.show([0, 0, 800, 600]);
  menus = [];
  detach = attachPointer(canvas, {
    tab: test.tab,
    editor: test.editor,
    pointed: createPointedPart(),
    language: () => 'en',
    onMenu: (place) => menus.push(place),
  });
});

afterEach(() => detach());

/** At a place of the board. */
function tell(
  target: EventTarget,
  type: string,
  [x, y]: readonly [number, number],
  more: PointerEventInit = {},
) {
  const { viewport } = test.tab.view.store.getState();
  const event = new PointerEvent(type, {
    bubbles: true,
    cancelable: true,
    pointerId: 1,
    pointerType: 'mouse',
    clientX: viewport.x + x * viewport.scale,
    clientY: viewport.y + y * viewport.scale,
    ...more,
  });
  target.dispatchEvent(event);
  return event;
}

describe('a hand on the canvas', () => {
  it('selects what it clicks on, and moves what it drags', () => {
    tell(canvas, 'pointermove', [40, 40]);
    tell(canvas, 'pointerdown', [40, 40], { buttons: 1 });
    expect(test.selected).toEqual(['token:o1']);
    tell(canvas, 'pointermove', [60, 60], { buttons: 1 });
    tell(canvas, 'pointermove', [90, 40], { buttons: 1 });
    tell(canvas, 'pointerup', [90, 40]);
    expect(test.token('o1').at.x).toBeGreaterThan(70);
  });

  it('looks at the zone that it is over, and at none when it is gone', () => {
    tell(canvas, 'pointermove', [40, 40]);
    expect(test.tab.view.store.getState().hovered).toBe(test.laid.board.zoneOf('a.NW') ?? -1);
    tell(canvas, 'pointerleave', [40, 40]);
    expect(test.tab.view.store.getState().hovered).toBeUndefined();
  });

  it('hears nothing any more when it is taken away', () => {
    detach();
    tell(canvas, 'pointerdown', [40, 40], { buttons: 1 });
    expect(test.selected).toEqual([]);
  });
});

describe('something from the palette', () => {
  const press = () => {
    tell(palette, 'pointerdown', [-90, 0], { buttons: 1 });
    test.take(tile);
  };

  it('is laid down where it is dragged to', () => {
    press();
    under = palette;
    tell(palette, 'pointermove', [-60, 0], { buttons: 1 });
    expect(test.mission.placements).toHaveLength(1);
    under = canvas;
    tell(canvas, 'pointermove', [370, 120], { buttons: 1 });
    expect(test.mission.placements).toHaveLength(2);
    tell(canvas, 'pointerup', [375, 125]);
    expect(test.tiles).toEqual(['2R 0 0 0', '3R 250 0 0']);
    expect(test.steps).toBe(1);
  });

  it('is gone when it is let go beside the canvas', () => {
    press();
    tell(canvas, 'pointermove', [370, 120], { buttons: 1 });
    under = palette;
    tell(palette, 'pointermove', [-60, 0], { buttons: 1 });
    expect(test.mission.placements).toHaveLength(1);
    tell(palette, 'pointerup', [-60, 0]);
    expect(test.tool).toBe('select');
    expect(test.steps).toBe(0);
  });

  it('stays on the pointer after a click, until one on the board', () => {
    press();
    under = palette;
    tell(palette, 'pointerup', [-90, 0]);
    expect(test.tool).toBe('place');
    under = canvas;
    tell(canvas, 'pointermove', [375, 125]);
    tell(canvas, 'pointerdown', [375, 125], { buttons: 1 });
    tell(canvas, 'pointerup', [375, 125]);
    expect(test.tiles).toEqual(['2R 0 0 0', '3R 250 0 0']);
  });
});

describe('a right click', () => {
  it('asks for a menu about what lies there', () => {
    expect(tell(canvas, 'contextmenu', [40, 40]).defaultPrevented).toBe(false);
    expect(menus.map(({ keys }) => keys)).toEqual([['token:o1', 'tile:a']]);
    expect(menus[0]?.at.map(Math.round)).toEqual([40, 40]);
  });

  it('lets go of what is in the hand, and asks for nothing', () => {
    test.takeTile('3R');
    tell(canvas, 'pointermove', [375, 125]);
    expect(tell(canvas, 'contextmenu', [375, 125]).defaultPrevented).toBe(true);
    expect(menus).toEqual([]);
    expect(test.tool).toBe('select');
  });

  it('is about what is selected when it comes from the keyboard', () => {
    test.select('tile:a');
    tell(canvas, 'contextmenu', [0, 0], { button: -1 });
    expect(menus).toMatchObject([{ keys: ['tile:a'], at: [125, 125] }]);
  });
});

describe('the space bar', () => {
  const key = (type: string) =>
    window.dispatchEvent(new KeyboardEvent(type, { code: 'Space', bubbles: true, cancelable: true }));

  it('takes hold of the table while it is held', () => {
    key('keydown');
    expect(canvas.style.cursor).toBe('grab');
    const { x } = test.tab.view.store.getState().viewport;
    tell(canvas, 'pointerdown', [40, 40], { buttons: 1 });
    expect(canvas.style.cursor).toBe('grabbing');
    tell(canvas, 'pointermove', [50, 40], { buttons: 1 });
    tell(canvas, 'pointerup', [50, 40]);
    expect(test.selected).toEqual([]);
    expect(test.tab.view.store.getState().viewport.x).toBeGreaterThan(x);
    key('keyup');
    expect(canvas.style.cursor).toBe('default');
  });

  it('is left to a field that is written in', () => {
    const field = document.createElement('input');
    document.body.append(field);
    field.focus();
    expect(key('keydown')).toBe(true);
    expect(canvas.style.cursor).toBe('default');
  });
});
