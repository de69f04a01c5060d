import { useSyncExternalStore } from 'react';

const query = () => window.matchMedia('(max-height: 43.7rem)');

/** Whether a window is so low that cards fold to their names and numbers wherever they lie. */
export function useLowWindow(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const low = query();
      low.addEventListener('change', changed);
      return () => low.removeEventListener('change', changed);
    },
    () => query().matches,
  );
}
