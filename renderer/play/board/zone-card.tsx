import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { Stood } from '../../../drawing/board/standing';
import { pieceStamp } from '../../../drawing/board/tokens';
import type { Box } from '../../../drawing/box';
import { reachOf } from '../../../drawing/stamp';
import type { Picture, Size } from '../../../engine';
import type { Language } from '../../../languages';
import type { Touch } from '../../game/choices';
import { useWords } from '../../session/game-context';
import { useTab } from '../../session/tab-context';
import { type Beneath, placeForCard } from './card-place';
import { noteIn } from './corner';
import type { BoardInSight } from './use-board-in-sight';
import type { BoardPointer } from './use-board-pointer';
import { useNoteCorner } from './use-note-corner';
import { MOST_CHOICES, type ZoneTold, zoneTold } from './zone-words';

interface ZoneCardProps {
  readonly told: ZoneTold;
  readonly beneath: Beneath;
  readonly size: Size;
}

/** What there is to know of a zone, beside it. For the eye only: what it says is told to others in a line. */
function ZoneCard({ told, beneath, size }: ZoneCardProps) {
  const { name, things, way, attacks, choices, reason, hint } = told;
  const card = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState<Size>([0, 0]);
  // What it says decides how large it is, and that decides where it lies.
  useLayoutEffect(() => {
    const { offsetWidth, offsetHeight } = card.current ?? { offsetWidth: 0, offsetHeight: 0 };
    setOwn((now) => (now[0] === offsetWidth && now[1] === offsetHeight ? now : [offsetWidth, offsetHeight]));
  }, [told, size]);
  const viewport = useStore(useTab().view.store, (state) => state.viewport);
  const [x, y] = useMemo(() => placeForCard(own, beneath, viewport, size), [own, beneath, viewport, size]);
  return (
    <div
      className="play-card-of-zone"
      ref={card}
      style={{ translate: `${Math.round(x)}px ${Math.round(y)}px` }}
      aria-hidden="true"
    >
      <h3>{name}</h3>
      {things.length > 0 ? <p>{things.join(', ')}</p> : null}
      {way === undefined ? null : <p className="play-card-way">{way}</p>}
      {attacks.map((attack) => (
        <div key={attack.name} className="play-card-attack">
          <h4>{attack.name}</h4>
          <p>{attack.lines.join(' · ')}</p>
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
  readonly scene: BoardInSight;
  readonly pointer: BoardPointer;
  readonly picked: Touch | undefined;
  readonly size: Size;
}

/** The card of the zone that is pointed at, while one is. */
export function PointedZone({ scene, pointer, picked, size }: PointedZoneProps) {
  const words = useWords();
  const { seen, ground, picture, stood } = scene;
  const { zone } = useStore(pointer.pointed);
  const { lights } = pointer;
  const told = useMemo(
    () => (zone === undefined ? undefined : zoneTold(seen, zone, lights, { words, picked, picture })),
    [seen, zone, lights, words, picked, picture],
  );
  const corner = useNoteCorner(scene, size);
  const beneath = useMemo((): Beneath => {
    const boxesOf = (zones: Iterable<number>) =>
      [...zones].flatMap((each) => {
        const box = ground.boxOf(each);
        return box ? [box] : [];
      });
    return {
      zone: zone === undefined ? undefined : ground.boxOf(zone),
      people: peopleOn(stood, picture, words.language),
      lit: boxesOf(lights.zones.keys()),
      board: boxesOf(ground.zones),
      note: noteIn(corner, size),
    };
  }, [zone, stood, picture, words.language, lights, ground, corner, size]);
  return told ? <ZoneCard told={told} beneath={beneath} size={size} /> : null;
}

function peopleOn(
  stood: ReadonlyMap<string, Stood>,
  { people }: Picture,
  language: Language,
): readonly Box[] {
  const standing = people.flatMap(({ piece }) => stood.get(piece) ?? []);
  return standing.map(({ figure, raised, scale, at }) =>
    reachOf({ id: '', stamp: pieceStamp(figure, raised, scale, language), at }),
  );
}
