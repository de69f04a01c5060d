import { MousePointerClick } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { BoardZone } from '../../../engine';
import { type SentenceKey, textIn } from '../../../languages';
import type { Area, Mission } from '../../../schemas';
import type { Nameable } from '../../../schemas/form';
import { isNameAt } from '../../builder/offers';
import type { Place } from '../../builder/places';
import { thingsOf } from '../../builder/things';
import { madeName } from '../../document/area-names';
import { perform } from '../../document/command';
import { addArea, isInArea, paintZones } from '../../document/commands/areas';
import { newWriting } from '../../document/history';
import { type LaidOut, laidOut } from '../../document/laid-out';
import { findPart, type Part } from '../../document/parts';
import { shownZone } from '../../document/view';
import { useSentences, useSessionState } from '../../session/session-context';
import { useEditor, useMission, useTab } from '../../session/tab-context';
import { pressed, standingAt } from '../go-on';
import { keyName } from './key-name';
import { PointedPiece, type PointedPieceProps } from './pointed-piece';

/** Says that a piece on the board can be chosen there, too. Zones are chosen for all places of a slot at once. */
export function PointedChoice({ place, within, change }: PointedPieceProps) {
  const say = useSentences();
  const { names } = place;
  if (!isAnsweredByBoard(place) || isOfZones(place)) return null;
  return (
    <>
      <p className="slot-hint">
        <MousePointerClick aria-hidden="true" />
        {say('builder.point.piece')}
      </p>
      {names === 'group' ? <PointedPiece {...{ place, within, change }} /> : null}
    </>
  );
}

/** A place that a click on a zone answers, with an area. */
function isOfZones({ names }: Place): boolean {
  return names === 'area' || names === 'holder';
}

/** What is clicked is what is meant, and not what is meant to be left out. */
function isLeftOut({ path }: Place): boolean {
  return path.at(-1) === 'except';
}

const ON_BOARD: ReadonlySet<Nameable> = new Set([
  ...(['machine', 'objective', 'tile', 'group', 'area', 'holder'] as const),
]);

/** A click on a piece answers as long as the choices are open: for the first place that can name it, or it would be several answers. */
export function usePointedPart(places: readonly Place[], put: (place: Place, id: string) => void): void {
  const { selection, document: opened } = useTab();
  const tell = useEffectEvent(() => {
    const { mission } = opened.store.getState();
    const [key, ...others] = selection.store.getState().keys;
    const part = key === undefined || others.length > 0 ? undefined : findPart(mission, key);
    for (const place of part ? places : []) {
      const id =
        part && isNameAt(place) && !isLeftOut(place) ? namedBy(part, place.names, mission) : undefined;
      if (id !== undefined) return put(place, id);
    }
  });
  useEffect(() => selection.store.subscribe(() => tell()), [selection]);
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    let pressed: { event: PointerEvent; selected: unknown } | undefined;
    const press = (event: PointerEvent) => {
      pressed = { event, selected: selection.store.getState() };
    };
    const release = (event: PointerEvent) => {
      // Who clicks what is selected already means it as well, though nothing changes by that.
      if (!pressed || !isOnBoard(event) || !isClick(pressed.event, event)) return;
      if (pressed.selected === selection.store.getState()) tell();
    };
    document.addEventListener('pointerdown', press, { signal, capture: true });
    document.addEventListener('pointerup', release, { signal });
    return () => stop.abort();
  }, [selection]);
}

function isClick(press: PointerEvent, release: PointerEvent): boolean {
  const [across, down] = [release.clientX - press.clientX, release.clientY - press.clientY];
  return press.button === 0 && isOnBoard(press) && Math.hypot(across, down) < CLICK;
}

/** How far a pointer may stray in a click, in pixels. */
const CLICK = 4;

function isOnBoard({ target }: Event): boolean {
  return target instanceof Element && target.closest('.editor-board') !== null;
}

function namedBy({ part }: Part, names: Nameable | undefined, mission: Mission): string | undefined {
  if (names === 'group') return 'group' in part ? part.group : undefined;
  return names && thingsOf(mission)[names].includes(part.id) ? part.id : undefined;
}

interface PointedZoneProps {
  readonly places: readonly Place[];
  readonly put: Put;
}

type Put = (place: Place, value: unknown, joins?: string) => void;

/** Says that zones can be clicked, and offers the areas of the one that was: for every place of a slot that can name one. */
export function PointedZone({ places, put }: PointedZoneProps) {
  const ofZones = places.filter((place) => isOfZones(place) && isAnsweredByBoard(place));
  return ofZones.length > 0 ? <ZoneOfPlaces places={ofZones} put={put} /> : null;
}

/** All places hear the same click, and speak of the same area to whoever takes the tool for it. */
function ZoneOfPlaces({ places, put }: PointedZoneProps) {
  const say = useSentences();
  const editor = useEditor();
  const mission = useMission((now) => now);
  const zone = usePointedZone(laidOut(mission));
  const { areas = [] } = mission;
  const meant = areas.find(({ id }) => places.some(({ value }) => value === id))?.id;
  useEffect(() => {
    editor.mean(meant);
    return () => editor.mean(undefined);
  }, [editor, meant]);
  const all = useRef<HTMLDivElement>(null);
  // Where there is a lot to choose from, the answers to a click would be out of sight.
  useEffect(() => {
    if (zone) all.current?.scrollIntoView({ block: 'nearest' });
  }, [zone]);
  return (
    <div ref={all}>
      <p className="slot-hint">
        <MousePointerClick aria-hidden="true" />
        {say('builder.point.zone')}
      </p>
      {places.map((place) => (
        <ZoneChoices
          key={place.path.join('.')}
          {...{ place, zone, put }}
          title={places.length > 1 ? say(keyName(place)) : undefined}
        />
      ))}
    </div>
  );
}

interface ZoneChoicesProps {
  readonly place: Place;
  readonly zone: BoardZone | undefined;
  readonly put: Put;
  /** Where there are others. */
  readonly title: string | undefined;
}

/** The areas of the zone that was clicked, and a new one; an area that is chosen already can have the zone, too. */
function ZoneChoices({ place, zone, put, title: heading }: ZoneChoicesProps) {
  const say = useSentences();
  const tab = useTab();
  const editor = useEditor();
  const language = useSessionState((state) => state.language);
  const mission = useMission((now) => now);
  const laid = laidOut(mission);
  const { areas = [] } = mission;
  const meant = areas.find(({ id }) => id === place.value);
  const part = zone?.parts[0] ?? '';
  const title = zone ? madeName(laid, [zone], language) : '';
  const has = ({ id }: Area) => isInArea(mission, id, part);
  const make = () => {
    // The new area and the sentence that speaks of it are one step.
    const joins = newWriting();
    const before = new Set(areas.map(({ id }) => id));
    perform(tab, { ...addArea(mission, { [language]: title }, [part], tab.document.idsEver), joins });
    const made = tab.document.store.getState().mission.areas?.find(({ id }) => !before.has(id));
    if (made) put(place, made.id, joins);
  };
  const paint = ({ id }: Area, takesIn: boolean) => perform(tab, paintZones(mission, id, [part], takesIn));
  const choices: readonly Choice[] = [
    ...(zone && meant && !has(meant)
      ? [{ name: 'builder.point.take-in' as const, area: meant, run: () => paint(meant, true) }]
      : []),
    ...(zone && meant && has(meant) && !isAllOf(laid, meant, zone)
      ? [{ name: 'builder.point.take-out' as const, area: meant, run: () => paint(meant, false) }]
      : []),
    ...areas
      .filter((area) => zone && area !== meant && has(area))
      .map((area) => ({ name: 'builder.point.area' as const, area, run: () => put(place, area.id) })),
    ...(zone ? [{ name: 'builder.point.new-area' as const, run: make }] : []),
    ...(meant
      ? [{ name: 'builder.point.draw' as const, area: meant, run: () => editor.drawArea(meant.id) }]
      : []),
  ];
  const list = useRef<HTMLUListElement>(null);
  // Where there is a lot to choose from, the answers to a click would be out of sight.
  useEffect(() => {
    if (zone) list.current?.scrollIntoView({ block: 'nearest' });
  }, [zone]);
  if (choices.length === 0) return null;
  const answers = (
    <ul ref={list}>
      {choices.map(({ name, area, run }, index) => (
        <li key={`${name} ${area?.id ?? ''}`}>
          <button
            type="button"
            className="slot-offer"
            onClick={(event) => pressed(event, run, () => standingAt(list.current, 'button', index))}
          >
            {say(name, { area: area ? textIn(area.name, language) : '', zone: title })}
          </button>
        </li>
      ))}
    </ul>
  );
  if (heading === undefined) return answers;
  return (
    <section className="slot-place" aria-label={heading}>
      <h4>{heading}</h4>
      {answers}
    </section>
  );
}

interface Choice {
  readonly name: SentenceKey;
  readonly area?: Area;
  readonly run: () => void;
}

/** The zone of the board that was clicked last, as long as there are choices for it. */
function usePointedZone({ board }: LaidOut): BoardZone | undefined {
  const tab = useTab();
  const [index, setIndex] = useState<number>();
  useEffect(() => {
    const hear = (event: PointerEvent) => {
      if (isOnBoard(event)) setIndex(shownZone(tab.view.store.getState()));
    };
    document.addEventListener('pointerup', hear, { capture: true });
    return () => document.removeEventListener('pointerup', hear, { capture: true });
  }, [tab]);
  return index === undefined ? undefined : board.zones[index];
}

/** Without its only zone there would be no area to speak of. */
function isAllOf({ board }: LaidOut, { zones = [], tiles = [] }: Area, zone: BoardZone): boolean {
  return tiles.length === 0 && zones.every((part) => board.zoneOf(part) === zone.index);
}

/** Choices stay open while somebody points at the board, or takes the tool for it, if what lies there can answer them. */
export function letBoardAnswer(places: readonly Place[]): (event: Event) => void {
  return (event) => {
    const isThere = event.target instanceof Element && event.target.closest(BOARD) !== null;
    if (isThere && places.some(isAnsweredByBoard)) event.preventDefault();
  };
}

const BOARD = '.editor-board, [data-action="tool.area"]';

function isAnsweredByBoard(place: Place): boolean {
  return place.names !== undefined && isNameAt(place) && !isLeftOut(place) && ON_BOARD.has(place.names);
}
