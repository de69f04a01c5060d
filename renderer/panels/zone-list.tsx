import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { useStore } from 'zustand';
import type { Board, BoardZone } from '../../engine';
import type { Say } from '../../telling/zones';
import { useSentences, useSession, useSessionState } from '../app/session-context';
import { zoneName } from './zone-words';

/** Every zone of the canvas as a list, for keyboards and screen readers: arrows go along it, Enter pins. */
export function ZoneList({ board }: { board: Board }) {
  const { view } = useSession();
  const say = useSentences();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const hovered = useStore(view.store, (state) => state.hovered);
  const pinned = useStore(view.store, (state) => state.pinned);
  const groups = grouped(board, say);
  const order = groups.flatMap(({ zones }) => zones.map(({ index }) => index));
  const current = hovered ?? pinned;

  const optionId = (zone: number) => `${id}-${zone}`;
  useEffect(() => {
    const option = current === undefined ? null : document.getElementById(`${id}-${current}`);
    if (list.current && option) keepInSight(list.current, option);
  }, [id, current]);

  const step = (event: KeyboardEvent) => {
    const at = current === undefined ? -1 : order.indexOf(current);
    const target = targetOf(event.key, at, order.length);
    if (target !== undefined) {
      event.preventDefault();
      view.hover(order[target]);
    } else if ((event.key === 'Enter' || event.key === ' ') && current !== undefined) {
      event.preventDefault();
      view.pin(current);
    }
  };

  return (
    <section className="panel zone-list-panel">
      <h2 id={id}>{say('zone.list')}</h2>
      <div
        ref={list}
        role="listbox"
        tabIndex={0}
        className="zone-list"
        aria-labelledby={id}
        aria-activedescendant={current === undefined ? undefined : optionId(current)}
        onKeyDown={step}
        onBlur={() => view.hover(undefined)}
      >
        {groups.map(({ key, title, zones }) => (
          <div key={key} role="group" aria-labelledby={`${id}-${key}`}>
            <h3 id={`${id}-${key}`} role="presentation">
              {title}
            </h3>
            {zones.map((zone) => (
              <ZoneOption
                key={zone.index}
                id={optionId(zone.index)}
                zone={zone}
                isCurrent={zone.index === current}
                isPinned={zone.index === pinned}
              />
            ))}
          </div>
        ))}
      </div>
    </section>
  );
}

interface ZoneOptionProps {
  id: string;
  zone: BoardZone;
  isCurrent: boolean;
  isPinned: boolean;
}

function ZoneOption({ id, zone, isCurrent, isPinned }: ZoneOptionProps) {
  const { view } = useSession();
  const say = useSentences();
  const language = useSessionState((state) => state.language);
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      className="zone-option"
      aria-selected={isPinned}
      data-current={isCurrent}
      onPointerEnter={() => view.hover(zone.index)}
      onPointerLeave={() => view.hover(undefined)}
      onClick={() => view.pin(zone.index)}
      onKeyDown={() => undefined}
    >
      <span>{zoneName(zone, language, say)}</span> <code>{zone.id}</code>
    </div>
  );
}

interface ZoneGroup {
  key: string;
  title: string;
  zones: BoardZone[];
}

function grouped({ zones }: Board, say: Say): ZoneGroup[] {
  const buildings = [...new Set(zones.flatMap(({ building }) => building ?? []))].sort((a, b) => a - b);
  return [
    {
      key: 'streets',
      title: say('zone.streets'),
      zones: zones.filter(({ kind, balcony }) => kind === 'street' && !balcony),
    },
    ...buildings.map((building) => ({
      key: `building-${building}`,
      title: say('zone.building', { building }),
      zones: zones.filter((zone) => zone.building === building && !zone.balcony),
    })),
    { key: 'balconies', title: say('zone.balconies'), zones: zones.filter(({ balcony }) => balcony) },
  ].filter((group) => group.zones.length > 0);
}

/** Scrolls the list alone: the panel around it must stay where it is. */
function keepInSight(list: HTMLElement, option: HTMLElement): void {
  const [frame, { top, bottom }] = [list.getBoundingClientRect(), option.getBoundingClientRect()];
  if (top < frame.top) list.scrollTop -= frame.top - top;
  else if (bottom > frame.bottom) list.scrollTop += bottom - frame.bottom;
}

function targetOf(key: string, at: number, length: number): number | undefined {
  const last = length - 1;
  const targets: Record<string, number> = {
    ArrowDown: Math.min(at + 1, last),
    ArrowUp: Math.max(at - 1, 0),
    Home: 0,
    End: last,
  };
  return targets[key];
}
