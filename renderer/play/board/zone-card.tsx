import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { Size } from '../../document/viewport';
import type { Touch } from '../../game/choices';
import { useWords } from '../../session/game-context';
import { useTab } from '../../session/tab-context';
import { type Corner, cornerFor } from './corner';
import type { BoardHand } from './use-board-hand';
import { useNoteCorner } from './use-note-corner';
import type { BoardScene } from './use-scene';
import { MOST_CHOICES, type ZoneTold, zoneTold } from './zone-words';

interface ZoneCardProps {
  readonly told: ZoneTold;
  readonly corner: Corner;
}

/** What there is to know of a zone, beside it. For the eye only: what it says is told to others in a line. */
function ZoneCard({ told, corner }: ZoneCardProps) {
  const { name, things, way, attacks, choices, reason, hint } = told;
  return (
    <div className="play-card-of-zone" data-corner={corner} aria-hidden="true">
      <h3>{name}</h3>
      {things.length > 0 ? <p>{things.join(', ')}</p> : null}
      {way === undefined ? null : <p className="play-card-way">{way}</p>}
      {attacks.map((attack) => (
        <div key={attack.name} className="play-card-attack">
          <h4>{attack.name}</h4>
          {attack.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      ))}
      {choices.slice(0, MOST_CHOICES).map((choice) => (
        <p key={choice}>{choice}</p>
      ))}
      {choices.length > MOST_CHOICES ? <p>…</p> : null}
      {reason === undefined ? null : <p className="play-card-reason">{reason}</p>}
      {hint === undefined ? null : <p className="play-card-reason">{hint}</p>}
    </div>
  );
}

interface PointedZoneProps {
  readonly scene: BoardScene;
  readonly hand: BoardHand;
  readonly picked: Touch | undefined;
  readonly size: Size;
}

/** The card of the zone that is pointed at, while one is. */
export function PointedZone({ scene: { seen, ground, horde }, hand, picked, size }: PointedZoneProps) {
  const words = useWords();
  const { zone } = useStore(hand.pointed);
  const { lights } = hand;
  const told = useMemo(
    () => (zone === undefined ? undefined : zoneTold(seen, zone, lights, { words, picked, horde })),
    [seen, zone, lights, words, picked, horde],
  );
  const taken = useNoteCorner({ seen, ground }, size);
  const corner = useStore(useTab().view.store, ({ viewport }) => {
    const lit = [...lights.zones.keys()].map((each) => ground.boxOf(each));
    return cornerFor(zone === undefined ? undefined : ground.boxOf(zone), lit, { viewport, size }, taken);
  });
  return told ? <ZoneCard told={told} corner={corner} /> : null;
}
