import type { Draft, KeptDraft } from '../../main/contract';
import { writeDocument } from '../../schemas';
import { isSame } from '../../schemas/same';
import type { DocumentState } from '../document/mission-document';
import { ownTextAgain, readOwnText } from '../document/own-text';
import { writePast } from '../document/past';
import { type ReadMission, withoutSalvage } from '../document/read-mission';
import { isUnsaved, type Tab, type TabOrigin } from '../document/tab';
import { followTabs, type Tabs } from '../document/tabs';
import type { Drafts } from './drafts';
import { shortName } from './file-names';
import { formatTime } from './format-time';
import type { LinkedFiles } from './linked-files';
import { about, failure } from './notices';
import type { Opened, Opening, Unopened } from './opening';
import type { Questions } from './questions';
import { replaceMission } from './reloading';
import type { Surroundings } from './surroundings';

/** Work that was not saved, and all of it. */
export type LeftDraft = KeptDraft & Readonly<Pick<Draft, 'text' | 'past' | 'ownText'>>;

/** Work that was not saved when its window went. */
export interface LeftBehind {
  /** What this window had open before it was loaded anew; and what others left behind, to be offered. */
  readonly begin: () => Promise<void>;
  /** The mission that has it now; nothing where it cannot be read, or its user does not wait for it. */
  readonly restore: (draft: LeftDraft) => Promise<Tab | undefined>;
  readonly discard: (draft: LeftDraft) => Promise<void>;
}

interface LeftBehindDeeds extends Surroundings {
  readonly files: LinkedFiles;
  readonly drafts: Drafts;
  readonly opening: Opening;
  readonly questions: Questions;
  readonly offered: { readonly get: () => readonly LeftDraft[]; readonly set: (drafts: LeftDraft[]) => void };
}

/** What a window remembers of itself. */
interface RememberedTabs {
  readonly tabs: readonly RememberedTab[];
  readonly active?: string;
}

interface RememberedTab {
  readonly key: string;
  readonly name: string;
  readonly folder?: string;
  /** It has a file, in which all of it is. */
  readonly isFile: boolean;
  /** It has neither a file nor a draft, because nobody has changed anything in it. */
  readonly text?: string;
  /** What can be undone in it, which a draft has with it. */
  readonly past?: string;
}

/** In characters, for all missions together: there is not much room where a window remembers. */
const MOST_REMEMBERED = 1_000_000;

export function createLeftBehind(deeds: LeftBehindDeeds): LeftBehind {
  const {
    host,
    tabs,
    windowKey,
    language,
    notify,
    seenTo,
    page,
    files,
    drafts,
    opening,
    questions,
    offered,
  } = deeds;

  const list = async (): Promise<readonly LeftDraft[]> => {
    const answer = await host.call('drafts.list', windowKey);
    if (!answer.ok) notify(failure(answer.error));
    const all: LeftDraft[] = [];
    for (const draft of answer.ok ? answer.value : []) {
      const read = await host.call('draft.read', draft.key);
      if (read.ok) all.push({ ...draft, ...read.value });
      else notify(failure(read.error));
    }
    return all;
  };
  const tabOf = ({ key }: LeftDraft) => tabs.store.getState().tabs.find((tab) => tab.key === key);
  /** A file that the user has opened in the meantime stays as they see it: the work on it is offered. */
  const isOpenedMeanwhile = ({ file }: LeftDraft) => file !== undefined && files.tabAt(file) !== undefined;
  const offer = (all: readonly LeftDraft[]) => offered.set(all.filter((draft) => !tabOf(draft)));

  const restore = (draft: LeftDraft, read: ReadMission): Tab | Unopened => {
    const { name, key, file, at } = draft;
    // What was kept in the middle of something may lack a part; the rest of it is worth having.
    const sound = read.ok ? read.sound : read.unsound.salvage;
    if (!sound) {
      if (read.ok) throw new Error('A sound draft has nothing in it');
      return { name, ...withoutSalvage(read.unsound) };
    }
    const ownText = readOwnText(draft.ownText);
    const there = file && files.tabAt(file);
    if (there) {
      files.letGo(file.document);
      const parameters = { time: formatTime(at, language()) };
      // What is there for its text alone has nothing of the mission that the file has not.
      if (ownText?.mission !== 'in-file')
        replaceMission(there, sound.mission, { key: 'step.restore-draft', parameters });
      if (ownText) {
        const { now } = there.document.store.getState().history;
        const isBehind = ownText.isBehind || !isSame(now, sound.mission);
        there.ownText.setState({ now: ownTextAgain({ ...ownText, isBehind }, now) });
        notify(about(there, { key: 'file-text.there-again', isCalm: true }));
      }
      tabs.show(there);
      // Only when the window's own draft has it.
      void drafts.flush().then((isKept) => (isKept ? host.call('draft.drop', key) : undefined));
      return there;
    }
    const { changed, ...saved } = file ?? { changed: false };
    const isElsewhere =
      ownText?.mission === 'as-it-came' || (ownText?.mission === 'in-file' && file && !changed);
    const origin: TabOrigin = {
      name,
      ...saved,
      ...sound,
      onDisk: changed ? 'changed' : 'same',
      savedStep: isElsewhere ? 'start' : undefined,
      ownText,
    };
    const tab = tabs.open(origin, key);
    drafts.adopt(tab);
    if (ownText) notify(about(tab, { key: 'file-text.there-again', isCalm: true }));
    return tab;
  };

  const remember = () => {
    const { tabs: open, active } = tabs.store.getState();
    let room = MOST_REMEMBERED;
    const pastIn = (tab: Tab, text: string) => {
      const past = writePast(tab.document.store.getState().history, text);
      room -= past?.length ?? 0;
      return past !== undefined && room >= 0 ? { past } : {};
    };
    const remembered: RememberedTabs = {
      tabs: open.map((tab): RememberedTab => {
        if (isUnsaved(tab)) return placeOf(tab);
        const text = files.textOf(tab) ?? textOf(tab);
        return { ...placeOf(tab), ...(isUntouched(tab) && { text }), ...pastIn(tab, text) };
      }),
      ...(active && { active: active.key }),
    };
    page.memory.write('open', JSON.stringify(remembered));
  };

  /** Whoever undoes everything is where the file is, and there is no draft any more that has what was undone. */
  const rememberBack = (tab: Tab) => (now: DocumentState, before: DocumentState) => {
    if (now.history !== before.history && !isUnsaved(tab)) remember();
  };

  return {
    begin: async () => {
      const behind = keepsSight(tabs);
      const refused: Unopened[] = [];
      const bringBack = (bring: () => Opened) => {
        const brought = behind(bring);
        if (brought && 'problem' in brought) refused.push(brought);
      };
      const bringDraftBack = async (draft: LeftDraft) => {
        const read = await deeds.read(draft.text, draft.past);
        if (read !== 'cancelled' && !isOpenedMeanwhile(draft)) bringBack(() => restore(draft, read));
      };
      const all = await list();
      const own = new Map(all.filter((draft) => draft.own).map((draft) => [draft.key, draft]));
      const before = parse(page.memory.read('open'));
      for (const tab of before.tabs) {
        const draft = own.get(tab.key);
        if (draft) own.delete(tab.key);
        if (draft) await bringDraftBack(draft);
        const { text } = tab;
        if (draft || !(tab.isFile || text !== undefined)) continue;
        // What was open and saved comes back as well.
        const file = text === undefined ? await opening.findAgain(tab) : { name: tab.name, text };
        const has = 'problem' in file ? undefined : await opening.read(file, tab.past);
        bringBack(() => ('problem' in file ? file : opening.open(file, has, tab.key)));
      }
      for (const draft of own.values()) await bringDraftBack(draft);
      const active = tabs.store.getState().tabs.find(({ key }) => key === before.active);
      if (before.tabs.length > 0) behind(() => tabs.show(active));
      if (refused.length > 0) opening.tell(refused);
      offer(all);
      tabs.store.subscribe(remember);
      followTabs(tabs, (tab) => {
        const stops = [tab.file.subscribe(remember), tab.document.store.subscribe(rememberBack(tab))];
        return () => stops.forEach((stop) => stop());
      });
      remember();
    },
    restore: async (draft) => {
      seenTo();
      const read = await deeds.read(draft.text, draft.past);
      if (read === 'cancelled') return undefined;
      const there = tabOf(draft);
      // Asking twice opens it once: two tabs would overwrite each other's drafts.
      if (there) {
        tabs.show(there);
        return there;
      }
      const other = draft.file && files.tabAt(draft.file);
      // Both cannot stand in one place, and neither may go for the other.
      if (draft.ownText !== undefined && other?.ownText.getState().now) {
        tabs.show(other);
        notify(about(other, { key: 'file-text.other-first', isCalm: true }));
        return undefined;
      }
      const restored = restore(draft, read);
      if ('problem' in restored) {
        opening.tell([restored]);
        return undefined;
      }
      offer(offered.get().filter(({ key }) => key !== draft.key));
      return restored;
    },
    discard: async ({ key, name, file }) => {
      const choice = await questions.ask({
        title: 'start.discard.title',
        text: 'start.discard.text',
        parameters: { name: shortName(name) },
        choices: [{ id: 'discard', name: 'start.left-behind.discard', isGrave: true }],
      });
      if (choice === undefined) return;
      const answer = await host.call('draft.drop', key);
      if (!answer.ok) return notify(failure(answer.error));
      offer(offered.get().filter((draft) => draft.key !== key));
      files.letGo(file?.document);
    },
  };
}

function placeOf({ key, file }: Tab): RememberedTab {
  const { name, folder, document } = file.getState();
  return { key, name, ...(folder === undefined ? {} : { folder }), isFile: document !== undefined };
}

/** A sample, or a template, as it came. */
function isUntouched(tab: Tab): boolean {
  const { document, isReadOnly } = tab.file.getState();
  return document === undefined && !isReadOnly && !isUnsaved(tab);
}

function textOf({ document }: Tab): string {
  return writeDocument(document.store.getState().history.now);
}

/**
 * Whoever has something else in sight by now keeps it in sight: what a slow host has of an earlier window may come
 * when its user has begun with something already.
 */
function keepsSight({ store, show }: Tabs) {
  let ours = store.getState().active;
  let isElsewhere = false;
  return <T>(open: () => T): T => {
    const { active } = store.getState();
    isElsewhere ||= active !== ours;
    const opened = open();
    if (isElsewhere) show(active);
    ours = store.getState().active;
    return opened;
  };
}

/** Whatever it wrote down, a window must open. */
function parse(text: string | null): RememberedTabs {
  try {
    const { tabs, active } = JSON.parse(text ?? '') as Partial<RememberedTabs>;
    return { tabs: Array.isArray(tabs) ? tabs : [], ...(active === undefined ? {} : { active }) };
  } catch {
    return { tabs: [] };
  }
}
