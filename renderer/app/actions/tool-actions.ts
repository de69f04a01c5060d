import type { ToolId } from '../../tools/tool';
import { activeTab } from './active-tab';
import { atMission, type Doing } from './doing';

type Chosen = Exclude<ToolId, 'place'>;

function choose(tool: Chosen, shortcut: string, changes = true): Doing {
  return {
    name: `tool.${tool}.name`,
    does: `tool.${tool}.does`,
    shortcut,
    available: atMission(({ isReadOnly }) => !changes || !isReadOnly),
    chosen: ({ active }) => active?.tool === tool,
    perform: (session) => {
      const tab = activeTab(session);
      if (tab) session.editorOf(tab).choose(tool);
    },
  };
}

/** A new tool is missed here by the compiler. */
export const toolActions = {
  'tool.select': choose('select', 'V', false),
  'tool.pan': choose('pan', 'H', false),
  'tool.label': choose('label', 'T'),
  'tool.arrow': choose('arrow', 'A'),
  'tool.area': choose('area', 'G'),
  'tool.sight': choose('sight', 'S', false),
  'tool.distance': choose('distance', 'D', false),
  'tool.cancel': {
    name: 'action.tool.cancel',
    shortcut: 'Escape',
    available: atMission(
      ({ isHolding, tool, selected, zoneIsPinned }) =>
        isHolding || tool !== 'select' || selected > 0 || zoneIsPinned,
    ),
    perform: (session) => {
      const [tab, { active }] = [activeTab(session), session.store.getState()];
      if (!tab || !active) return;
      const editor = session.editorOf(tab);
      // One thing at a time: what is held, then the pinned zone, then the tool, then the selection.
      if (active.isHolding) editor.hear({ kind: 'cancel' });
      else if (active.zoneIsPinned) tab.view.pin(undefined);
      else if (active.tool !== 'select') editor.choose('select');
      else tab.selection.set([]);
    },
  },
} satisfies Record<string, Doing> & Record<`tool.${Chosen}`, Doing>;
