import { createRoot } from 'react-dom/client';
import type { Palette } from '../../../drawing/palette';
import type { Point } from '../../../drawing/scene';
import { EditorCanvas } from '../../../renderer/canvas/editor-canvas';
import { createTab } from '../../../renderer/document/tab';
import { tools } from '../../../renderer/tools/all-tools';
import { createEditor } from '../../../renderer/tools/editor';
import type { Mission } from '../../../schemas';
import { type Moved, nextFrame } from './moved';

const showing = {
  ...{ zones: false, areas: false, grid: true, rulers: false, order: false, ghosts: false },
  codes: false,
};

/** The editor's canvas with all its tools, moved by pointers and wheels as the browser would tell of them. */
export async function openOurs(root: HTMLElement, mission: Mission, palette: Palette): Promise<Moved> {
  const tab = createTab('bench', { name: 'bench.json', mission });
  const editor = createEditor(tab, { tools, snaps: () => true, language: () => 'en' });
  const failed: { by?: Error } = {};
  const onUncaughtError = (cause: unknown) => (failed.by = new Error('There is no canvas', { cause }));
  createRoot(root, { onUncaughtError }).render(
    <EditorCanvas
      tab={tab}
      editor={editor}
      palette={palette}
      language="en"
      showing={showing}
      label="Board"
      onMenu={() => undefined}
    />,
  );
  while (!root.querySelector('canvas')) {
    // There would never be one.
    if (failed.by) throw failed.by;
    await nextFrame();
  }
  // For Konva to paint it, and for the browser to show that.
  for (let frame = 0; frame < 3; frame++) await nextFrame();
  const frame = root.querySelector<HTMLElement>('[role=application]');
  if (!frame) throw new Error('There is no canvas to move');
  // The browser captures no pointer that it does not have.
  frame.setPointerCapture = () => undefined;
  const tell = (type: string, [clientX, clientY]: Point, button = 0, buttons = 1) =>
    frame.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        cancelable: true,
        pointerId: 1,
        clientX,
        clientY,
        button,
        buttons,
      }),
    );
  let held: 'table' | 'tile' = 'tile';
  return {
    zoom: (factor, [clientX, clientY]) => {
      const deltaY = -100 * Math.log(factor);
      frame.dispatchEvent(
        new WheelEvent('wheel', { bubbles: true, cancelable: true, deltaY, ctrlKey: true, clientX, clientY }),
      );
    },
    take: (what, at) => {
      held = what;
      tell('pointermove', at, -1, 0);
      tell('pointerdown', at, held === 'tile' ? 0 : 1, held === 'tile' ? 1 : 4);
    },
    carry: (to) => tell('pointermove', to, -1, held === 'tile' ? 1 : 4),
    letGo: () => {
      if (held === 'tile') editor.hear({ kind: 'cancel' });
      tell('pointercancel', [0, 0]);
    },
    viewport: () => tab.view.store.getState().viewport,
  };
}
