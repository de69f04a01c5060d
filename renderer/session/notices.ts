import type { StoreApi } from 'zustand/vanilla';
import type { Tab } from '../document/tab';
import type { Tabs } from '../document/tabs';
import type { Notice } from '../files/notice';

/** The one notice in sight. */
export interface Notices {
  readonly notify: (notice: Notice) => void;
  /** What was told of this mission has been seen to; without one, what was told of none in particular. */
  readonly seenTo: (tab?: Tab) => void;
  /** The game of a mission goes on, or another is begun or opened: what was told of one before is old. */
  readonly playedOn: (tab?: Tab) => void;
  readonly dismiss: () => void;
}

/** Where the notice stands, among other things. */
type Sight = Pick<StoreApi<{ notice: Notice | undefined }>, 'getState'> & {
  readonly setState: (change: { notice: Notice | undefined }) => void;
};

export function createNotices(tabs: Tabs, store: Sight): Notices {
  const dismiss = () => store.setState({ notice: undefined });
  tabs.store.subscribe(({ tabs: open }) => {
    const of = store.getState().notice?.tab;
    if (of !== undefined && !open.some(({ key }) => key === of)) dismiss();
  });
  return {
    notify: (notice) => store.setState({ notice }),
    seenTo: (tab) => {
      if (store.getState().notice?.tab === tab?.key) dismiss();
    },
    playedOn: (tab) => {
      const { ofGame, tab: of } = store.getState().notice ?? {};
      if (ofGame && (tab === undefined || of === undefined || of === tab.key)) dismiss();
    },
    dismiss,
  };
}
