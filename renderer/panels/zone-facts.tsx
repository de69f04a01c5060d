import { useMemo } from 'react';
import type { Board, BoardZone } from '../../engine';
import type { SentenceKey } from '../../languages';
import { tokenWords } from '../../telling/tokens';
import { tagWords } from '../../telling/zones/tags';
import type { LaidOut } from '../document/laid-out';
import { zoneOfToken } from '../document/zone-at';
import { useSentences } from '../session/session-context';
import { distanceWords } from './distance-words';
import { useZoneWords } from './use-zone-words';

export function ZoneFacts({ laidOut, zone }: { laidOut: LaidOut; zone: BoardZone }) {
  const say = useSentences();
  const { board } = laidOut;
  const tags = tagWords(zone, say);
  return (
    <>
      {tags.length > 0 ? <p className="zone-tags">{tags.join(', ')}</p> : null}
      <Seen
        heading="zone.sees"
        none="zone.sees.nothing"
        laidOut={laidOut}
        seen={board.sightFrom(zone.index)}
      />
      <Seen heading="zone.townsfolk" laidOut={laidOut} seen={board.townsfolkSightFrom(zone.index)} />
      <Distances laidOut={laidOut} from={zone.index} />
    </>
  );
}

interface SeenProps {
  heading: SentenceKey;
  /** Said where nothing is seen; otherwise the whole is left out. */
  none?: SentenceKey;
  laidOut: LaidOut;
  seen: ReadonlyMap<number, number>;
}

function Seen({ heading, none, laidOut, seen }: SeenProps) {
  const say = useSentences();
  const zoneWords = useZoneWords(laidOut);
  if (seen.size === 0 && !none) return null;
  return (
    <>
      <h3>{say(heading)}</h3>
      {seen.size === 0 && none ? <p>{say(none)}</p> : null}
      <dl className="sight">
        {byRange(seen, laidOut.board).map(({ range, zones }) => (
          <div key={range}>
            <dt>{say('zone.range', { range })}</dt>
            <dd>
              <ul>
                {zones.map((zone, index) => (
                  <li key={zone.index}>
                    {zoneWords(zone).title}
                    {index < zones.length - 1 ? '; ' : null}
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function Distances({ laidOut, from }: { laidOut: LaidOut; from: number }) {
  const say = useSentences();
  const { mission, faces, board } = laidOut;
  // A large mission has hundreds of tokens, and this is said anew whenever the pointer moves on.
  const kinds = useMemo(() => {
    const zones = new Map<string, number[]>();
    for (const token of mission.tokens ?? []) {
      const [words, zone] = [
        tokenWords(mission.system, token, say),
        zoneOfToken(token, mission, faces, board),
      ];
      if (words !== undefined && zone !== undefined) zones.set(words, [...(zones.get(words) ?? []), zone]);
    }
    return zones;
  }, [mission, faces, board, say]);
  const moves = board.distancesFrom(from);
  if (kinds.size === 0) return null;
  return (
    <>
      <h3>{say('zone.walk')}</h3>
      <dl className="distances">
        {[...kinds].map(([words, zones]) => (
          <div key={words}>
            <dt>{words}</dt>
            <dd>
              {distanceWords(
                zones.map((zone) => moves[zone]),
                say,
              )}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

interface Sight {
  range: number;
  zones: BoardZone[];
}

/** What is seen, nearest first. */
function byRange(seen: ReadonlyMap<number, number>, { zones }: Board): Sight[] {
  const ranges = [...new Set(seen.values())].sort((a, b) => a - b);
  return ranges.map((range) => ({ range, zones: zones.filter(({ index }) => seen.get(index) === range) }));
}
