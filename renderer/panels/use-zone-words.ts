import { useMemo } from 'react';
import type { LaidOut } from '../document/laid-out';
import { type ZoneWords, zoneWordsOn } from '../document/zone-words';
import { useSessionState } from '../session/session-context';

/** In the language of the window, with codes where its user wants them. */
export function useZoneWords(laidOut: Pick<LaidOut, 'mission' | 'faces' | 'board'>): ZoneWords {
  const language = useSessionState((state) => state.language);
  const codes = useSessionState(({ settings }) => settings.zoneCodes);
  return useMemo(() => zoneWordsOn(laidOut, language, codes), [laidOut, language, codes]);
}
