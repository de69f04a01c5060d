import type { SentenceKey } from '../../../languages';
import { perform } from '../../document/command';
import { duplicateParts } from '../../document/commands/duplicate';
import { layOpenly, mixParts } from '../../document/commands/mix';
import { takeAway } from '../../document/commands/take-away';
import { flipTiles, swapTiles } from '../../document/commands/tiles';
import { turnParts } from '../../document/commands/turn';
import { allParts, idsOf } from '../../document/parts';
import { documentOf } from '../../document/systems';
import { nudge } from '../../tools/select/nudge';
import { copyByMenu, cutByMenu, pasteByMenu } from '../clipboard';
import { activeTab, toActive } from './active-tab';
import { atMission, canEdit, type Doing, hasSelection } from './doing';
import { sayTaken } from './say-taken';

/** Millimetres. */
const STEP = 1;
const LONG_STEP = 25;

function nudgeBy(name: SentenceKey, shortcut: string, [dx, dy]: readonly [number, number]): Doing {
  return {
    name,
    shortcut,
    shiftGoesFurther: true,
    available: hasSelection,
    repeats: true,
    perform: (session, further = false) => {
      const [tab, step] = [activeTab(session), further ? LONG_STEP : STEP];
      if (tab) session.editorOf(tab).say(nudge(tab, [dx * step, dy * step]));
    },
  };
}

/** What is held turns at the pointer; what is selected turns on the table. */
function turn(name: SentenceKey, shortcut: string, degrees: 90 | -90): Doing {
  return {
    name,
    shortcut,
    available: atMission(({ isReadOnly, isHolding, selected }) => !isReadOnly && (isHolding || selected > 0)),
    repeats: true,
    perform: (session) => {
      const tab = activeTab(session);
      if (!tab) return;
      if (session.store.getState().active?.isHolding)
        session.editorOf(tab).hear({ kind: 'key', key: degrees > 0 ? 'rotate' : 'rotateBack' });
      else toActive(session, ({ laid, keys }) => turnParts(laid, keys, degrees));
    },
  };
}

export const editActions = {
  'edit.undo': {
    name: 'action.edit.undo',
    about: ({ active }) => active?.undo,
    shortcut: 'CmdOrCtrl+Z',
    available: atMission(({ undo, isReadOnly }) => undo !== undefined && !isReadOnly),
    repeats: true,
    perform: (session) => activeTab(session)?.document.undo(),
  },
  'edit.redo': {
    name: 'action.edit.redo',
    about: ({ active }) => active?.redo,
    shortcut: ['CmdOrCtrl+Shift+Z', 'CmdOrCtrl+Y'],
    available: atMission(({ redo, isReadOnly }) => redo !== undefined && !isReadOnly),
    repeats: true,
    perform: (session) => activeTab(session)?.document.redo(),
  },
  'clipboard.cut': {
    name: 'action.clipboard.cut',
    shortcut: 'CmdOrCtrl+X',
    isClipboardKey: true,
    available: hasSelection,
    perform: cutByMenu,
  },
  'clipboard.copy': {
    name: 'action.clipboard.copy',
    shortcut: 'CmdOrCtrl+C',
    isClipboardKey: true,
    available: atMission(({ selected }) => selected > 0),
    perform: copyByMenu,
  },
  'clipboard.paste': {
    name: 'action.clipboard.paste',
    shortcut: 'CmdOrCtrl+V',
    isClipboardKey: true,
    available: canEdit,
    perform: pasteByMenu,
  },
  'clipboard.duplicate': {
    name: 'action.clipboard.duplicate',
    does: 'action.clipboard.duplicate.does',
    shortcut: 'CmdOrCtrl+D',
    available: hasSelection,
    perform: (session) => {
      const tab = activeTab(session);
      if (!tab) return;
      const isDone = toActive(session, ({ laid, keys, taken }) => duplicateParts(laid, keys, taken));
      session.editorOf(tab).say(isDone ? undefined : { key: 'tool.no-room' });
    },
  },
  'clipboard.delete': {
    name: 'action.clipboard.delete',
    shortcut: ['Delete', 'Backspace'],
    available: hasSelection,
    perform: (session) => {
      const tab = activeTab(session);
      if (!tab) return;
      const before = tab.document.store.getState();
      perform(tab, takeAway(before, tab.selection.store.getState().keys));
      sayTaken(session, tab, before.mission);
    },
  },
  'select.all': {
    name: 'action.select.all',
    shortcut: 'CmdOrCtrl+A',
    available: atMission(),
    perform: (session) => {
      const tab = activeTab(session);
      tab?.selection.set(allParts(tab.document.store.getState().mission));
    },
  },
  'find.show': {
    name: 'action.find.show',
    shortcut: 'CmdOrCtrl+F',
    available: atMission(),
    perform: (session) => session.showDialog('find'),
  },
  'mix.down': {
    name: 'action.mix.down',
    does: 'action.mix.down.does',
    available: atMission(({ isReadOnly, canMix }) => !isReadOnly && canMix),
    perform: (session) => void toActive(session, ({ laid, keys }) => mixParts(laid.mission, keys)),
  },
  'mix.open': {
    name: 'action.mix.open',
    available: atMission(({ isReadOnly, canLayOpenly }) => !isReadOnly && canLayOpenly),
    perform: (session) => void toActive(session, ({ laid, keys }) => layOpenly(laid.mission, keys)),
  },
  'arrange.rotate': turn('action.arrange.rotate', 'R', 90),
  'arrange.rotateBack': turn('action.arrange.rotateBack', 'Shift+R', -90),
  'arrange.flip': {
    name: 'action.arrange.flip',
    does: 'action.arrange.flip.does',
    shortcut: 'F',
    available: atMission(
      ({ isReadOnly, isHolding, selectedTiles }) => !isReadOnly && (isHolding || selectedTiles > 0),
    ),
    perform: (session) => {
      const tab = activeTab(session);
      if (!tab) return;
      if (session.store.getState().active?.isHolding)
        session.editorOf(tab).hear({ kind: 'key', key: 'flip' });
      else toActive(session, ({ laid, keys }) => flipTiles(laid, idsOf(keys, 'tile')));
    },
  },
  'arrange.swap': {
    name: 'action.arrange.swap',
    available: atMission(({ isReadOnly, selectedTiles }) => !isReadOnly && selectedTiles === 2),
    perform: (session) =>
      void toActive(session, ({ laid, keys }) => {
        const [one, other] = idsOf(keys, 'tile');
        return one === undefined || other === undefined ? undefined : swapTiles(laid.mission, one, other);
      }),
  },
  'arrange.drive': {
    name: 'action.arrange.drive',
    available: atMission(({ isReadOnly, canArrange }) => !isReadOnly && canArrange),
    perform: (session) =>
      void toActive(session, ({ laid, keys, taken }) =>
        documentOf(laid.mission.system).arranged(laid, keys, taken),
      ),
  },
  'nudge.left': nudgeBy('action.nudge.left', 'Left', [-1, 0]),
  'nudge.right': nudgeBy('action.nudge.right', 'Right', [1, 0]),
  'nudge.up': nudgeBy('action.nudge.up', 'Up', [0, -1]),
  'nudge.down': nudgeBy('action.nudge.down', 'Down', [0, 1]),
} satisfies Record<string, Doing>;
