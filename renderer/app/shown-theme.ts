import { useSyncExternalStore } from 'react';
import { useSessionState } from '../session/session-context';
import { shownTheme } from './colours';

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
