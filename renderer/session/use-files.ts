import { useMemo, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { isUnsaved, type Tab } from '../document/tab';
import { fileName, tabNames } from '../files/file-names';
import type { FilesState } from '../files/files';
import { useSession, useSessionState } from './session-context';

export function useFiles<T>(select: (state: FilesState) => T): T {
  return useStore(useSession().files.store, select);
}

/** What an open mission goes by, as it changes. */
export function useNameOf(tab: Tab): string {
  const language = useSessionState((state) => state.language);
  return useSyncExternalStore(
    (changed) => listen(tab, changed),
    () => fileName(tab, language),
  );
}

/** What stands on the tabs, as it changes. */
export function useTabNames(open: readonly Tab[]): readonly string[] {
  const language = useSessionState((state) => state.language);
  // As one text, because it is compared with what was there before.
  const names = useSyncExternalStore(
    (changed) => listenToAll(open, changed),
    () => JSON.stringify(tabNames(open, language)),
  );
  return useMemo(() => JSON.parse(names) as string[], [names]);
}

export function useIsUnsaved(tab: Tab): boolean {
  return useSyncExternalStore(
    (changed) => listen(tab, changed),
    () => isUnsaved(tab),
  );
}

function listen(tab: Tab, changed: () => void): () => void {
  return listenToAll([tab], changed);
}

function listenToAll(tabs: readonly Tab[], changed: () => void): () => void {
  const stops = tabs.flatMap(({ document, file }) => [
    document.store.subscribe(changed),
    file.subscribe(changed),
  ]);
  return () => {
    for (const stop of stops) stop();
  };
}
