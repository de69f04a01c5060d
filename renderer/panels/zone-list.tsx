import { type KeyboardEvent, memo, useEffect, useId, useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import { around } from '../../drawing/box';
import type { BoardZone } from '../../engine';
import type { Say } from '../../languages';
import type { LaidOut } from '../document/laid-out';
import type { ZoneWords } from '../document/zone-words';
import { useSentences } from '../session/session-context';
import { useTab } from '../session/tab-context';
import { keepInSight } from './keep-in-sight';
import { targetOf } from './list-keys';
import { useZoneWords } from './use-zone-words';

/** Every zone of the canvas as a list, for keyboards and screen readers: arrows go along it, Enter pins. */
export function ZoneList({ laidOut }: { laidOut: LaidOut }) {
  const { board } = laidOut;
  const { view } = useTab();
  const say = useSentences();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const hovered = useStore(view.store, (state) => state.hovered);
  const pinned = useStore(view.store, (state) => state.pinned);
  const zoneWords = useZoneWords(laidOut);
  const groups = useMemo(() => grouped(laidOut, zoneWords, say), [laidOut, zoneWords, say]);
  const order = useMemo(() => groups.flatMap(({ zones }) => zones.map(({ index }) => index)), [groups]);
  const current = hovered ?? pinned;

  const optionId = (zone: number) => `${id}-${zone}`;
  // It does not follow the pointer: a row that one aims at would be somewhere else on arrival.
  useEffect(() => {
    if (pinned !== undefined) keepInSight(list.current, `${id}-${pinned}`);
  }, [id, pinned]);

  const go = (zone: BoardZone) => {
    view.hover(zone.index);
    keepInSight(list.current, optionId(zone.index));
    const part = around(zone.rects);
    if (part) view.reveal(part);
  };
  const step = (event: KeyboardEvent) => {
    const at = current === undefined ? -1 : order.indexOf(current);
    const target = targetOf(event.key, at, order.length);
    const zone = target === undefined ? undefined : board.zones[order[target] ?? -1];
    if (zone) {
      event.preventDefault();
      go(zone);
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
                {...zone}
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

interface ListedZone {
  index: number;
  name: string;
}

interface ZoneOptionProps extends ListedZone {
  id: string;
  isCurrent: boolean;
  isPinned: boolean;
}

/** Where the pointer goes, two of hundreds change. */
const ZoneOption = memo(function ZoneOption({ id, index, name, isCurrent, isPinned }: ZoneOptionProps) {
  const { view } = useTab();
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      className="zone-option"
      aria-selected={isPinned}
      data-current={isCurrent}
      onPointerEnter={() => view.hover(index)}
      onPointerLeave={() => view.hover(undefined)}
      onClick={() => view.pin(index)}
    >
      {name}
    </div>
  );
});

interface ZoneGroup {
  key: string;
  title: string;
  zones: ListedZone[];
}

function grouped(laidOut: LaidOut, zoneWords: ZoneWords, say: Say): ZoneGroup[] {
  const { zones } = laidOut.board;
  const buildings = [...new Set(zones.flatMap(({ building }) => building ?? []))].sort((a, b) => a - b);
  const listed = (belongs: (zone: BoardZone) => boolean): ListedZone[] =>
    zones.filter(belongs).map((zone) => ({
      index: zone.index,
      name: zoneWords(zone).title,
    }));
  return [
    {
      key: 'streets',
      title: say('zone.streets'),
      zones: listed(({ kind, balcony }) => kind === 'street' && !balcony),
    },
    ...buildings.map((building) => ({
      key: `building-${building}`,
      title: say('zone.building', { building }),
      zones: listed((zone) => zone.building === building && !zone.balcony),
    })),
    { key: 'balconies', title: say('zone.balconies'), zones: listed(({ balcony }) => balcony) },
  ].filter((group) => group.zones.length > 0);
}
