import { createContext, type ReactNode, useCallback, useContext } from 'react';
import { useStore } from 'zustand';
import type { SystemId } from '../../engine';
import { type Say, sentence } from '../../languages';
import type { Session, SessionState } from './session';

const SessionContext = createContext<Session | undefined>(undefined);

export function SessionProvider({ session, children }: { session: Session; children: ReactNode }) {
  return <SessionContext value={session}>{children}</SessionContext>;
}

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('A component that needs the session stands outside its provider');
  return session;
}

export function useSessionState<T>(select: (state: SessionState) => T): T {
  return useStore(useSession().store, select);
}

const SpokenContext = createContext<SystemId | undefined>(undefined);

/** What stands below is about one game, which says some things in words of its own. */
export function SpokenProvider({ system, children }: { system: SystemId | undefined; children: ReactNode }) {
  return <SpokenContext value={system}>{children}</SpokenContext>;
}

/** The function that says things in the language of the window, and in the words of the game that is in sight. */
export function useSentences(): Say {
  const language = useSessionState((state) => state.language);
  const system = useContext(SpokenContext);
  return useCallback((key, parameters) => sentence(language, key, parameters, system), [language, system]);
}
