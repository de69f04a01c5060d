import { createContext, type ReactNode, useContext, useEffect, useLayoutEffect, useMemo } from 'react';
import { isWrittenIn } from '../../app/focus';

/** A key answers only what stood on the screen when it went down. */
export interface KeyGuard {
  /** Something new is asked. */
  readonly asks: () => void;
  /** Whether a key may be heard: not if it is held, or went down before what it would answer was there. */
  readonly lets: (pressed: KeyPressed) => boolean;
}

export type KeyPressed = Pick<
  KeyboardEvent,
  'key' | 'repeat' | 'timeStamp' | 'ctrlKey' | 'metaKey' | 'altKey' | 'target'
>;

export function createKeyGuard(now: () => number): KeyGuard {
  let askedAt = Number.NEGATIVE_INFINITY;
  return {
    asks: () => (askedAt = now()),
    lets: (pressed) => !canAnswer(pressed) || (!pressed.repeat && pressed.timeStamp >= askedAt),
  };
}

/** Letters, figures, Enter and Space give answers, but where something is written; whoever holds an arrow goes on. */
function canAnswer({ key, ctrlKey, metaKey, altKey, target }: KeyPressed): boolean {
  if (ctrlKey || metaKey || altKey || isWrittenIn(target)) return false;
  return key === 'Enter' || /^[\p{L}\p{N} ]$/u.test(key);
}

const GuardContext = createContext<KeyGuard | undefined>(undefined);

/** Keeps keys that are not fresh from everything on the page, whatever part of it would hear them. */
export function FreshKeys({ children }: { children: ReactNode }) {
  const guard = useMemo(() => createKeyGuard(() => new Event('asked').timeStamp), []);
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (guard.lets(event)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const options = { capture: true };
    window.addEventListener('keydown', hear, options);
    return () => window.removeEventListener('keydown', hear, options);
  }, [guard]);
  return <GuardContext value={guard}>{children}</GuardContext>;
}

/** Tells the guard that something is asked, once it stands on the screen: again for each question. */
export function useAsks(question: unknown): void {
  const guard = useContext(GuardContext);
  useLayoutEffect(() => {
    if (question !== undefined) guard?.asks();
  }, [guard, question]);
}
