import type { KeptDraft } from '../../main/contract';
import type { Tab, TabOrigin } from '../document/tab';
import type { Drafts } from './drafts';
import { shortName } from './file-names';
import { formatTime } from './format-time';
import { isSamePlace, type LinkedFiles } from './linked-files';
import { failure, refusal } from './notices';
import type { Opening } from './opening';
import type { Questions } from './questions';
import { readMission } from './read-mission';
import { replaceMission } from './reloading';
import type { Surroundings } from './surroundings';

/** Work that was not saved when its window went. */
export interface LeftBehind {
  /** What this window had open before it was loaded anew; and what others left behind, to be offered. */
  readonly begin: () => Promise<void>;
  readonly refresh: () => Promise<void>;
  readonly restore: (draft: KeptDraft) => Promise<Tab | undefined>;
  readonly discard: (draft: KeptDraft) => Promise<void>;
}

interface LeftBehindDeeds extends Surroundings {
  readonly files: LinkedFiles;
  readonly drafts: Drafts;
  readonly opening: Opening;
  readonly questions: Questions;
  readonly offered: { readonly get: () => readonly KeptDraft[]; readonly set: (drafts: KeptDraft[]) => void };
}

/** What a window remembers of itself. */
interface Remembered {
  readonly tabs: readonly RememberedTab[];
  readonly active?: string;
}

interface RememberedTab {
  readonly key: string;
  readonly name: string;
  readonly folder?: string;
  /** It has a file, in which all of it is. */
  readonly isFile: boolean;
}

export function createLeftBehind(deeds: LeftBehindDeeds): LeftBehind {
  const { host, tabs, windowKey, language, notify, page, files, drafts, opening, questions, offered } = deeds;

  const list = async (): Promise<readonly KeptDraft[]> => {
    const answer = await host.call('drafts.list', windowKey);
    if (!answer.ok) notify(failure(answer.error));
    return answer.ok ? answer.value : [];
  };
  const isOpen = ({ key }: KeptDraft) => tabs.store.getState().tabs.some((tab) => tab.key === key);
  const offer = (all: readonly KeptDraft[]) => offered.set(all.filter((draft) => !isOpen(draft)));

  const restore = (draft: KeptDraft): Tab | undefined => {
    const { name, key, text, file, at } = draft;
    const read = readMission(text, language());
    // What was kept in the middle of something may lack a part; the rest of it is worth having.
    const sound = read.ok ? read.sound : read.unsound.salvage;
    if (!sound) {
      if (!read.ok) notify(refusal({ name, problem: read.unsound.problem, more: read.unsound.more }));
      return undefined;
    }
    const there = file && files.tabAt(file);
    if (there) {
      files.letGo(file.document);
      const parameters = { time: formatTime(at, language()) };
      replaceMission(there, sound.mission, { key: 'step.restore-draft', parameters });
      tabs.show(there);
      // Only when the window's own draft has it.
      void drafts.flush().then((isKept) => (isKept ? host.call('draft.drop', key) : undefined));
      return there;
    }
    const { changed, ...saved } = file ?? { changed: false };
    const origin: TabOrigin = { name, ...saved, ...sound, onDisk: changed ? 'changed' : 'same' };
    const tab = tabs.open(origin, key);
    drafts.adopt(tab);
    return tab;
  };

  /** What was open and saved comes back as well, where it still can be found. */
  const openAgain = async (tab: RememberedTab) => {
    const recents = await host.call('recents.list');
    const recent = recents.ok && recents.value.find((one) => !one.missing && isSamePlace(one, tab));
    if (!recent) return;
    const answer = await host.call('document.openRecent', recent.recent);
    if (answer.ok) opening.open(answer.value, tab.key);
  };

  const remember = () => {
    const { tabs: open, active } = tabs.store.getState();
    const remembered: Remembered = {
      tabs: open.map(({ key, file }) => {
        const { name, folder, document } = file.getState();
        return { key, name, ...(folder === undefined ? {} : { folder }), isFile: document !== undefined };
      }),
      ...(active && { active: active.key }),
    };
    page.memory.write(JSON.stringify(remembered));
  };

  return {
    begin: async () => {
      const all = await list();
      const own = new Map(all.filter((draft) => draft.own).map((draft) => [draft.key, draft]));
      const before = parse(page.memory.read());
      for (const tab of before.tabs) {
        const draft = own.get(tab.key);
        own.delete(tab.key);
        if (draft) restore(draft);
        else if (tab.isFile) await openAgain(tab);
      }
      for (const draft of own.values()) restore(draft);
      const active = tabs.store.getState().tabs.find(({ key }) => key === before.active);
      if (before.tabs.length > 0) tabs.show(active);
      offer(all);
      tabs.store.subscribe(remember);
      remember();
    },
    refresh: async () => offer(await list()),
    restore: (draft) => {
      notify(undefined);
      const tab = restore(draft);
      if (tab) offer(offered.get().filter(({ key }) => key !== draft.key));
      return Promise.resolve(tab);
    },
    discard: async ({ key, name }) => {
      const choice = await questions.ask({
        title: 'start.discard.title',
        text: 'start.discard.text',
        parameters: { name: shortName(name) },
        choices: [{ id: 'discard', name: 'start.left-behind.discard', isGrave: true }],
      });
      if (choice === undefined) return;
      const answer = await host.call('draft.drop', key);
      if (answer.ok) offer(offered.get().filter((draft) => draft.key !== key));
      else notify(failure(answer.error));
    },
  };
}

/** Whatever it wrote down, a window must open. */
function parse(text: string | null): Remembered {
  try {
    const { tabs, active } = JSON.parse(text ?? '') as Partial<Remembered>;
    return { tabs: Array.isArray(tabs) ? tabs : [], ...(active === undefined ? {} : { active }) };
  } catch {
    return { tabs: [] };
  }
}
