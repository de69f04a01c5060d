import { useState } from 'react';
import { type Desk, deskFor } from '../../builder/desk';
import { useSessionState } from '../../session/session-context';
import { useWholeMission } from '../settled';

/** What the sentences of the mission are told and chosen with; it stays the same as long as nothing changes that they name. */
export function useDesk(): Desk {
  const mission = useWholeMission();
  const language = useSessionState((state) => state.language);
  const [desk, setDesk] = useState(() => deskFor(mission, language));
  const now = deskFor(mission, language, desk);
  if (now !== desk) setDesk(now);
  return now;
}
