import { wholeTokenWords } from '../../../../telling/tokens';
import { keyOf } from '../../../document/parts';
import { useSentences } from '../../../session/session-context';
import { useLaidOut, useTab } from '../../../session/tab-context';
import { placeWords } from '../../place-words';
import { useZoneWords } from '../../use-zone-words';

/** What lies on a tile; a click goes on to it. */
export function TileContents({ tile }: { tile: string }) {
  const { selection } = useTab();
  const say = useSentences();
  const laidOut = useLaidOut();
  const zoneWords = useZoneWords(laidOut);
  const tokens = (laidOut.mission.tokens ?? []).filter(({ at }) => at.tile === tile);
  if (tokens.length === 0) return <p className="field-hint">{say('properties.on-tile.nothing')}</p>;
  return (
    <ul className="properties-list">
      {tokens.map((token) => (
        <li key={token.id}>
          <button
            type="button"
            className="text-button"
            onClick={() => selection.set([keyOf('token', token.id)])}
          >
            {say('pieces.token', {
              what: wholeTokenWords(laidOut.mission.system, token, say),
              id: token.id,
              place: placeWords(token, laidOut, zoneWords, say),
            })}
          </button>
        </li>
      ))}
    </ul>
  );
}
