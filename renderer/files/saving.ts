import type { SavedFile } from '../../main/contract';
import { missionFileName } from '../../schemas';
import type { HistoryStep } from '../document/history';
import type { Tab } from '../document/tab';
import { fileName, proposedFileName, shortName } from './file-names';
import { type LinkedFiles, settledMission, withoutFile } from './linked-files';
import { about, notSaved, notWritten, unwritable } from './notices';
import type { Questions } from './questions';
import type { Surroundings } from './surroundings';

export interface Saving {
  /** Whether the mission, as it was when this was asked for, is in its file now. */
  readonly save: (tab: Tab) => Promise<boolean>;
  readonly saveAs: (tab: Tab) => Promise<boolean>;
  /** Over whatever another program has put there. */
  readonly saveAnyway: (tab: Tab) => Promise<boolean>;
  readonly download: (tab: Tab) => Promise<void>;
  /** Done when nothing is being written to its file any more. */
  readonly inTurn: <T>(tab: Tab, deed: () => Promise<T>) => Promise<T>;
}

/** What a file is to have, and the last step that is in it. */
interface Written {
  readonly text: string;
  readonly step: HistoryStep | 'start';
}

interface SavingDeeds extends Surroundings {
  readonly files: LinkedFiles;
  readonly questions: Questions;
  /** Without waiting for its turn. */
  readonly reload: (tab: Tab) => Promise<unknown>;
  readonly saved: (tab: Tab) => void;
}

export function createSaving(deeds: SavingDeeds): Saving {
  const { host, files, questions, notify, seenTo, language, shell, page } = deeds;
  const lastDeeds = new WeakMap<Tab, Promise<unknown>>();
  const inTurn: Saving['inTurn'] = (tab, deed) => {
    const before = lastDeeds.get(tab) ?? Promise.resolve();
    const now = before.then(deed, deed);
    lastDeeds.set(tab, now);
    return now;
  };

  const whileSaving = async <T>(tab: Tab, deed: Promise<T>): Promise<T> => {
    tab.file.setState({ isSaving: true });
    try {
      return await deed;
    } finally {
      tab.file.setState({ isSaving: false });
    }
  };

  /** The mission as it is at this moment, as it would be written; nothing, and a notice, where that cannot be. */
  const written = async (tab: Tab): Promise<Written | undefined> => {
    const { mission, step } = settledMission(tab);
    tab.document.keepStep();
    const made = await whileSaving(tab, deeds.write(mission));
    if (made === 'cancelled') return undefined;
    if (made !== 'too-long' && 'text' in made) return { step, text: made.text };
    const name = fileName(tab, language());
    const notice = made === 'too-long' ? notWritten(name) : unwritable(name, made.unsound.problem);
    notify(about(tab, notice));
    return undefined;
  };

  const finish = (tab: Tab, file: SavedFile, { text, step }: Written) => {
    files.link(tab, file, text, step);
    seenTo(tab);
    deeds.saved(tab);
    return true;
  };

  async function write(tab: Tab, saidAnyway: boolean): Promise<boolean> {
    if (!hasFile(tab)) return writeElsewhere(tab);
    const made = await written(tab);
    if (!made) return false;
    // All of this may have changed meanwhile.
    const anyway = saidAnyway || files.insists(tab);
    const { document, onDisk } = tab.file.getState();
    if (document === undefined || !hasFile(tab)) return writeElsewhere(tab);
    if (onDisk !== 'same' && !anyway) return askFirst(tab, onDisk);
    if (onDisk === 'same' && !anyway && files.textOf(tab) === made.text) {
      tab.file.setState({ savedStep: made.step });
      deeds.saved(tab);
      return true;
    }
    const answer = await whileSaving(tab, host.call('document.save', document, made.text, anyway));
    if (answer.ok) return finish(tab, answer.value, made);
    const { code } = answer.error;
    if (code === 'changed-on-disk' || code === 'gone') {
      const now = code === 'gone' ? 'gone' : 'changed';
      tab.file.setState({ onDisk: now });
      return askFirst(tab, now);
    }
    // A host that was started anew does not know the window's documents.
    if (code === 'not-known') {
      forgetFile(tab);
      return writeElsewhere(tab);
    }
    notify(about(tab, notSaved(fileName(tab, language()), answer.error)));
    return false;
  }

  function forgetFile(tab: Tab): void {
    tab.file.setState(withoutFile(tab.file.getState()), true);
  }

  async function askFirst(tab: Tab, onDisk: 'changed' | 'gone'): Promise<boolean> {
    const parameters = { name: fileName(tab, language()) };
    const choice = await questions.ask(
      onDisk === 'gone'
        ? {
            title: 'files.gone.title',
            text: 'files.gone.text',
            parameters,
            choices: [
              { id: 'again', name: 'files.save-again' },
              { id: 'elsewhere', name: 'action.document.saveAs' },
            ],
          }
        : {
            title: 'files.changed.title',
            text: 'files.changed.text',
            parameters,
            choices: [
              { id: 'elsewhere', name: 'action.document.saveAs' },
              { id: 'reload', name: 'files.reload' },
              { id: 'again', name: 'files.overwrite', isGrave: true },
            ],
          },
    );
    if (choice === 'again') return write(tab, true);
    if (choice === 'elsewhere') return writeElsewhere(tab);
    if (choice === 'reload') await deeds.reload(tab);
    return false;
  }

  async function writeElsewhere(tab: Tab): Promise<boolean> {
    let name = proposedFileName(tab, language());
    let anyway = false;
    for (;;) {
      if (shell === 'web' && !anyway) {
        const given = await askForName(name);
        if (given === undefined) return false;
        name = given;
        const { name: own, document, cannotWrite } = tab.file.getState();
        if (document !== undefined && !cannotWrite && name === own) return write(tab, false);
      }
      const made = await written(tab);
      if (!made) return false;
      const answer = await whileSaving(tab, host.call('document.saveAs', name, made.text, anyway));
      if (answer.ok) return answer.value !== null && finish(tab, answer.value, made);
      if (answer.error.code !== 'name-taken') {
        notify(about(tab, notSaved(fileName(tab, language()), answer.error)));
        return false;
      }
      const choice = await questions.ask({
        title: 'files.taken.title',
        text: 'files.taken.text',
        parameters: { name: shortName(name) },
        choices: [
          { id: 'other', name: 'files.other-name' },
          { id: 'replace', name: 'files.replace', isGrave: true },
        ],
      });
      if (choice === undefined) return false;
      anyway = choice === 'replace';
    }
  }

  async function askForName(proposed: string): Promise<string | undefined> {
    const given = await questions.askName({
      title: 'files.name.title',
      text: 'files.name.text',
      parameters: {},
      name: shortName(proposed),
      choices: [{ id: 'save', name: 'action.document.save' }],
    });
    return given === undefined ? undefined : missionFileName(given);
  }

  return {
    inTurn,
    save: (tab) => inTurn(tab, () => write(tab, false)),
    saveAs: (tab) => inTurn(tab, () => writeElsewhere(tab)),
    saveAnyway: (tab) => inTurn(tab, () => write(tab, true)),
    download: async (tab) => {
      const made = await written(tab);
      if (made) page.download(proposedFileName(tab, language()), made.text);
    },
  };
}

/** Where it can be written without asking for a place. */
function hasFile({ file }: Tab): boolean {
  const { document, cannotWrite, isReadOnly } = file.getState();
  return document !== undefined && !cannotWrite && !isReadOnly;
}
