import { createContext, type ReactNode, useCallback, useContext } from 'react';
import { useStore } from 'zustand';
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

/** The function that says things in the language of the window. */
export function useSentences(): Say {
  const language = useSessionState((state) => state.language);
  return useCallback((key, parameters) => sentence(language, key, parameters), [language]);
}
