import { type KeyboardEvent, type Ref, useId, useRef, useState } from 'react';
import type { Palette } from '../../../drawing/palette';
import type { SentenceKey } from '../../../languages';
import { useSentences } from '../../session/session-context';
import type { Stock } from '../../systems/system-editor';
import type { Brush } from '../../tools/brush';
import { arrowTarget } from './arrows';
import type { PaletteItem, PaletteSection, PaletteSet, SectionId } from './item';
import { PaletteButton } from './palette-button';
import { UsedUpMenu } from './used-up-menu';

interface PaletteListProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly sections: readonly PaletteSection[];
  readonly stock: ReadonlyMap<PaletteItem, Stock>;
  readonly palette: Palette;
  readonly taken: Brush | undefined;
  readonly onTake: (item: PaletteItem, by: 'pointer' | 'keyboard') => void;
  readonly onLetGo: () => void;
  readonly onRefuse: (item: PaletteItem) => void;
  /** Another section has come to the top. */
  readonly onSection: (section: SectionId) => void;
}

const none: Stock = {};

/** All there is, section by section; arrow keys go along it, and it is one stop of the Tab key. */
export function PaletteList(props: PaletteListProps) {
  const { ref, sections, stock, palette, taken, onTake, onLetGo, onRefuse, onSection } = props;
  const say = useSentences();
  const id = useId();
  const [last, setLast] = useState<string>();
  const items = sections.flatMap(({ sets }) => sets).flatMap((set) => set.items);
  const current = items.some((item) => item.id === last) ? last : items[0]?.id;
  const shown = useRef<SectionId>(undefined);

  const followScrolling = (list: HTMLElement) => {
    const top = list.getBoundingClientRect().top + NEAR_TOP;
    const passed = [...list.children].filter((child) => child.getBoundingClientRect().top <= top);
    const section = (passed.at(-1) as HTMLElement | undefined)?.dataset['section'];
    if (section === undefined || section === shown.current) return;
    shown.current = section;
    onSection(section);
  };
  const list = (
    <div
      ref={ref}
      className="palette-list"
      data-scrolls
      role="toolbar"
      aria-orientation="vertical"
      aria-label={say('palette.title')}
      onKeyDown={goAlong}
      onFocus={({ target }) => setLast(itemAt(target)?.dataset['item'])}
      onScroll={({ currentTarget }) => followScrolling(currentTarget)}
    >
      {sections.map(({ id: section, sets }) => (
        <section
          key={section}
          role="group"
          className="palette-section"
          data-section={section}
          aria-labelledby={`${id}-${section}`}
        >
          <h2 id={`${id}-${section}`}>{say(`palette.section.${section}` as SentenceKey)}</h2>
          {sets.map((set) => (
            <PaletteGroup key={set.id} set={set}>
              {set.items.map((item) => (
                <PaletteButton
                  key={item.id}
                  item={item}
                  palette={palette}
                  stock={stock.get(item) ?? none}
                  isTaken={taken === item.brush}
                  isCurrent={item.id === current}
                  onTake={onTake}
                  onLetGo={onLetGo}
                  onRefuse={onRefuse}
                />
              ))}
            </PaletteGroup>
          ))}
        </section>
      ))}
    </div>
  );
  const shortageAt = (target: EventTarget) => {
    const named = itemAt(target)?.dataset['item'];
    const item = items.find((one) => one.id === named);
    const shortage = item && stock.get(item)?.shortage;
    return shortage && { item, shortage };
  };
  return (
    <UsedUpMenu shortageAt={shortageAt} onTake={(item) => onTake(item, 'keyboard')}>
      {list}
    </UsedUpMenu>
  );
}

/** Pixels below the upper edge at which a section counts as the one in sight. */
const NEAR_TOP = 40;

function PaletteGroup({ set, children }: { set: PaletteSet; children: React.ReactNode }) {
  return (
    <>
      {set.title === undefined ? null : <h3>{set.title}</h3>}
      <div className={`palette-set palette-${set.layout}`}>{children}</div>
    </>
  );
}

function itemAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-item]') : null;
}

function goAlong(event: KeyboardEvent<HTMLElement>): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-item]')];
  const from = items.findIndex((item) => item.contains(document.activeElement));
  if (from < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
  const to = arrowTarget(
    event.key,
    from,
    items.map((item) => item.getBoundingClientRect()),
  );
  if (to === undefined) return;
  event.preventDefault();
  items[to]?.focus();
}
