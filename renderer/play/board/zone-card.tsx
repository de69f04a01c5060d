import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { Box } from '../../../drawing/box';
import type { Size } from '../../document/viewport';
import { onScreen } from '../../document/viewport';
import type { Touch } from '../../game/choices';
import { useWords } from '../../session/game-context';
import { useTab } from '../../session/tab-context';
import type { BoardHand } from './use-board-hand';
import type { BoardScene } from './use-scene';
import { type ZoneTold, zoneTold } from './zone-words';

interface ZoneCardProps {
  readonly told: ZoneTold;
  readonly box: Box;
  readonly size: Size;
}

/** What there is to know of a zone, beside it. For the eye only: what it says is told to others in a line. */
export function ZoneCard({ told, box: [x, y, width, height], size }: ZoneCardProps) {
  const viewport = useStore(useTab().view.store, (state) => state.viewport);
  const [left, top] = onScreen(viewport, [x, y]);
  const [right, bottom] = onScreen(viewport, [x + width, y + height]);
  const isLeft = (left + right) / 2 > size[0] / 2;
  const isUp = (top + bottom) / 2 > size[1] / 2;
  const style = {
    ...(isLeft
      ? { right: Math.min(size[0] - 8, Math.max(8, size[0] - left + 8)) }
      : { left: Math.max(8, right + 8) }),
    ...(isUp ? { bottom: Math.max(8, size[1] - bottom) } : { top: Math.max(8, top) }),
  };
  const { name, things, way, attacks, choices, reason } = told;
  return (
    <div className="play-card-of-zone" style={style} aria-hidden="true">
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
      {choices.map((choice) => (
        <p key={choice}>{choice}</p>
      ))}
      {reason === undefined ? null : <p className="play-card-reason">{reason}</p>}
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
export function PointedZone({ scene: { seen, ground }, hand, picked, size }: PointedZoneProps) {
  const words = useWords();
  const { zone } = useStore(hand.pointed);
  const { zones } = hand.lights;
  const told = useMemo(
    () => (zone === undefined ? undefined : zoneTold(seen, zone, zones.get(zone), { words, picked })),
    [seen, zone, zones, words, picked],
  );
  const box = zone === undefined ? undefined : ground.boxOf(zone);
  return told && box ? <ZoneCard told={told} box={box} size={size} /> : null;
}
