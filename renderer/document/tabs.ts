import { createStore, type StoreApi } from 'zustand/vanilla';
import { createTab, type Tab, type TabOrigin } from './tab';

export interface TabsState {
  readonly tabs: readonly Tab[];
  /** The one that is in sight; nothing while the start screen is. */
  readonly active: Tab | undefined;
}

/** The missions that are open in the window. */
export interface Tabs {
  readonly store: StoreApi<TabsState>;
  /** Opens a mission beside the others, and shows it. */
  readonly open: (origin: TabOrigin, key?: string) => Tab;
  readonly show: (tab: Tab | undefined) => void;
  /** The one so many places further on, round and round. */
  readonly showNext: (step: 1 | -1) => void;
  readonly close: (tab: Tab) => void;
}

/** Sees to every mission as long as it is open; what it gives back ends that. */
export function followTabs({ store }: Tabs, follow: (tab: Tab) => () => void): void {
  const followed = new Map<Tab, () => void>();
  const look = ({ tabs }: TabsState) => {
    for (const tab of tabs) if (!followed.has(tab)) followed.set(tab, follow(tab));
    for (const [tab, stop] of followed) {
      if (tabs.includes(tab)) continue;
      stop();
      followed.delete(tab);
    }
  };
  look(store.getState());
  store.subscribe(look);
}

/** Drafts outlive the window, so a name must not come again in the next one. */
export function createTabs(newKey: () => string): Tabs {
  const store = createStore<TabsState>(() => ({ tabs: [], active: undefined }));
  return {
    store,
    open: (origin, key = newKey()) => {
      const tab = createTab(key, origin);
      store.setState(({ tabs }) => ({ tabs: [...tabs, tab], active: tab }));
      return tab;
    },
    show: (active) => store.setState({ active }),
    showNext: (step) => {
      const { tabs, active } = store.getState();
      const at = active ? tabs.indexOf(active) : step > 0 ? -1 : 0;
      const next = tabs[(at + step + tabs.length) % tabs.length];
      if (next) store.setState({ active: next });
    },
    close: (tab) => {
      const { tabs, active } = store.getState();
      const at = tabs.indexOf(tab);
      const left = tabs.filter((one) => one !== tab);
      const beside = left[Math.min(at, left.length - 1)];
      store.setState({ tabs: left, active: active === tab ? beside : active });
    },
  };
}
