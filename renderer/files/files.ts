import type { Tab } from '../document/tab';

/** Opening, saving and keeping of missions, in whichever shell. */
export interface Files {
  readonly newMission: (template: string) => Promise<void>;
  readonly openByDialog: () => Promise<void>;
  readonly openRecent: (recent: string) => Promise<void>;
  readonly openSample: (sample: string) => Promise<void>;
  readonly openDropped: (files: readonly File[]) => Promise<void>;
  /** Text that was pasted, if it is a mission. */
  readonly openText: (name: string, text: string) => void;
  readonly openSalvage: () => void;
  readonly reload: (tab: Tab) => Promise<void>;
  readonly save: (tab: Tab) => Promise<boolean>;
  readonly saveAs: (tab: Tab) => Promise<boolean>;
  /** Over whatever another program has put there. */
  readonly saveAnyway: (tab: Tab) => Promise<boolean>;
  readonly download: (tab: Tab) => void;
  readonly close: (tab: Tab) => Promise<boolean>;
}
