import { useEffect } from 'react';
import { useAutopilot, useIsPiloted } from '../session/game-context';

/** Escape stops the autopilot, wherever the focus is. */
export function useEscape(): void {
  const autopilot = useAutopilot();
  const isPiloted = useIsPiloted();
  useEffect(() => {
    if (!isPiloted || !autopilot) return undefined;
    const hear = (event: KeyboardEvent) => {
      // What lies over the board is closed first.
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      autopilot.stop();
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [autopilot, isPiloted]);
}
