import { useEffect, useEffectEvent } from 'react';
import type { PanelTarget } from '../session/leading';
import { useSession, useSessionState } from '../session/session-context';

/** Goes where somebody is being led, as soon as that is for whoever asks here. */
export function useLead(go: (place: PanelTarget) => boolean): void {
  const { arrive } = useSession();
  const place = useSessionState(({ leadsTo }) => leadsTo);
  const follow = useEffectEvent((to: PanelTarget) => {
    if (go(to)) arrive();
  });
  useEffect(() => {
    if (!place) return undefined;
    // What led here is gone only then, and gives the focus back.
    const timer = setTimeout(() => follow(place));
    return () => clearTimeout(timer);
  }, [place]);
}
