import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { useStore } from 'zustand';
import type { Mission } from '../../schemas';
import { type LaidOut, laidOut } from '../document/laid-out';
import type { PartKey } from '../document/parts';
import type { FileState, Tab } from '../document/tab';
import type { Editor, EditorState } from '../tools/editor';
import { SpokenProvider } from './session-context';

/** The open mission that the components below are about. */
export interface OpenTab {
  readonly tab: Tab;
  readonly editor: Editor;
}

const TabContext = createContext<OpenTab | undefined>(undefined);

export function TabProvider({ open, children }: { open: OpenTab; children: ReactNode }) {
  const system = useStore(open.tab.document.store, ({ mission }) => mission.system);
  return (
    <TabContext value={open}>
      <SpokenProvider system={system}>{children}</SpokenProvider>
    </TabContext>
  );
}

function useOpenTab(): OpenTab {
  const open = useContext(TabContext);
  if (!open) throw new Error('A component that needs an open mission stands outside its provider');
  return open;
}

export function useTab(): Tab {
  return useOpenTab().tab;
}

export function useEditor(): Editor {
  return useOpenTab().editor;
}

/** Of the mission only what a component shows, so that it is not asked again for every letter of a title. */
export function useMission<T>(select: (mission: Mission) => T): T {
  return useStore(useTab().document.store, ({ mission }) => select(mission));
}

/** The mission with its board; in the middle of a gesture, as it would be then. */
export function useLaidOut(): LaidOut {
  const mission = useMission((whole) => whole);
  return useMemo(() => laidOut(mission), [mission]);
}

export function useSelection(): ReadonlySet<PartKey> {
  return useStore(useTab().selection.store, ({ keys }) => keys);
}

export function useFile<T>(select: (file: FileState) => T): T {
  return useStore(useTab().file, select);
}

export function useEditorState<T>(select: (state: EditorState) => T): T {
  return useStore(useEditor().store, select);
}
