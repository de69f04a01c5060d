import { useMemo } from 'react';
import { lookWhere } from '../../document/look-where';
import { keyOf, type PartKey } from '../../document/parts';
import type { Moment } from '../../game/moment';
import { whatMattered } from '../../game/what-mattered';
import { pieceRows } from '../../panels/pieces/piece-rows';
import { useReveal } from '../../panels/reveal';
import { useZoneWords } from '../../panels/use-zone-words';
import { useSentences, useSession, useSessionState } from '../../session/session-context';
import { useLaidOut, useTab } from '../../session/tab-context';

/** Back to the drawing board, at what the game came to its end by. */
export function BackToMission({ moment }: { moment: Moment }) {
  const { games } = useSession();
  const tab = useTab();
  const reveal = useReveal();
  const { mission } = useLaidOut();
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
        if (keys.length === 0) return;
        lookWhere(tab.document, keys);
        tab.selection.set(keys);
        reveal(keys);
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
  const laidOut = useLaidOut();
  const zoneWords = useZoneWords(laidOut);
  return useMemo(() => {
    const [first, ...others] = keys;
    const row = first && pieceRows(laidOut, zoneWords, language, say).find(({ part }) => part === first);
    if (!row) return say('action.play.return');
    const what = row.words;
    return others.length === 0
      ? say('end.back', { what })
      : say('end.back.more', { what, count: others.length });
  }, [keys, laidOut, zoneWords, language, say]);
}
