import type { Answer, SavedFile } from '../../main/contract';
import { missionFileName, writeDocument } from '../../schemas';
import { whyUnsound } from '../document/read-mission';
import type { Tab } from '../document/tab';
import { nameOf, proposedFileName, shortName } from './file-names';
import { type LinkedFiles, settledMission, withoutFile } from './linked-files';
import { about, notSaved, unwritable } from './notices';
import type { Questions } from './questions';
import type { Surroundings } from './surroundings';

export interface Saving {
  /** Whether the mission, as it was when this was asked for, is in its file now. */
  readonly save: (tab: Tab) => Promise<boolean>;
  readonly saveAs: (tab: Tab) => Promise<boolean>;
  /** Over whatever another program has put there. */
  readonly saveAnyway: (tab: Tab) => Promise<boolean>;
  readonly download: (tab: Tab) => void;
  /** Done when nothing is being written to its file any more. */
  readonly inTurn: <T>(tab: Tab, deed: () => Promise<T>) => Promise<T>;
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

  /** What would be written; nothing, and a notice, where that would be no mission. */
  const written = (tab: Tab) => {
    const { mission, step } = settledMission(tab);
    tab.document.keepStep();
    const unsound = whyUnsound(mission);
    if (!unsound) return { step, text: writeDocument(mission) };
    notify(about(tab, unwritable(nameOf(tab, language()), unsound.problem)));
    return undefined;
  };

  const finish = (tab: Tab, file: SavedFile, { text, step }: NonNullable<ReturnType<typeof written>>) => {
    files.link(tab, file, text, step);
    seenTo(tab);
    deeds.saved(tab);
    return true;
  };

  const whileSaving = async <T>(tab: Tab, call: Promise<Answer<T>>): Promise<Answer<T>> => {
    tab.file.setState({ isSaving: true });
    const answer = await call;
    tab.file.setState({ isSaving: false });
    return answer;
  };

  async function write(tab: Tab, saidAnyway: boolean): Promise<boolean> {
    const anyway = saidAnyway || files.insists(tab);
    const { document, cannotWrite, isReadOnly, onDisk } = tab.file.getState();
    if (document === undefined || cannotWrite || isReadOnly) return writeElsewhere(tab);
    if (onDisk !== 'same' && !anyway) return askFirst(tab, onDisk);
    const made = written(tab);
    if (!made) return false;
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
    notify(about(tab, notSaved(nameOf(tab, language()), answer.error)));
    return false;
  }

  function forgetFile(tab: Tab): void {
    tab.file.setState(withoutFile(tab.file.getState()), true);
  }

  async function askFirst(tab: Tab, onDisk: 'changed' | 'gone'): Promise<boolean> {
    const parameters = { name: nameOf(tab, language()) };
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
      const made = written(tab);
      if (!made) return false;
      const answer = await whileSaving(tab, host.call('document.saveAs', name, made.text, anyway));
      if (answer.ok) return answer.value !== null && finish(tab, answer.value, made);
      if (answer.error.code !== 'name-taken') {
        notify(about(tab, notSaved(nameOf(tab, language()), answer.error)));
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
    download: (tab) => {
      const made = written(tab);
      if (made) page.download(proposedFileName(tab, language()), made.text);
    },
  };
}
