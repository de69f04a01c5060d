import { useMemo } from 'react';
import { useStore } from 'zustand';
import { asLookedAt } from '../../document/as-looked-at';
import { laidOut } from '../../document/laid-out';
import { whereAre } from '../../document/look-where';
import { keyOf, type PartKey } from '../../document/parts';
import type { Moment } from '../../game/moment';
import { whatMattered } from '../../game/what-mattered';
import { useGoToParts } from '../../panels/go-to-parts';
import { pieceRows } from '../../panels/pieces/piece-rows';
import { useWholeMission } from '../../panels/settled';
import { useZoneWords } from '../../panels/use-zone-words';
import { useSentences, useSession, useSessionState } from '../../session/session-context';
import { useTab } from '../../session/tab-context';

/** Back to the drawing board, at what the game came to its end by. */
export function BackToMission({ moment }: { moment: Moment }) {
  const { games } = useSession();
  const tab = useTab();
  const goToParts = useGoToParts();
  const mission = useWholeMission();
  const keys = useMemo((): readonly PartKey[] => {
    const { tokens, tiles } = whatMattered(moment, mission);
    return [...tokens.map((id) => keyOf('token', id)), ...tiles.map((id) => keyOf('tile', id))];
  }, [moment, mission]);
  const words = useWordsFor(keys);
  return (
    <button
      type="button"
      className="button button-first end-back"
      onClick={() => {
        games.show(tab, false);
        if (keys.length > 0) goToParts(keys);
      }}
    >
      {words}
    </button>
  );
}

/** Parts are called what the list of all pieces calls them; of many the first says enough. */
function useWordsFor(keys: readonly PartKey[]): string {
  const say = useSentences();
  const language = useSessionState((state) => state.language);
  const mission = useWholeMission();
  const where = useStore(useTab().document.store, (state) => whereAre(state, keys));
  const laid = useMemo(() => laidOut(asLookedAt(mission, where)), [mission, where]);
  const zoneWords = useZoneWords(laid);
  return useMemo(() => {
    const [first, ...others] = keys;
    const row = first && pieceRows(laid, zoneWords, language, say).find(({ part }) => part === first);
    if (!row) return say('action.play.return');
    const what = row.words;
    return others.length === 0
      ? say('end.back', { what })
      : say('end.back.more', { what, count: others.length });
  }, [keys, laid, zoneWords, language, say]);
}
