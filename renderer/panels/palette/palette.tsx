import { PackageOpen } from 'lucide-react';
import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useStore } from 'zustand';
import type { Palette as Colours } from '../../../drawing/palette';
import { facesWith } from '../../../engine';
import { inventory } from '../../document/inventory';
import { useSentences, useSession, useSessionState } from '../../session/session-context';
import { useEditor, useEditorState, useTab } from '../../session/tab-context';
import type { Stock } from '../../systems/system-editor';
import { useSettledMission } from '../settled';
import { useLead } from '../use-lead';
import type { PaletteItem, PaletteSection, PaletteSet, SectionId } from './item';
import { JumpBar } from './jump-bar';
import { PaletteList } from './palette-list';
import { answers } from './search';
import { SearchField } from './search-field';
import { paletteSections } from './sections';
import { stockOf, supplyOf } from './supply';
import './palette.css';

interface PaletteProps {
  /** In which things are painted on the board. */
  readonly palette: Colours;
  /** Something was taken by keyboard, and is to be laid down by keyboard. */
  readonly onTaken?: () => void;
}

/** Everything that can be laid on the board, with pictures. */
export function Palette({ palette, onTaken }: PaletteProps) {
  const say = useSentences();
  const session = useSession();
  const editor = useEditor();
  const sections = useSections();
  const stock = useStock(sections);
  const taken = useEditorState(({ brush }) => brush);
  const query = useSessionState(({ asLeft }) => asLeft.query);
  const setQuery = (words: string) => session.leave({ query: words });
  const [section, setSection] = useState<SectionId>();
  const [refused, setRefused] = useState<PaletteItem>();
  const list = useRef<HTMLDivElement>(null);
  useScrolledAsLeft(list);
  const found = useMemo(() => foundIn(sections, query), [sections, query]);
  const take = useCallback(
    (item: PaletteItem, by: 'pointer' | 'keyboard') => {
      setRefused(undefined);
      editor.take(item.brush);
      if (by === 'keyboard') onTaken?.();
    },
    [editor, onTaken],
  );
  const letGo = useCallback(() => editor.choose('select'), [editor]);
  const jump = (id: SectionId) => {
    const target = list.current?.querySelector<HTMLElement>(`[data-section=${id}]`);
    target?.scrollIntoView({ block: 'start' });
    setSection(id);
  };
  useLead((place) => {
    if (!('palette' in place)) return false;
    flushSync(() => setQuery(''));
    jump(place.palette);
    list.current?.querySelector<HTMLElement>(`[data-section=${place.palette}] [data-item]`)?.focus();
    return true;
  });
  const ask = (item: PaletteItem | undefined) => {
    if (!item) return;
    if (stock.get(item)?.shortage) setRefused(item);
    else take(item, 'keyboard');
  };
  const shortage = refused && stock.get(refused)?.shortage;
  return (
    <div className="palette">
      <SearchField
        name="palette.search"
        query={query}
        found={found.flatMap(itemsOf).length}
        onQuery={setQuery}
        onDown={() => list.current?.querySelector<HTMLElement>('[data-item]')?.focus()}
        onEnter={() => ask(found.flatMap(itemsOf)[0])}
      />
      <JumpBar sections={found} current={section ?? found[0]?.id} onJump={jump} />
      <PaletteList
        ref={list}
        sections={found}
        stock={stock}
        palette={palette}
        taken={taken}
        onTake={take}
        onLetGo={letGo}
        onRefuse={setRefused}
        onSection={setSection}
      />
      <p role="status" className="palette-says">
        {shortage ? `${say(shortage.reason.key, shortage.reason.parameters)} ${say('palette.anyway')}` : null}
      </p>
      <button type="button" className="palette-boxes" onClick={() => session.showDialog('boxes')}>
        <PackageOpen aria-hidden="true" />
        {say('palette.boxes')}
      </button>
    </div>
  );
}

/** Read only when it goes: nobody needs to know it while it is there. */
function useScrolledAsLeft(list: RefObject<HTMLElement | null>): void {
  const { store, leave } = useSession();
  useLayoutEffect(() => {
    const { current } = list;
    if (!current) return undefined;
    current.scrollTo({ top: store.getState().asLeft.paletteTop, behavior: 'instant' });
    return () => leave({ paletteTop: current.scrollTop });
  }, [list, store, leave]);
}

function useSections(): readonly PaletteSection[] {
  const say = useSentences();
  const language = useSessionState((state) => state.language);
  const { store } = useTab().document;
  const own = useStore(store, ({ mission }) => mission.faces);
  const system = useStore(store, ({ mission }) => mission.system);
  return useMemo(
    () => paletteSections({ system, own: own ?? [], faces: facesWith(own), language, say }),
    [system, own, language, say],
  );
}

/** What the pointer carries is neither laid nor used up yet. */
function useStock(sections: readonly PaletteSection[]): ReadonlyMap<PaletteItem, Stock> {
  const mission = useSettledMission();
  const boxes = useSessionState(({ settings }) => settings.boxes);
  return useMemo(() => {
    const supply = supplyOf(mission, inventory(mission, boxes));
    return new Map(sections.flatMap(itemsOf).map((item) => [item, stockOf(item.brush, supply)]));
  }, [sections, mission, boxes]);
}

function itemsOf({ sets }: PaletteSection): PaletteItem[] {
  return sets.flatMap(({ items }) => items);
}

function foundIn(sections: readonly PaletteSection[], query: string): readonly PaletteSection[] {
  if (query.trim() === '') return sections;
  return sections.flatMap((section) => {
    const sets = section.sets.flatMap((set) => {
      const items = set.items.filter(({ words }) => answers(words, query));
      return items.length > 0 ? { ...set, items } : [];
    });
    return sets.length > 0 ? { ...section, sets: withoutHoles(sets) } : [];
  });
}

/** Where one side of a tile is found and the other is not, the next one moves up. */
function withoutHoles(sets: readonly PaletteSet[]): PaletteSet[] {
  const [pairs, others] = [sets.filter(isPair), sets.filter((set) => !isPair(set))];
  const [first] = pairs;
  return first ? [...others, { ...first, items: pairs.flatMap(({ items }) => items) }] : others;
}

function isPair({ layout }: PaletteSet): boolean {
  return layout === 'pairs';
}
