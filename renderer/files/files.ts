import { createStore, type StoreApi } from 'zustand/vanilla';
import { sentence } from '../../languages';
import type { Recent } from '../../main/contract';
import type { Mission } from '../../schemas';
import { missionInText } from '../../sharing/carriers/coded-text';
import { canBeKept } from '../document/own-text';
import { isMissionText } from '../document/read-mission';
import type { Tab } from '../document/tab';
import { createClosing } from './closing';
import { createDrafts } from './drafts';
import { createLeaving } from './leaving';
import { createLeftBehind, type LeftDraft } from './left-behind';
import { createLinkedFiles } from './linked-files';
import { failure } from './notices';
import { createOpening, type Salvage } from './opening';
import { createQuestions, type Questions } from './questions';
import { createReloading } from './reloading';
import { sampleNamed } from './samples';
import { createSaving } from './saving';
import type { Surroundings } from './surroundings';
import { copyOf, isTemplate, newId, newMission } from './templates';
import { createVersions, type Versions } from './versions';

/** What the start screen and the dialogs show. */
export interface FilesState {
  /** Newest first; in a local page, with everything that its library has. */
  readonly recents: readonly Recent[];
  /** Work that was not saved when its window went, newest first. */
  readonly leftBehind: readonly LeftDraft[];
  /** A file was refused of which a part can be opened. */
  readonly salvage: Salvage | undefined;
  /** The local page's own dialog for opening. */
  readonly libraryIsOpen: boolean;
}

/** Opening, saving and keeping of missions, in whichever shell. */
export interface Files {
  readonly store: StoreApi<FilesState>;
  /** What only the user can decide at this moment. */
  readonly questions: Questions['store'];
  readonly ask: Questions['ask'];
  readonly versions: Versions;
  /** Takes up what this window had open before, and what it was started for. */
  readonly begin: () => Promise<void>;
  /** A template, or a sample to go on from. */
  readonly newMission: (template: string) => Promise<void>;
  readonly openByDialog: () => Promise<void>;
  /** Files of the user's own computer, where that is not the one that the library is on. */
  readonly upload: () => Promise<void>;
  readonly closeLibrary: () => void;
  readonly openRecent: (recent: string) => Promise<void>;
  readonly forgetRecent: (recent: string) => Promise<void>;
  /** A copy without a file: the sample itself stays as it is. */
  readonly openSample: (sample: string) => Promise<void>;
  /** One that no file has: it counts as work that is not saved. */
  readonly openMission: (mission: Mission) => Tab;
  /** One that lies somewhere else: as long as nobody changes it, there is nothing to save. */
  readonly openUntouched: (mission: Mission) => Tab;
  readonly openDropped: (files: readonly File[]) => Promise<void>;
  /** Text that was pasted, if it is a mission. */
  readonly openText: (text: string) => Promise<void>;
  readonly openSalvage: () => void;
  readonly reload: (tab: Tab) => Promise<boolean>;
  /** What another program has done to the file counts for nothing. */
  readonly keepMine: (tab: Tab) => void;
  readonly save: (tab: Tab) => Promise<boolean>;
  readonly saveAs: (tab: Tab) => Promise<boolean>;
  /** Over whatever another program has put there. */
  readonly saveAnyway: (tab: Tab) => Promise<boolean>;
  readonly download: (tab: Tab) => Promise<void>;
  readonly close: (tab: Tab) => Promise<boolean>;
  readonly restoreDraft: (draft: LeftDraft) => Promise<Tab | undefined>;
  readonly discardDraft: (draft: LeftDraft) => Promise<void>;
  /** Keeps all work that is not saved, at once: the window may be gone in a moment. */
  readonly flush: () => Promise<boolean>;
  /** Whether something is written in the text of a file that would go with the window: no draft has it. */
  readonly wouldLoseText: () => boolean;
  /** Loads the window anew, once all work is kept; where it cannot be, its user decides. */
  readonly loadAnew: () => Promise<void>;
  /** The host was gone for a while: it is told what this window has in hand. */
  readonly comeBack: () => Promise<void>;
  /** A small picture of a mission, painted when there is time. */
  readonly picture: (mission: Mission) => Promise<string | undefined>;
}

export function createFiles(surroundings: Surroundings): Files {
  const { host, tabs, language, notify, seenTo, page } = surroundings;
  const store = createStore<FilesState>(() => ({
    recents: [],
    leftBehind: [],
    salvage: undefined,
    libraryIsOpen: false,
  }));
  const files = createLinkedFiles(surroundings);
  const questions = createQuestions();
  const drafts = createDrafts(surroundings);

  const refreshRecents = async () => {
    const answer = await host.call('recents.list');
    if (answer.ok) store.setState({ recents: answer.value });
  };
  /** The file is at the head of the recent ones now, and its picture may be old. */
  const paint = async (tab: Tab, document: string) => {
    const picture = await page.picture(tab.document.store.getState().history.now, language());
    if (picture === undefined || tab.file.getState().document !== document) return;
    if ((await host.call('document.picture', document, picture)).ok) void refreshRecents();
  };
  const saved = (tab: Tab) => {
    void refreshRecents();
    const { document } = tab.file.getState();
    // Who closes it at once wants to find it again by its picture all the same.
    if (document !== undefined) files.hold(document, paint(tab, document));
  };

  const opening = createOpening({
    ...surroundings,
    files,
    opened: saved,
    salvage: {
      get: () => store.getState().salvage,
      set: (salvage) => {
        const before = store.getState().salvage;
        store.setState({ salvage });
        if (before && before !== salvage) files.letGo(before.file.document);
      },
    },
  });
  const reloading = createReloading({ ...surroundings, files, saved });
  const saving = createSaving({ ...surroundings, files, questions, saved, reload: reloading.reload });
  const wouldLoseText = () =>
    tabs.store.getState().tabs.some(({ ownText, file }) => {
      const { now } = ownText.getState();
      return now !== undefined && (!canBeKept(now) || file.getState().notKept !== undefined);
    });
  const leaving = createLeaving({ host, page, drafts, questions, wouldLoseText });
  const closing = createClosing({ ...surroundings, files, questions, saving, drafts });
  const leftBehind = createLeftBehind({
    ...surroundings,
    files,
    drafts,
    opening,
    questions,
    offered: {
      get: () => store.getState().leftBehind,
      set: (offered) => store.setState({ leftBehind: offered }),
    },
  });

  const openUntitled = (mission: Mission) => {
    seenTo();
    return tabs.open({ name: nameFor(mission), mission, savedStep: 'start' });
  };
  const nameFor = ({ title, id }: Mission) => title[language()] ?? Object.values(title)[0] ?? id;

  const upload = async () => {
    const chosen = await page.chooseFiles();
    if (chosen.length === 0) return;
    store.setState({ libraryIsOpen: false });
    await opening.openDropped(chosen);
  };

  host.listen(({ name }) => {
    if (name === 'document.asked') void opening.openAsked();
    if (name === 'app.closing') void leaving.close();
  });

  return {
    store,
    questions: questions.store,
    ask: questions.ask,
    openUntouched: openUntitled,
    openMission: (mission) => tabs.open({ name: nameFor(mission), mission }),
    versions: createVersions({
      ...surroundings,
      files,
      opening,
      leftBehind,
      offered: () => store.getState().leftBehind,
    }),
    begin: async () => {
      await Promise.all([refreshRecents(), leftBehind.begin()]);
      await opening.openAsked();
    },
    newMission: async (template) => {
      if (isTemplate(template)) {
        openUntitled(newMission(template, language(), newId()));
        return;
      }
      const sample = await sampleNamed(template);
      if (sample) openUntitled(copyOf(sample.mission, newId()));
      else notify({ key: 'start.sample-not-there' });
    },
    openByDialog: async () => {
      const answer = await host.call('document.open');
      if (answer.ok) {
        if (answer.value) await opening.openAndTell([answer.value]);
        return;
      }
      const { code, file } = answer.error;
      if (file) return opening.tell([file]);
      if (code !== 'not-here') return notify(failure(answer.error));
      await refreshRecents();
      store.setState({ libraryIsOpen: true });
    },
    upload,
    closeLibrary: () => store.setState({ libraryIsOpen: false }),
    openRecent: async (recent) => {
      store.setState({ libraryIsOpen: false });
      await opening.openRecent(recent);
      await refreshRecents();
    },
    forgetRecent: async (recent) => {
      const answer = await host.call('recents.forget', recent);
      if (!answer.ok) notify(failure(answer.error));
      await refreshRecents();
    },
    openSample: async (id) => {
      const sample = await sampleNamed(id);
      if (sample) openUntitled(sample.mission);
      else notify({ key: 'start.sample-not-there' });
    },
    openDropped: opening.openDropped,
    openText: async (text) => {
      const carried = missionInText(text);
      if (carried) {
        const name = sentence(language(), 'files.pasted-text');
        return opening.openAndTell([
          carried.ok ? { name, carried: carried.missions } : { name, problem: carried.problem },
        ]);
      }
      // Whatever else is pasted is not meant for the window.
      if (!isMissionText(text)) return;
      await opening.openAndTell([{ name: sentence(language(), 'files.pasted'), text }]);
    },
    openSalvage: opening.openSalvage,
    reload: (tab) => saving.inTurn(tab, () => reloading.reload(tab)),
    keepMine: reloading.keepMine,
    save: saving.save,
    saveAs: saving.saveAs,
    saveAnyway: saving.saveAnyway,
    download: saving.download,
    close: closing.close,
    restoreDraft: leftBehind.restore,
    discardDraft: leftBehind.discard,
    flush: drafts.flush,
    wouldLoseText,
    loadAnew: leaving.reload,
    comeBack: async () => {
      const documents = tabs.store.getState().tabs.flatMap(({ file }) => file.getState().document ?? []);
      // One that it does not know any more is saved under a name that its user chooses.
      await Promise.all(documents.map((document) => host.call('document.resume', document)));
      await drafts.comeBack();
      await refreshRecents();
      await opening.openAsked();
    },
    picture: (mission) => page.picture(mission, language()),
  };
}
