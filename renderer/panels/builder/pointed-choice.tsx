import { MousePointerClick } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Mission } from '../../../schemas';
import type { Nameable } from '../../../schemas/form';
import { isNameAt } from '../../builder/offers';
import type { Place } from '../../builder/places';
import { thingsOf } from '../../builder/things';
import { perform } from '../../document/command';
import { addArea, isInArea } from '../../document/commands/areas';
import { laidOut } from '../../document/laid-out';
import { findPart, type Part } from '../../document/parts';
import { shownZone } from '../../document/view';
import { useSentences, useSessionState } from '../../session/session-context';
import { useTab } from '../../session/tab-context';
import { useZoneWords } from '../use-zone-words';
import { PointedPiece, type PointedPieceProps } from './pointed-piece';

interface PointedChoiceProps extends PointedPieceProps {
  readonly put: (value: unknown) => void;
}

/** Says that what lies on the board can be chosen there, too, and offers the areas of a zone that was clicked. */
export function PointedChoice({ place, within, put, change }: PointedChoiceProps) {
  const say = useSentences();
  const { names } = place;
  if (names === undefined || !isNameAt(place) || isLeftOut(place)) return null;
  const isZone = names === 'area' || names === 'holder';
  if (!isZone && !ON_BOARD.has(names)) return null;
  return (
    <>
      <p className="slot-hint">
        <MousePointerClick aria-hidden="true" />
        {say(isZone ? 'builder.point.zone' : 'builder.point.piece')}
      </p>
      {isZone ? <PointedZone put={put} /> : null}
      {names === 'group' ? <PointedPiece {...{ place, within, change }} /> : null}
    </>
  );
}

/** What is clicked is what is meant, and not what is meant to be left out. */
function isLeftOut({ path }: Place): boolean {
  return path.at(-1) === 'except';
}

const ON_BOARD: ReadonlySet<Nameable> = new Set(['machine', 'objective', 'tile', 'group']);

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

/** The areas of the zone that was clicked, and a new one where it is in none. */
function PointedZone({ put }: Pick<PointedChoiceProps, 'put'>) {
  const say = useSentences();
  const tab = useTab();
  const language = useSessionState((state) => state.language);
  const mission = tab.document.store.getState().mission;
  const laid = laidOut(mission);
  const zoneWords = useZoneWords(laid);
  const [index, setIndex] = useState<number>();
  useEffect(() => {
    const hear = (event: PointerEvent) => {
      if (isOnBoard(event)) setIndex(shownZone(tab.view.store.getState()));
    };
    document.addEventListener('pointerup', hear, { capture: true });
    return () => document.removeEventListener('pointerup', hear, { capture: true });
  }, [tab]);
  const zone = index === undefined ? undefined : laid.board.zones[index];
  if (!zone) return null;
  const [part = ''] = zone.parts;
  const areas = (mission.areas ?? []).filter(({ id }) => isInArea(mission, id, part));
  const make = () => {
    const name = { [language]: zoneWords(zone).title };
    const before = new Set((mission.areas ?? []).map(({ id }) => id));
    perform(tab, addArea(mission, name, [part], tab.document.idsEver));
    const made = tab.document.store.getState().mission.areas?.find(({ id }) => !before.has(id));
    if (made) put(made.id);
  };
  return (
    <ul>
      {areas.map(({ id, name }) => (
        <li key={id}>
          <button type="button" className="slot-offer" onClick={() => put(id)}>
            {say('builder.point.area', { area: name[language] ?? Object.values(name)[0] ?? id })}
          </button>
        </li>
      ))}
      <li>
        <button type="button" className="slot-offer" onClick={make}>
          {say('builder.point.new-area', { zone: zoneWords(zone).title })}
        </button>
      </li>
    </ul>
  );
}

/** Choices stay open while somebody points at the board: they answer with what lies there. */
export function letBoardAnswer(event: Event): void {
  if (isOnBoard(event)) event.preventDefault();
}
