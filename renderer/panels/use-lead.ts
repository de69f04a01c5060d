import { useEffect, useEffectEvent } from 'react';
import type { Target } from '../session/leading';
import { useSession, useSessionState } from '../session/session-context';

/** Goes where somebody is being led, as soon as that is for whoever asks here. */
export function useLead(go: (place: Target) => boolean): void {
  const { arrive } = useSession();
  const place = useSessionState(({ leadsTo }) => leadsTo);
  const follow = useEffectEvent((to: Target) => {
    if (go(to)) arrive();
  });
  useEffect(() => {
    if (!place) return undefined;
    // What led here is gone only then, and gives the focus back.
    const timer = setTimeout(() => follow(place));
    return () => clearTimeout(timer);
  }, [place]);
}
