import { useStore } from 'zustand';
import { zoneOnTile } from '../../../document/zone-words';
import { useSentences, useSessionState } from '../../../session/session-context';
import { useLaidOut, useTab } from '../../../session/tab-context';
import { ZoneCode } from '../../zone-code';

/** The zones that a tile has a part in: pointed at here, they show on the board; a click pins them. */
export function TileZones({ tile }: { tile: string }) {
  const { view } = useTab();
  const say = useSentences();
  const language = useSessionState((state) => state.language);
  const pinned = useStore(view.store, (state) => state.pinned);
  const laidOut = useLaidOut();
  const { board } = laidOut;
  const zones = board.zones.filter(({ faceZones }) => faceZones.some(({ placement }) => placement === tile));
  return (
    <ul className="properties-list">
      {zones.map((zone) => (
        <li key={zone.id}>
          <button
            type="button"
            className="text-button"
            aria-pressed={pinned === zone.index}
            onPointerEnter={() => view.hover(zone.index)}
            onPointerLeave={() => view.hover(undefined)}
            onFocus={() => view.hover(zone.index)}
            onBlur={() => view.hover(undefined)}
            onClick={() => view.pin(zone.index)}
          >
            {zoneOnTile(zone, tile, laidOut, language, say)} <ZoneCode id={zone.id} />
          </button>
        </li>
      ))}
    </ul>
  );
}
