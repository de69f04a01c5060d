import { useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { isUnsaved, type Tab } from '../document/tab';
import { useSession, useSessionState } from '../session/session-context';
import { nameOf } from './file-names';
import type { FilesState } from './files';

export function useFiles<T>(select: (state: FilesState) => T): T {
  return useStore(useSession().files.store, select);
}

/** What an open mission goes by, as it changes. */
export function useNameOf(tab: Tab): string {
  const language = useSessionState((state) => state.language);
  return useSyncExternalStore(
    (changed) => listen(tab, changed),
    () => nameOf(tab, language),
  );
}

export function useIsUnsaved(tab: Tab): boolean {
  return useSyncExternalStore(
    (changed) => listen(tab, changed),
    () => isUnsaved(tab),
  );
}

function listen({ document, file }: Tab, changed: () => void): () => void {
  const stops = [document.store.subscribe(changed), file.subscribe(changed)];
  return () => {
    for (const stop of stops) stop();
  };
}
