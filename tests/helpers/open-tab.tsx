import { type RenderResult, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createTab, type Tab, type TabOrigin } from '../../renderer/document/tab';
import { createSession, type Session } from '../../renderer/session/session';
import { SessionProvider } from '../../renderer/session/session-context';
import { TabProvider } from '../../renderer/session/tab-context';
import type { Brush } from '../../renderer/tools/brush';
import { createEditor, type Editor } from '../../renderer/tools/editor';
import { type Tool, type ToolId, type ToolState, toolIds } from '../../renderer/tools/tool';
import type { ToolEvent } from '../../renderer/tools/tool-event';
import type { Mission } from '../../schemas';
import { emptyMission } from './empty-mission';
import { FakeHost } from './fake-host';

/** An editor whose tools do nothing, and that remembers what it was given. */
export interface IdleEditor extends Editor {
  readonly taken: Brush[];
  readonly heard: ToolEvent[];
}

export interface OpenedTab {
  readonly tab: Tab;
  readonly editor: IdleEditor;
  readonly session: Session;
  readonly host: FakeHost;
  /** Renders below the session and the open mission; `rerender` stays below them, too. */
  readonly render: (what: ReactNode) => RenderResult;
}

export interface OpenedTabOptions extends Partial<Omit<TabOrigin, 'mission'>> {
  readonly locale?: string;
  readonly host?: FakeHost;
}

/** A mission that is open, for components that stand below the editor's screen. */
export async function openedTab(
  mission: Mission = emptyMission,
  { locale = 'en', host = new FakeHost(), ...origin }: OpenedTabOptions = {},
): Promise<OpenedTab> {
  const session = await createSession(host, locale);
  const tab = createTab('test', { name: 'test.json', ...origin, mission });
  const editor = idleEditor(tab);
  const open = { tab, editor };
  return {
    ...open,
    session,
    host,
    render: (what) =>
      render(what, {
        wrapper: ({ children }) => (
          <SessionProvider session={session}>
            <TabProvider open={open}>{children}</TabProvider>
          </SessionProvider>
        ),
      }),
  };
}

function idleEditor(tab: Tab): IdleEditor {
  const [taken, heard]: [Brush[], ToolEvent[]] = [[], []];
  const idle: Tool = () => {
    const state: ToolState = {
      hear: (event) => {
        heard.push(event);
        return state;
      },
    };
    return state;
  };
  const all: readonly ToolId[] = [...toolIds, 'place'];
  const tools = Object.fromEntries(all.map((id) => [id, idle])) as Record<ToolId, Tool>;
  const editor = createEditor(tab, { tools, snaps: () => true, language: () => 'en' });
  return {
    ...editor,
    taken,
    heard,
    take: (brush) => {
      taken.push(brush);
      editor.take(brush);
    },
  };
}
