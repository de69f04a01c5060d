import { useSyncExternalStore } from 'react';

const query = () => window.matchMedia('(prefers-reduced-motion: reduce)');

/** Whether its user wants nothing to move that need not. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const asked = query();
      asked.addEventListener('change', changed);
      return () => asked.removeEventListener('change', changed);
    },
    () => query().matches,
  );
}
