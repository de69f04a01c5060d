import { type RefObject, useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import type { Subject } from '../../builder/mentions';
import { storiesAbout } from '../../builder/speaking';
import type { StoryList } from '../../document/story-place';
import { useEditorState, useSelection, useTab } from '../../session/tab-context';
import { useWholeMission } from '../settled';

/** The goals or rules that speak of what is selected or pointed at on the board. What is selected brings the first into sight. */
export function useLitStories(
  list: StoryList['list'],
  panel: RefObject<HTMLElement | null>,
): ReadonlySet<object> {
  const mission = useWholeMission();
  const { pointing } = useTab();
  const over = useStore(pointing.store, ({ part }) => part);
  const selected = useSelection();
  const area = useEditorState((state) => (state.tool === 'area' ? state.area : undefined));
  const chosen = useMemo(
    () => new Set<Subject>(area === undefined ? selected : [...selected, `area:${area}`]),
    [selected, area],
  );
  useEffect(() => {
    // Somebody who is choosing for a slot may answer on the board, and goes on in that slot.
    if (chosen.size === 0 || panel.current?.querySelector('.told-slot[data-state=open]')) return;
    panel.current?.querySelector('[data-lit=true]')?.scrollIntoView({ block: 'nearest' });
  }, [chosen, panel]);
  return useMemo(() => {
    const about = over === undefined ? chosen : new Set([...chosen, over]);
    const all = storiesAbout(mission, about);
    return new Set(all.filter(({ place }) => place.list === list).map(({ story }) => story));
  }, [mission, list, chosen, over]);
}
