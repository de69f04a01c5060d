import { useStore } from 'zustand';
import { groupOfOne, meantAlone } from '../../builder/meant-alone';
import type { Within } from '../../builder/offers';
import type { Place } from '../../builder/places';
import { perform } from '../../document/command';
import { newWriting } from '../../document/history';
import { laidOut } from '../../document/laid-out';
import { findPart } from '../../document/parts';
import { zoneOfToken } from '../../document/zone-at';
import { useSentences, useSessionState } from '../../session/session-context';
import { useTab } from '../../session/tab-context';
import { partWords } from '../part-words';
import { placeWords } from '../place-words';
import { useZoneWords } from '../use-zone-words';

export interface PointedPieceProps {
  readonly place: Place;
  readonly within: Within;
  readonly change: (part: object, joins?: string) => void;
}

/** The piece that was clicked, where it belongs to no group yet: it becomes one by itself, and is meant by that. */
export function PointedPiece({ place, within, change }: PointedPieceProps) {
  const say = useSentences();
  const tab = useTab();
  const language = useSessionState((state) => state.language);
  const keys = useStore(tab.selection.store, (state) => state.keys);
  const mission = useStore(tab.document.store, (state) => state.mission);
  const laid = laidOut(mission);
  const zoneWords = useZoneWords(laid);
  const [key, ...others] = keys;
  const found = key === undefined || others.length > 0 ? undefined : findPart(mission, key);
  if (found?.kind !== 'token') return null;
  const meant = meantAlone(mission, within, place, found.part);
  if (!meant) return null;
  const piece = partWords(mission.system, found, language, say);
  const where = placeWords(found.part, laid, zoneWords, say);
  const choose = () => {
    // The new group and the sentence that speaks of it are one step.
    const joins = newWriting();
    const zone = zoneOfToken(found.part, mission, laid.faces, laid.board);
    const title = zone === undefined ? undefined : laid.board.zones[zone];
    const name = { [language]: title ? zoneWords(title).title : piece };
    const { id, command } = groupOfOne(mission, found.part, name, tab.document.idsEver);
    perform(tab, { ...command, joins });
    change(meant(id), joins);
  };
  return (
    <button type="button" className="slot-offer" onClick={choose}>
      {say('builder.point.alone', { piece, where })}
    </button>
  );
}
