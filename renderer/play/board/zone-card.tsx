import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { Stood } from '../../../drawing/board/standing';
import { pieceStamp } from '../../../drawing/board/tokens';
import type { Box } from '../../../drawing/box';
import { reachOf } from '../../../drawing/stamp';
import type { Picture, Size } from '../../../engine';
import type { Language } from '../../../languages';
import { boxOnScreen } from '../../canvas/beside';
import type { Touch } from '../../game/choices';
import { useWords } from '../../session/game-context';
import { useTab } from '../../session/tab-context';
import type { BoardGeometry } from './board-geometry';
import { roomFor } from './room';
import type { BoardInSight } from './use-board-in-sight';
import type { BoardPointer } from './use-board-pointer';
import { useMeasured } from './use-measured';
import { MOST_CHOICES, type ZoneTold, zoneTold } from './zone-words';
import { zonesSpokenOf } from './zones-spoken-of';

interface ZoneCardProps {
  readonly told: ZoneTold;
  /** In millimetres of the board. */
  readonly zone: Box | undefined;
  readonly people: readonly Box[];
  readonly lit: readonly Box[];
  readonly board: readonly Box[];
  /** What came of the last action, in pixels of the canvas. */
  readonly note: Box | undefined;
  readonly size: Size;
  readonly id: string;
}

/** What there is to know of a zone, beside it. For the eye only: what it says is told to others in a line. */
function ZoneCard({ told, zone, people, lit, board, note, size, id }: ZoneCardProps) {
  const { name, things, way, attacks, choices, reason, hint } = told;
  // What it says decides how large it is, and that decides where it lies.
  const [card, own = [0, 0]] = useMeasured<HTMLDivElement>();
  const viewport = useStore(useTab().view.store, (state) => state.viewport);
  const [x, y] = useMemo(() => {
    const onScreen = (boxes: readonly Box[]) => boxes.map((box) => boxOnScreen(viewport, box));
    const matters = [...(note ? [note] : []), ...onScreen(people)];
    const beneath = {
      about: onScreen(zone ? [zone] : []),
      matters,
      lit: onScreen(lit),
      board: onScreen(board),
    };
    return roomFor({ size: own, within: [0, 0, ...size], beneath }).at;
  }, [own, zone, people, lit, board, note, viewport, size]);
  return (
    <div
      className="play-card-of-zone"
      ref={card}
      style={{ translate: `${Math.round(x)}px ${Math.round(y)}px` }}
      data-about={id}
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
  readonly note: Box | undefined;
  readonly size: Size;
}

/** The card of the zone that is pointed at, while one is. */
export function PointedZone({ scene, pointer, picked, note, size }: PointedZoneProps) {
  const words = useWords();
  const { seen, ground, picture, stood } = scene;
  const { zone } = useStore(pointer.pointed);
  const { lights } = pointer;
  const told = useMemo(
    () => (zone === undefined ? undefined : zoneTold(seen, zone, lights, { words, picked, picture })),
    [seen, zone, lights, words, picked, picture],
  );
  const people = useMemo(() => peopleOn(stood, picture, words.language), [stood, picture, words.language]);
  const lit = useMemo(() => boxesOf(lights.zones.keys(), ground), [lights, ground]);
  const board = useMemo(() => boxesOf(ground.zones, ground), [ground]);
  if (!told || zone === undefined) return null;
  const beneath = { zone: ground.boxOf(zone), people, lit, board, note };
  return <ZoneCard told={told} size={size} id={zonesSpokenOf([zone], seen)} {...beneath} />;
}

function boxesOf(zones: Iterable<number>, ground: BoardGeometry): readonly Box[] {
  return [...zones].map((zone) => ground.boxOf(zone)).filter((box) => box !== undefined);
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
