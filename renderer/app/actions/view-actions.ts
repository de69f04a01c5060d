import type { SentenceKey } from '../../../languages';
import type { View } from '../../document/view';
import type { Session } from '../../session/session';
import { type Doing, whenOpen } from './doing';

const ZOOM_STEP = 1.25;
/** Pixels. */
const STEP = 60;
const LONG_STEP = 300;

function look(session: Session, how: (view: View) => void): void {
  const { active } = session.tabs.store.getState();
  if (active) how(active.view);
}

function zoom(name: SentenceKey, shortcut: string, factor: number): Doing {
  return {
    name,
    shortcut,
    available: whenOpen(),
    repeats: true,
    perform: (session) => look(session, (view) => view.zoomBy(factor)),
  };
}

/** The board goes the other way than the eye. With something selected, arrows move that instead. */
function pan(name: SentenceKey, shortcut: string, [dx, dy]: readonly [number, number]): Doing {
  return {
    name,
    shortcut,
    shiftGoesFurther: true,
    available: whenOpen(({ selected, isReadOnly, isPlaying }) => selected === 0 || isReadOnly || isPlaying),
    repeats: true,
    perform: (session, further = false) => {
      const step = further ? LONG_STEP : STEP;
      look(session, (view) => view.panBy([-dx * step, -dy * step]));
    },
  };
}

export const viewActions = {
  'view.zoomIn': zoom('action.view.zoomIn', 'Plus', ZOOM_STEP),
  'view.zoomOut': zoom('action.view.zoomOut', '-', 1 / ZOOM_STEP),
  'view.fit': {
    name: 'action.view.fit',
    does: 'action.view.fit.does',
    shortcut: 'CmdOrCtrl+0',
    available: whenOpen(),
    perform: (session) => look(session, (view) => view.fit()),
  },
  'pan.left': pan('action.pan.left', 'Left', [-1, 0]),
  'pan.right': pan('action.pan.right', 'Right', [1, 0]),
  'pan.up': pan('action.pan.up', 'Up', [0, -1]),
  'pan.down': pan('action.pan.down', 'Down', [0, 1]),
} satisfies Record<string, Doing>;
