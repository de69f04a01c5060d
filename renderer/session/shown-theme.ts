import { useSyncExternalStore } from 'react';
import type { Theme } from '../../main/contract';
import { useSessionState } from './session-context';

export function shownTheme(theme: Theme, systemDark: boolean): 'light' | 'dark' {
  if (theme !== 'system') return theme;
  return systemDark ? 'dark' : 'light';
}

/** The theme that is on, for what is painted rather than styled. */
export function useShownTheme(): 'light' | 'dark' {
  const theme = useSessionState(({ settings }) => settings.theme);
  return shownTheme(theme, useSyncExternalStore(listenToSystem, isSystemDark));
}

const systemDark = () => window.matchMedia('(prefers-color-scheme: dark)');

function isSystemDark(): boolean {
  return systemDark().matches;
}

function listenToSystem(changed: () => void): () => void {
  const query = systemDark();
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}
