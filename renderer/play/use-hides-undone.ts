import { useStore } from 'zustand';
import { useSessionState } from '../session/session-context';
import { useFile, useTab } from '../session/tab-context';

/**
 * Whether what was taken back is kept to itself. As long as nobody has said so, that depends on who plays: authors, who have
 * drawn the mission or have it in a file of their own, look into everything.
 */
export function useHidesUndone(): boolean {
  const said = useSessionState(({ habits }) => habits.hidesUndone);
  const isChanged = useStore(useTab().document.store, ({ history }) => history.steps.length > 0);
  const isOwn = useFile(({ document, isReadOnly }) => document !== undefined && !isReadOnly);
  return said ?? !(isChanged || isOwn);
}
